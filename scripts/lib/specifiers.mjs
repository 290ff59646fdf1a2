import ts from 'typescript';

/** The scripts of a component with everything else blanked, so that lines stay what they were. */
export function scriptsOf(text) {
  const blank = part => part.replace(/[^\n]/g, ' ');
  const script = /(<script\b[^>]*>)([\s\S]*?)(<\/script>)/g;
  let scripts = '';
  let markup = '';
  let end = 0;
  for (const match of text.matchAll(script)) {
    const [all, open, body, close] = match;
    const before = text.slice(end, match.index);
    scripts += blank(before + open) + body + blank(close);
    markup += before + blank(all);
    end = match.index + all.length;
  }
  return { scripts: scripts + blank(text.slice(end)), markup: markup + text.slice(end) };
}

export function parse(file, text) {
  const { scripts, markup } = file.endsWith('.svelte') ? scriptsOf(text) : { scripts: text, markup: '' };
  const kind = file.endsWith('.js') || file.endsWith('.mjs') ? ts.ScriptKind.JS : ts.ScriptKind.TS;
  return { source: ts.createSourceFile(file, scripts, ts.ScriptTarget.Latest, true, kind), markup };
}

export const lineOf = (source, node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;

const isMeta = node => ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword;

/** Calls that load a module: import(), require(), import.meta.glob(), import.meta.resolve(), new URL(…, import.meta.url). */
function isLoader(node) {
  if (ts.isNewExpression(node))
    return node.expression.getText() === 'URL' && node.arguments?.[1]?.getText() === 'import.meta.url';
  if (!ts.isCallExpression(node)) return false;
  const callee = node.expression;
  return (
    callee.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(callee) && callee.text === 'require') ||
    (ts.isPropertyAccessExpression(callee) && isMeta(callee.expression))
  );
}

const literals = node =>
  node !== undefined && ts.isArrayLiteralExpression(node)
    ? node.elements.flatMap(literals)
    : [node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined];

const importedNames = clause => {
  if (clause?.name || !clause?.namedBindings || !ts.isNamedImports(clause.namedBindings)) return undefined;
  return clause.namedBindings.elements
    .filter(each => !each.isTypeOnly)
    .map(each => (each.propertyName ?? each.name).text);
};

const exportedNames = clause =>
  clause && ts.isNamedExports(clause)
    ? clause.elements.filter(each => !each.isTypeOnly).map(each => (each.propertyName ?? each.name).text)
    : undefined;

/**
 * Each import of a file: specifier (undefined if it is computed), line, whether it is gone after compilation, and the
 * names of the values if all are listed. An `address` is a path that a bundler may or may not take for a module.
 */
export function specifiersOf(file, text) {
  const { source, markup } = parse(file, text);
  const found = [];
  const add = (node, specifier, types, names) =>
    found.push({ specifier, line: lineOf(source, node), types, names, address: ts.isNewExpression(node) });

  const visit = node => {
    if (ts.isImportDeclaration(node)) {
      const types = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
      add(node, node.moduleSpecifier.text, types, importedNames(node.importClause));
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier)
      add(node, node.moduleSpecifier.text, node.isTypeOnly, exportedNames(node.exportClause));
    else if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference))
      add(node, literals(node.moduleReference.expression)[0], node.isTypeOnly);
    else if (ts.isImportTypeNode(node)) add(node, literals(node.argument.literal)[0], true);
    else if (isLoader(node)) for (const specifier of literals(node.arguments?.[0])) add(node, specifier, false);
    else if (ts.isModuleDeclaration(node) && ts.isStringLiteral(node.name)) add(node, node.name.text, true);
    ts.forEachChild(node, visit);
  };
  visit(source);

  for (const reference of source.referencedFiles)
    found.push({ specifier: relative(reference.fileName), line: 1, types: true });
  for (const reference of source.typeReferenceDirectives)
    found.push({ specifier: reference.fileName, line: 1, types: true });
  for (const match of markup.matchAll(/\bimport\(\s*(?:(['"`])([^'"`]*)\1)?/g))
    found.push({ specifier: match[2], line: markup.slice(0, match.index).split('\n').length, types: false });
  return found;
}

const relative = file => (file.startsWith('.') ? file : `./${file}`);
