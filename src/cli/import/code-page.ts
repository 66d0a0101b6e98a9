import type { MadePage } from '#importer/import-pages.ts';
import type { ShownCode } from '#importer/lesson/shown-code.ts';
import { isCommandShaped } from '#importer/text/command-shape.ts';
import { knownPrograms } from '#importer/text/known-programs.ts';
import { isShellLang, langOf } from '#importer/text/fence-lang.ts';
import { number } from './entries.ts';
import { html, htmlPage, link } from './html-page.ts';

/** A piece of code, and the page that it is from: its path in the folder that was imported. */
interface PlacedCode extends ShownCode {
  page: string;
}

/** Code that is told by one line: commands of one program, what one program prints, code of one language. */
interface CodeGroup {
  name: string;
  codes: readonly PlacedCode[];
}

/** Of a group, so many pieces of code are seen at once; the others are folded away, and those after so many left out. */
const MAX_OPEN = 5;
const MAX_SHOWN = 200;

/**
 * A page on which an author sees in minutes what all code of an import was taken for: what is wrong stands out among the programs that
 * are unknown or rare, and among outputs that begin like commands.
 * @param pathOf the path of a page from where this page is
 */
export function codePage(workshop: string, made: readonly MadePage[], pathOf: PathOf): string {
  const all = made.flatMap(({ page, code }) => code.map((each) => ({ ...each, page: page.path })));
  const [commands, outputs, others] = (['command', 'output', 'code'] as const).map((is) =>
    all.filter((each) => each.is === is),
  ) as [PlacedCode[], PlacedCode[], PlacedCode[]];
  const [known, unknown] = parted(commands, ({ of }) => knownPrograms.has(of));
  const [typed, printed] = parted(outputs, ({ text }) => isCommandShaped(text));
  const [shell, other] = parted(others, ({ of }) => of === '' || isShellLang(langOf(of)));
  const sections = [
    ['Learners copy these: programs that the importer does not know', unknown, onlySets],
    ['Learners copy these: programs that it knows', known, onlySets],
    ['Printed, though it begins like a command', typed, noCommand],
    ['Printed, by the program above it', printed, noCommand],
    ['Shown without a button, though it may be shell', shell, 'no language'],
    ['Shown without a button, by language', other, ''],
  ] as const;
  const counts = [
    number(commands.length, 'command'),
    number(outputs.length, 'output'),
    number(others.length, 'other block'),
  ];
  const how =
    'Read down the first words, rarest first: what learners should not copy, or should, is among them. Each place leads to the old page.';
  return htmlPage(
    `What the code of ${workshop} was taken for`,
    `<p>Of ${number(made.length, 'page')}: ${counts.join(', ')}. ${how}</p>
${sections.map(([title, codes, unnamed]) => sectionOf(title, codes, { unnamed, pathOf })).join('')}`,
  );
}

function parted<One>(ones: readonly One[], isFirst: (one: One) => boolean): [One[], One[]] {
  return [ones.filter(isFirst), ones.filter((one) => !isFirst(one))];
}

/** Groups of code, the smallest first. */
const groupsOf = (codes: readonly PlacedCode[]): CodeGroup[] =>
  [...Map.groupBy(codes, ({ of }) => of)]
    .map(([name, own]) => ({ name, codes: own }))
    .toSorted((one, two) => one.codes.length - two.codes.length || (one.name < two.name ? -1 : 1));

type PathOf = (page: string) => string;

/** How groups are shown: `unnamed` says what those without a name are. */
interface Shown {
  unnamed: string;
  pathOf: PathOf;
}

const onlySets = 'only sets variables';
const noCommand = 'no command above it';

const sectionOf = (title: string, codes: readonly PlacedCode[], shown: Shown): string =>
  codes.length === 0
    ? ''
    : `<section><details open><summary><h2>${title} (${codes.length})</h2></summary>
<ul>
${groupsOf(codes)
  .map((group) => groupHtml(group, shown))
  .join('\n')}
</ul></details></section>
`;

function groupHtml({ name, codes }: CodeGroup, { unnamed, pathOf }: Shown): string {
  const places = codes
    .slice(0, MAX_SHOWN)
    .map(
      ({ page, line, text }) =>
        `<li><code>${html(text)}</code> ${link(pathOf(page), `${page}:${line}`)}</li>`,
    );
  const [open, folded] = [places.slice(0, MAX_OPEN), places.slice(MAX_OPEN)];
  const more = codes.length - MAX_SHOWN;
  if (more > 0) folded.push(`<li>and ${more} more</li>`);
  const rest =
    folded.length === 0
      ? ''
      : `<details><summary>${codes.length - MAX_OPEN} more</summary><ul>${folded.join('')}</ul></details>`;
  const first = name === '' ? unnamed : `<code>${html(name)}</code>`;
  return `<li><strong>${first}</strong> (${codes.length})<ul>${open.join('')}</ul>${rest}</li>`;
}
