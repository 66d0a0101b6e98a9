import type { Rule } from '#model/lint/rule.ts';

/** Found by running `bash -n`: see the command line. */
export const shellSyntax: Rule = {
  severity: 'error',
  about:
    'A command that bash cannot read, asked with `bash -n`: nothing is run. Each item of `run` is a command of its own. Where there is no bash, the rule is left out, and lint says so.',
  wrong: {
    lang: 'yaml',
    text: 'wait: { run: ["for node in a b; do", kubectl get node "$node", done] }',
  },
  right: {
    lang: 'yaml',
    text: 'wait: { run: [\'for node in a b; do kubectl get node "$node"; done\'] }',
  },
};
