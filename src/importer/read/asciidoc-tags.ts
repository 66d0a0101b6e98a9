/** `tag::name[]` begins a part of a file, `end::name[]` ends it; what stands before it in the line is a comment of its language. */
const directive = /\b(tag|end)::(\S+?)\[\](?=$|\s)/;

/** Which parts of a file are shown. */
interface Selection {
  /** By the name of a part, whether it is shown. */
  named: ReadonlyMap<string, boolean>;
  /** Whether lines outside of all parts are shown. */
  outside: boolean;
  /** Whether parts that are not named are shown; undefined where they are as what they stand in. */
  others: boolean | undefined;
}

/** Lines without those that mark parts. */
export const withoutTags = (lines: readonly string[]): string[] =>
  lines.filter((line) => !directive.test(line));

/**
 * The lines of a file that `tags=` names: `a;b`, all but one (`!a`), all parts (`*`) or all lines (`**`), as Asciidoctor chooses
 * them. The innermost part that a line stands in decides.
 */
export function taggedLines(
  lines: readonly string[],
  tags: string,
): { lines: string[]; missing: string[] } {
  const { named, outside, others } = selectionOf(tags);
  const open: { name: string; isShown: boolean }[] = [];
  const found = new Set<string>();
  const shown = lines.filter((line) => {
    const isShown = open.at(-1)?.isShown ?? outside;
    const [, word, name = ''] = directive.exec(line) ?? [];
    if (word === undefined) return isShown;
    found.add(name);
    if (word === 'end') {
      if (open.at(-1)?.name === name) open.pop();
      return false;
    }
    const own = named.get(name) ?? (open.length > 0 && !isShown ? false : others);
    if (own !== undefined) open.push({ name, isShown: own });
    return false;
  });
  const missing = [...named].flatMap(([name, isShown]) =>
    isShown && !found.has(name) ? [name] : [],
  );
  return { lines: shown, missing };
}

function selectionOf(tags: string): Selection {
  const named = new Map<string, boolean>();
  for (const each of tags.split(/[;,]/).map((part) => part.trim())) {
    if (each !== '' && each !== '!') named.set(each.replace(/^!/, ''), !each.startsWith('!'));
  }
  const [first] = named.keys();
  const [all, parts] = [named.get('**'), named.get('*')];
  named.delete('**');
  named.delete('*');
  const isFirstExcluded = [...named.values()][0] === false;
  if (all !== undefined)
    return { named, outside: all, others: parts ?? (!all && isFirstExcluded ? true : undefined) };
  if (parts !== undefined) return { named, outside: first === '*' && !parts, others: parts };
  return { named, outside: ![...named.values()].includes(true), others: undefined };
}
