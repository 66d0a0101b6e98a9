/** Commands that are told by what they are called with, of which a table has a line for each kind. */
import { literalPattern } from '#transforms/literal-pattern.ts';

interface Form {
  call: RegExp;
  only: RegExp | undefined;
  unless: RegExp | undefined;
}

/**
 * Reads a table such as `git commit, git tag -a ! -m --message` and returns whether a command is one of those in it.
 *
 * Forms stand before commas: a program and what it is to do, with options anywhere before that, or an option that it has somewhere. `a/b` is one of
 * two words, `*` any word, and a dot at the end says that nothing else is given, no option either. Behind `?` stand options of which it needs one, behind `!` what it must not
 * have: words, or options, of which `-e` is the last of some letters behind a hyphen and `-*d` any of them.
 */
export function commandsOf(table: string): (command: string) => boolean {
  const forms = new Map<string, Form[]>();
  for (const line of table.trim().split('\n')) {
    const [, whole = '', end] = /^(.*?)( \.)?$/.exec(line.trim()) ?? [];
    const [rest = '', excluded] = whole.split(' ! ', 2);
    const [called = '', needed] = rest.split(' ? ', 2);
    const options = { only: optionsOf(needed), unless: optionsOf(excluded) };
    for (const form of called.split(', ')) {
      const [programs = '', ...words] = form.split(' ');
      const of = { call: calling(words, end !== undefined), ...options };
      for (const program of programs.split('/'))
        forms.set(program, [...(forms.get(program) ?? []), of]);
    }
  }
  return (command) => {
    const program = /^(?:\.\/)?(\S+)/.exec(command)?.[1] ?? '';
    return (forms.get(program) ?? []).some(
      ({ call, only, unless }) =>
        call.test(command) && only?.test(command) !== false && unless?.test(command) !== true,
    );
  };
}

/** An option before what a program is to do, with its value: `-n boats`, `--context=sea`. */
const option = String.raw`(?:\s+-\S+(?:\s+[^\s-]\S*)?)`;

function calling(words: readonly string[], isWhole: boolean): RegExp {
  const has = words.filter((word) => word.startsWith('-'));
  const does = words.filter((word) => !word.startsWith('-'));
  const conditions = has.map((word) => String.raw`(?=.*\s${literalPattern(word)}(?!\S))`);
  const called = does.map(
    (word) => String.raw`${isWhole ? '' : `${option}*`}\s+(?!-)(?:${wordPattern(word)})(?!\S)`,
  );
  return new RegExp(
    String.raw`^${conditions.join('')}\S+${called.join('')}${isWhole ? '$' : ''}`,
    's',
  );
}

const wordPattern = (word: string): string =>
  word
    .split('/')
    .map((each) =>
      each
        .split('*')
        .map(literalPattern)
        .join(String.raw`\S*`),
    )
    .join('|');

function optionsOf(list: string | undefined): RegExp | undefined {
  if (list === undefined) return undefined;
  const patterns = list.split(' ').map((each) => {
    const [, any, letter] = /^-(\*?)([A-Z])$/i.exec(each) ?? [];
    if (letter === undefined)
      return each
        .split('*')
        .map(literalPattern)
        .join(String.raw`\S*`);
    return any === '*'
      ? String.raw`-[A-Za-z\d]{0,20}${letter}[A-Za-z\d]{0,20}(?!=)`
      : `-[A-Za-z]{0,20}${letter}`;
  });
  return new RegExp(String.raw`\s(?:${patterns.join('|')})(?![\w-]|=false)`);
}
