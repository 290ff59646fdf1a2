import { spawn } from 'node:child_process';
import { at, ROOT } from './root.mjs';

/** Runs a program with its output on ours; resolves to its exit code. */
export const run = (program, args, options = {}) =>
  new Promise(resolve => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', ...options });
    child.on('error', error => {
      console.error(`${program}: ${error.message}`);
      resolve(127);
    });
    child.on('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });

/** Runs a program silently and without colours, which CI=true would bring; resolves to its exit code and what it printed. */
export const capture = (program, args, options = {}) =>
  new Promise(resolve => {
    let output = '';
    const env = { ...(options.env ?? process.env), NO_COLOR: '1' };
    delete env.FORCE_COLOR;
    const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options, env });
    child.stdout.on('data', chunk => (output += chunk));
    child.stderr.on('data', chunk => (output += chunk));
    child.on('error', error => resolve({ code: 127, output: `${program}: ${error.message}\n` }));
    child.on('close', code => resolve({ code: code ?? 1, output }));
  });

/** The arguments that start an installed tool with the running Node, on every platform. */
export const tool = (...path) => at('node_modules', ...path);
