import ts from 'typescript';
import { lineOf, parse } from './specifiers.mjs';

/** Names that would let a rule see time, luck, the network, the page or the process. Not even as names of its own. */
const NAMES = new Set(
  `Date performance crypto setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame fetch process window
   document navigator localStorage sessionStorage indexedDB XMLHttpRequest WebSocket EventSource Worker SharedArrayBuffer
   Atomics WeakRef FinalizationRegistry globalThis eval Function require Buffer console structuredClone`.split(/\s+/),
);

/** Globals that are fine except for some members, so they are never passed around as a whole. */
const MEMBERS = {
  Math: new Set(['random']),
  Intl: new Set(['DateTimeFormat']),
  Reflect: new Set(['construct', 'get']),
};

/** Members that differ from machine to machine or lead back to the globals. */
const ANYWHERE = new Set(['localeCompare', 'toLocaleString', 'constructor']);

/** The names of things rather than references: after a dot, before a colon. */
function isLabel(node) {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isQualifiedName(parent) && parent.right === node) ||
    ((ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isNamedTupleMember(parent)) &&
      parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node)
  );
}

function memberOf(node) {
  const { parent } = node;
  return ts.isPropertyAccessExpression(parent) && parent.expression === node ? parent.name.text : undefined;
}

/** The forbidden globals that a file of rules touches: `{ name, line }`. */
export function globalsOf(file, text) {
  const { source } = parse(file, text);
  const found = [];
  const add = (node, name) => found.push({ name, line: lineOf(source, node) });

  const visit = node => {
    if (ts.isIdentifier(node) && !isLabel(node)) {
      if (NAMES.has(node.text)) add(node, node.text);
      else if (Object.hasOwn(MEMBERS, node.text)) {
        const member = memberOf(node);
        if (member === undefined) add(node, `${node.text} as a value`);
        else if (MEMBERS[node.text].has(member)) add(node, `${node.text}.${member}`);
      }
    } else if (ts.isPropertyAccessExpression(node) && ANYWHERE.has(node.name.text)) add(node, `.${node.name.text}`);
    else if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
      if (ANYWHERE.has(node.argumentExpression.text)) add(node, `.${node.argumentExpression.text}`);
    } else if (ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword) add(node, 'import.meta');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
