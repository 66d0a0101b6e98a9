import type { Rule } from '#model/lint/rule.ts';

/** Found by running ShellCheck: see the command line. */
export const shellcheck: Rule = {
  severity: 'advice',
  about:
    'What ShellCheck warns of in a command, where ShellCheck is installed. What needs other commands to be judged, such as a variable that is never set, is left out.',
  wrong: { lang: 'yaml', text: 'remove: { run: [rm -rf "$DIR/"*] }' },
  right: { lang: 'yaml', text: 'remove: { run: [\'rm -rf "${DIR:?}/"*\'] }' },
};
