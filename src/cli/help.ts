import type { CommandDefinition, OptionDefinition } from './definition.ts';
import { helpOption } from './parse-invocation.ts';

/** The columns of a terminal that nobody has made wider. */
const COLUMNS = 80;

/** A name that is longer has a line of its own. */
const LONGEST_NAME = 22;

type Row = readonly [name: string, summary: string];

/** Names under a heading, with what they mean. */
interface Section {
  heading: string;
  rows: readonly Row[];
}

/** What `readyroom COMMAND --help` prints. */
export function commandHelp(definition: CommandDefinition): string {
  const { name, summary, description, arguments: args, options, examples, exitCodes } = definition;
  const line = [name, '[OPTIONS]', ...args.map((each) => each.name)].join(' ');
  const { usage = [line] } = definition;
  return page([
    wrap(`${summary}.`),
    usage.map((each, index) => `${index === 0 ? 'Usage: ' : '       '}readyroom ${each}`),
    (description ?? '').split('\n').flatMap((paragraph) => wrap(paragraph)),
    ...sections([
      { heading: 'Arguments', rows: args.map((each) => [each.name, each.summary]) },
      ...optionSections({ ...options, ...helpOption }),
    ]),
    ['Examples:', ...examples.map((each) => `  ${each}`)],
    ['Exit code:', ...Object.entries(exitCodes).map(([code, meaning]) => `  ${code}  ${meaning}.`)],
  ]);
}

/** What `readyroom --help` prints. */
export function readyroomHelp(commands: readonly CommandDefinition[]): string {
  return page([
    ['Readyroom: workshops you can check.'],
    ['Usage: readyroom COMMAND [OPTIONS]'],
    ...sections([
      { heading: 'Commands', rows: commands.map(({ name, summary }) => [name, summary]) },
      {
        heading: 'Options',
        rows: [
          ['-h, --help', 'Print this help; readyroom COMMAND --help tells more'],
          ['    --version', 'Print the version of Readyroom'],
        ],
      },
    ]),
  ]);
}

function optionSections(options: CommandDefinition['options']): Section[] {
  const usual = 'Options';
  const groups = Object.values(options).map(({ group = usual }) => group);
  const headings = [...new Set(groups.filter((group) => group !== usual)), usual];
  return headings.map((heading) => ({
    heading,
    rows: Object.entries(options)
      .filter(([, { group = usual }]) => group === heading)
      .map(optionRow),
  }));
}

function optionRow([name, option]: readonly [string, OptionDefinition]): Row {
  const { short, value, bare, summary, values, isRepeatable } = option;
  const usual = option.default ?? option.defaultNote;
  const facts = [
    ...(Array.isArray(values) ? [`one of: ${values.join(', ')}`] : []),
    ...(usual === undefined ? [] : [`default: ${usual}`]),
    ...(isRepeatable ? ['may be repeated'] : []),
  ];
  return [
    `${short === undefined ? '    ' : `-${short}, `}--${name}${value === undefined ? '' : bare === undefined ? ` ${value}` : `[=${value}]`}`,
    facts.length === 0 ? summary : `${summary} (${facts.join('; ')})`,
  ];
}

/** Each section that has rows, in lines; the summaries of all begin in the same column. */
function sections(candidates: readonly Section[]): string[][] {
  const all = candidates.filter(({ rows }) => rows.length > 0);
  const names = all.flatMap(({ rows }) => rows.map(([name]) => name.length));
  const indent = Math.max(...names.filter((length) => length <= LONGEST_NAME)) + 4;
  return all.map(({ heading, rows }) => [
    `${heading}:`,
    ...rows.flatMap(([name, summary]) => {
      const [first = '', ...rest] = wrap(`${summary}.`, COLUMNS - indent);
      const start = `  ${name}`;
      const others = rest.map((text) => ' '.repeat(indent) + text);
      return name.length > LONGEST_NAME
        ? [start, ' '.repeat(indent) + first, ...others]
        : [start.padEnd(indent) + first, ...others];
    }),
  ]);
}

/** Lines of at most so many columns, broken at blanks. */
function wrap(text: string, columns = COLUMNS): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter((each) => each !== '')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > columns) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** Blocks with an empty line between two; those without lines are left out. */
const page = (blocks: readonly (readonly string[])[]): string =>
  `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
