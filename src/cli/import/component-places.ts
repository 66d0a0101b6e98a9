/** Where the prose of a lesson shows what its other files hold. */

/** The components of a line of prose, by what they show: `<Command id="up" />`. */
const calls = /<(Command|Output|Check|Walkthrough) id="([\w-]+)"/g;

/** The part of lesson.yaml that a component shows. */
const partOf: Readonly<Record<string, string>> = {
  Command: 'commands',
  Output: 'outputs',
  Check: 'checks',
  Walkthrough: 'manifests',
};

/** An entry of a part of lesson.yaml, as `commands up`. */
export const entriesIn = (line: string): string[] =>
  [...line.matchAll(calls)].map(([, name = '', id = '']) => `${partOf[name] ?? ''} ${id}`);

/** The entry that each line of lesson.yaml is of, where the prose shows it. */
export function entriesOfLines(lines: readonly string[]): (string | undefined)[] {
  let part = '';
  let entry: string | undefined;
  return lines.map((line) => {
    const [, top] = /^([\w-]+):/.exec(line) ?? [];
    if (top !== undefined) [part, entry] = [top === 'walkthroughs' ? 'manifests' : top, undefined];
    const [, id] = /^ {2}([\w-]+):/.exec(line) ?? [];
    if (id !== undefined) entry = `${part} ${id}`;
    return entry;
  });
}
