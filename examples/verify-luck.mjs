#!/usr/bin/env node
// Checks the luck of a Kontor record without any code of Kontor: node verify-luck.mjs game.game
// The recipe is in docs/luck.md: a commitment before the first draw, HMAC-SHA-256 for every number, no favoured numbers.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const lines = readFileSync(process.argv[2], 'utf8').split(/\r?\n/);
const field = name => lines.find(line => line.startsWith(`${name} `))?.slice(name.length + 1);
const fail = message => {
  console.error(message);
  process.exit(1);
};

const seed = field('seed') ?? fail('The record holds no seed: the game is not over.');
const said = createHash('sha256')
  .update(`kontor luck 1|${field('match')}|${seed}`)
  .digest('hex');
if (said !== field('luck')) fail('The seed is not the one that was committed to before the game.');

/** The numbers of one event, in order; `next(n)` is a uniform number below n. */
function stream(epoch, event, index) {
  let counter = 0;
  return n => {
    for (;;) {
      const hmac = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${epoch}|${event}|${index}|${counter++}`);
      const word = hmac.digest().readUInt32BE(0);
      if (word < 2 ** 32 - (2 ** 32 % n)) return word % n;
    }
  };
}

let epoch = 0;
let compared = 0;
const standing = []; // whether each move that stands drew anything
lines.forEach((line, i) => {
  const undo = /^undo \d+ (\d+)$/.exec(line);
  if (undo && standing.splice(-Number(undo[1])).includes(true)) epoch++;
  const isMove = /^~?\d+ /.test(line);
  if (!isMove && !line.startsWith('setup')) return;
  const drawn = /\[(.*)\]$/.exec(line)?.[1];
  if (isMove) standing.push(drawn !== undefined);
  for (const group of drawn?.split('; ') ?? []) {
    const [, event, index, list] =
      /^(\S+) (\d+): (.*)$/.exec(group) ?? fail(`line ${i + 1}: the draws don't say what they are for.`);
    const next = stream(epoch, event, index);
    for (const pair of list.split(' ')) {
      const [draw, below] = pair.split('/').map(Number);
      if (next(below) !== draw) fail(`line ${i + 1}: ${draw} of ${event} ${index} is not what the seed gives.`);
      compared++;
    }
  }
});
console.log(`The luck is as committed: ${compared} draws compared.`);
