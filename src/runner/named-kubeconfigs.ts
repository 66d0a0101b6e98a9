import { statSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { readShell } from '#transforms/shell.ts';
import { quoted } from '#transforms/shell/quote.ts';
import { onlyReads } from './plan/reading.ts';
import { expansionsOf, writtenValues } from './plan/values.ts';

/** What a shell says of itself when a command has ended. */
export interface ShellPlace {
  /** Where it is, and where it has been. */
  folders: readonly string[];
  home: string;
  /** What stands in its variables. */
  values: ReadonlyMap<string, string>;
}

/** More folders, or files, than these are not looked into: their number may double with each `cd`. */
const MOST = 64;

/** `--kubeconfig FILE`, `--kubeconfig=FILE`, `KUBECONFIG=FILE:FILE`, also in what another shell is given as a word. */
const named = /(?:--kubeconfig[= ]|\bKUBECONFIG=)["']?([^\s"';|&)]+)/g;

/** The variables that a command asks for. */
export const variablesIn = (command: string): string[] => [
  ...new Set([...command.matchAll(/\$\{?([A-Z_]\w*)/gi)].map(([, name = '']) => name)),
];

/** The files that a command may name as kubeconfigs, in each folder that it may have been in. */
export function namedKubeconfigs(
  command: string,
  { folders, home, values }: ShellPlace,
): readonly string[] {
  const { commands } = readShell(command);
  const written = writtenValues(command);
  const words = commands.map((each) => [...each.assignments, ...each.words]);
  const valuesOf = (name: string): string[] => {
    const value = values.get(name) ?? '';
    const own = name === 'PWD' ? ['.'] : [];
    return [...own, ...(value === '' ? [] : [value]), ...(written.get(name) ?? [])];
  };
  const paths = (word: string): string[] =>
    expansionsOf(word.replaceAll(here, '.'), valuesOf).map((path) =>
      path.replaceAll(here, '.').replace(/^~(?=\/|$)/, () => home),
    );
  const all = new Set(folders);
  for (const [program = '', ...args] of words) {
    if (!/^(?:cd|pushd)$/.test(program)) continue;
    const to = paths(args.findLast((each) => !/^-[LPen]*$/.test(each)) ?? home);
    for (const folder of [...all])
      for (const path of to) {
        const next = resolve(folder, path);
        if (all.size < MOST && isFolder(next)) all.add(next);
      }
  }
  const files = [
    ...words.flatMap((each) => each.flatMap((word, index) => fileIn(word, each[index + 1]))),
    ...[...command.matchAll(named)].map(([, file = '']) => file),
  ];
  const found = new Set(files.flatMap(paths).flatMap((path) => path.split(delimiter)));
  found.delete('');
  return [...all].flatMap((folder) => [...found].map((file) => resolve(folder, file)));
}

/**
 * A command with what its substitutions print, where they only read: what names a file may come out of one. Once for each folder that it
 * may have been in.
 */
export async function withSubstitutions(
  command: string,
  folders: readonly string[],
  ask: (query: string) => Promise<string>,
): Promise<string[]> {
  const reading = substitutionsIn(command).filter(
    ({ text, inside }) => text.replace(here, '') !== '' && onlyReads(inside),
  );
  if (reading.length === 0) return [command];
  const filled: string[] = [];
  for (const folder of folders.slice(0, MOST)) {
    let text = command;
    for (const { text: written, inside } of reading) {
      const printed = await ask(`(\\builtin cd -- ${quoted(folder)} && ${inside}\n) 2>/dev/null`);
      text = text.replace(written, () => printed.trimEnd());
    }
    filled.push(text);
  }
  return filled;
}

/** The outermost `$(…)` and all `` `…` `` of a command. */
function substitutionsIn(command: string): { text: string; inside: string }[] {
  const old = [...command.matchAll(/`([^`]+)`/g)].map(([text, inside = '']) => ({ text, inside }));
  const found: { text: string; inside: string }[] = [];
  for (let start = command.indexOf('$('); start !== -1; start = command.indexOf('$(', start)) {
    let [depth, end] = [1, start + 2];
    for (; end < command.length && depth > 0; end += 1)
      depth += command[end] === '(' ? 1 : command[end] === ')' ? -1 : 0;
    found.push({ text: command.slice(start, end), inside: command.slice(start + 2, end - 1) });
    start = end;
  }
  return [...old, ...found];
}

/** What tells the folder where the shell is when it gets there. */
const here = /\$\( *pwd *\)|`pwd`/g;

const fileIn = (word: string, next: string | undefined): string[] => {
  const [, file] = /^(?:--kubeconfig|KUBECONFIG)=([\s\S]*)$/.exec(word) ?? [];
  if (file !== undefined) return [file];
  return word === '--kubeconfig' && next !== undefined ? [next] : [];
};

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
