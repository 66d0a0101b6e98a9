import { readShell } from '#transforms/shell.ts';

/** What each command that applies or creates objects of files is given for these, in order: paths, addresses, `-`. */
export const appliedFiles = (run: readonly string[]): string[][] =>
  run
    .flatMap((text) => readShell(text).commands)
    .map(({ words }) => (isApplying(words) ? filesOf(words) : []))
    .filter((files) => files.length > 0);

const isApplying = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:kubectl|k|oc)$/.test(word)) &&
  words.some((word) => word === 'apply' || word === 'create');

const filesOf = (words: readonly string[]): string[] =>
  words
    .flatMap((word, index) => {
      if (word === '-f' || word === '--filename') return words[index + 1] ?? [];
      return /^(?:-f=?|--filename=)(.+)$/.exec(word)?.[1] ?? [];
    })
    .flatMap((files) => files.split(','));

/** The lines of commands that may write a file, or fetch one. */
export const makingLines = (run: readonly string[]): string[] =>
  run
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.includes('>') || making.test(line) || clone.test(line));

/** Whether such lines make a file of a name. A repository that they clone has files of any name. */
export const areMaking = (lines: readonly string[], name: string): boolean =>
  lines.some((line) => {
    if (clone.test(line)) return true;
    const at = line.indexOf(name);
    if (at === -1) return false;
    // What stands before it makes it: `kubectl apply -f boat.yaml | tee log` does not.
    const before = line.slice(0, at);
    return making.test(before) || before.includes('>');
  });

const making = /\b(?:tee|curl|wget|cp|mv)\b/;
const clone = /\bgit clone\b/;

/** What brings files of a site along: no learner makes them. */
export const bringsFiles =
  /^(?:git clone|git checkout|git pull|cd \S*(?:repo|course|lab|workshop)|(?:wget|curl)\b.*(?:\.git\b|\/archive\/|\|\s*(?:sudo )?(?:bsd)?tar\b)|(?:sudo )?(?:unzip|tar)\b(?!.*\s-[Cd] ?\/))/;
