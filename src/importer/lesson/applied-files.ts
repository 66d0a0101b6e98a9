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

/** Whether commands write a file of a name, or fetch it. A repository that they clone has files of any name. */
export const areMaking = (run: readonly string[], name: string): boolean =>
  run
    .flatMap((text) => text.split('\n'))
    .some((line) => {
      if (/\bgit clone\b/.test(line)) return true;
      const at = line.indexOf(name);
      if (at === -1) return false;
      return /\b(?:tee|curl|wget|cp|mv)\b/.test(line) || line.slice(0, at).includes('>');
    });
