const ID = /[A-Z]{2}-\d+\.\d+[a-z]*/g;

/** The ids that a RULES.md defines, in its order: lines that begin with `- XX-n.m`. */
export const idsOf = markdown => [...markdown.matchAll(/^- ([A-Z]{2}-\d+\.\d+[a-z]*)\b/gm)].map(([, id]) => id);

/** The titles of all tests in a file. */
export const titlesOf = text =>
  [...text.matchAll(/\b(?:test|it)(?:\.\w+(?:\([^)]*\))?)*\(\s*[`'"]([^`'"\n]*)/g)].map(([, title]) => title);

/** The ids that a title proves: at most two, for a title that lists many proves none of them. */
export const idsIn = title => (title.match(ID) ?? []).slice(0, 2);

/** The module of ids, in the shape that Prettier leaves alone. */
export const moduleOf = ids =>
  `// Made from RULES.md by \`npm run rule-ids\`; edit the rules, not this list.
// prettier-ignore
export const RULE_IDS = [
${ids.map(id => `  '${id}',\n`).join('')}] as const;

export type RuleId = (typeof RULE_IDS)[number];
`;
