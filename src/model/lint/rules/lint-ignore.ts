import type { Rule } from '#model/lint/rule.ts';

/** Found with the ids of all rules: see `unknownIgnores`. */
export const lintIgnore: Rule = {
  severity: 'advice',
  about:
    'A comment `lint-ignore` without the name of a rule, or with one that no rule has. It has no effect.',
  wrong: { lang: 'yaml', text: "at: 'spec.args[0]' # lint-ignore index-in-pth: no names" },
  right: { lang: 'yaml', text: "at: 'spec.args[0]' # lint-ignore index-in-path: no names" },
};
