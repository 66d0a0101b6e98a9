import { promptedCommand } from './command-shape.ts';
import { isShellLang, langOf } from './fence-lang.ts';

/** A variable that a shell reads, with its sign. */
const variable = /\$\{?[A-Z_]\w*/gi;

/**
 * Names of programs that pages call: at a prompt, or first in a block that is said to be shell. With its sign, `$REGION`, that of
 * a variable that they read.
 */
export function programsIn(texts: readonly string[]): Set<string> {
  const programs = new Set<string>();
  for (const text of texts) {
    let isFirst = false;
    for (const line of text.split('\n')) {
      // The term of a list of AsciiDoc is no code.
      if (!line.trimEnd().endsWith('::'))
        for (const [name] of line.matchAll(variable)) programs.add(name.replace('{', ''));
      const fence = /^[\s>]*(?:```|~~~)(.*)$/.exec(line);
      if (fence !== null) {
        isFirst = isShellLang(langOf(fence[1]));
        continue;
      }
      const typed = promptedCommand(line) ?? (isFirst && !/^\s*(?:#|$)/.test(line) ? line : '');
      if (typed === '') continue;
      isFirst = false;
      const [word = ''] = typed
        .trim()
        .replace(/^sudo\s+/, '')
        .split(/\s+/, 1);
      if (/^[a-z][a-z\d_.-]*$/.test(word)) programs.add(word);
    }
  }
  return programs;
}
