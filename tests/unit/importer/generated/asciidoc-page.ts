import fc from 'fast-check';
import { withoutBlankEnd } from '#importer/text/asciidoc-blocks.ts';
import { announcement, anyBlock, words } from './code.ts';
import type { Code } from './code.ts';
import { hard } from './hard-words.ts';
import type { GeneratedPage } from './markdown-page.ts';

/** A delimiter that is no line of the text that it goes around, however deep that is nested. */
function delimiter(sign: string, text: string): string {
  let line = sign.repeat(4);
  while (text.split('\n').some((each) => each.trim() === line)) line += sign;
  return line;
}

function around(sign: string, text: string, above = ''): string {
  const line = delimiter(sign, text);
  return `${above === '' ? '' : `${above}\n`}${line}\n${text}\n${line}`;
}

/** Blank ends of lines mean nothing in AsciiDoc. */
const ended = ({ text, lines }: Code): Code => ({
  text,
  lines: lines.map(withoutBlankEnd),
});

/** What AsciiDoc runs wherever it stands, and fills in where it is told to. */
const isRun = /^(?:ifn?def|ifeval|endif|include)::|\{name\}/m;

const block = fc
  .tuple(
    anyBlock.filter(({ text }) => !isRun.test(text)),
    fc.constantFrom('-', '-', '.', '`'),
    fc.constantFrom('', '', ',subs="attributes"', ',linenums', ',role=execute'),
  )
  .map(([{ lang, text, lines }, sign, more]): Code => {
    const language = lang.replace(/^\./, '');
    // A line of signs below the fence would make a title of it.
    const isTitle = /^(?:=+|-+|~+|\^+|\++)$/m.test(text.split('\n', 1)[0] ?? '');
    const isFenced = sign === '`' && !text.includes('```') && !isTitle;
    if (isFenced) return { text: `\`\`\`${language}\n${text}\n\`\`\``, lines };
    const head = language === '' ? '' : `[source,${language}${more}]`;
    return { text: around(sign === '`' ? '-' : sign, text, sign === '.' ? '' : head), lines };
  });

const announced = fc
  .tuple(announcement, block)
  .map(([before, each]): Code => ({ ...each, text: `${before}\n\n${each.text}` }));

/** What begins a line that is set in makes it an item of a list, not code. */
const isItem = (text: string): boolean =>
  /^(?:[-*.•]+|<[\d.]+>|\d+\.)(?:\s|$)/.test(text) || /::(?:\s|$)/.test(text);

const literal = fc
  .array(words, { minLength: 1, maxLength: 3 })
  .filter(([first = '']) => !isItem(first.trim()) && first.trim() !== '')
  .map((all): Code => ({
    text: `Words.\n\n${all.map((each) => ` ${each}`).join('\n')}\n\nMore.`,
    lines: all.map((each) => each.trim()),
  }));

/** Code in a line of text, which the page wants as it is: `+text+` between backticks. A tab in it is a blank to its readers. */
const inline = fc
  .tuple(
    fc.constantFrom(
      ...hard.filter((text) => !/[`+\\|\t]|\s\s|\$\$/.test(text) && text.trim() === text),
    ),
    fc.constantFrom(
      (code: string) => `Use ${code} here.`,
      (code: string) => `== With ${code}`,
      (code: string) => `* ${code}: an item`,
      (code: string) => `|===\n|a |b\n\n|${code} |x\n|===`,
      (code: string) => `${code}:: a term`,
      (code: string) => `NOTE: See ${code}.`,
      (code: string) => `使用 ${code}，然后（${code}）。`,
      (code: string) => `*${code}* and link:https://x.y[${code.includes(']') ? 'x' : code}]`,
      (code: string) => `.Title\n* ${code}\n** ${code}`,
      (code: string) => `Words\n${code}\nwords.`,
    ),
  )
  .filter(([text]) => text.trim() !== '')
  .map(([text, inPlace]): Code => ({ text: inPlace(`\`+${text}+\``), lines: [text] }));

/** What AsciiDoc puts around blocks, one in the other. */
const wrappers: readonly ((text: string) => string)[] = [
  (text) => around('=', text, '[NOTE]'),
  (text) => around('=', text, '.A title\n[%collapsible]'),
  (text) => around('*', text),
  (text) => around('_', text, '[quote]'),
  (text) => `* item\n+\n${around('=', text)}`,
  (text) => `. item\n** inner\n+\n${around('=', text, '[TIP]')}`,
  (text) => `term:: Words.\n+\n${around('=', text)}`,
  (text) => (/^--\s*$/m.test(text) ? text : `--\n${text}\n--`),
  (text) => `[tabs]\n${around('=', `A::\n+\n${around('=', text)}`)}`,
  (text) => `. one\n\n. two\n+\n${around('=', text, '[WARNING]')}`,
];

const others = [
  'Words.',
  '// a comment',
  '////\na comment\n////',
  ':name: value',
  'image::x.png[x]',
  '|===\n|a |b\n|===',
  "'''",
  'xref:other.adoc[Other]',
  '<1> The first',
  'include::partial$gone.adoc[]',
  'ifdef::x[]\nWords.\nendif::[]',
  '[[anchor]]\n== Title',
  'TIP: Words.',
  'kbd:[Ctrl+C] and btn:[OK] and menu:File[Save]',
  '[quote, Someone]\nWords.',
  'a:: b\nc:: d',
  'Words +\nwords footnote:[A note].',
];

/** A page of AsciiDoc, and the code in it: blocks within blocks, sometimes with what editors of Windows leave. */
export const asciiDocPage: fc.Arbitrary<GeneratedPage> = fc
  .tuple(
    fc.array(
      fc.oneof(
        {
          weight: 3,
          arbitrary: fc
            .tuple(
              fc.oneof({ weight: 3, arbitrary: block }, announced, literal, inline),
              fc.array(fc.constantFrom(...wrappers), { maxLength: 3 }),
            )
            .map(([each, all]): Code => {
              // A section stands in no block.
              const isSection = each.text.startsWith('== ');
              const text = isSection
                ? each.text
                : all.reduce((held, wrap) => wrap(held), each.text);
              return ended({ text, lines: each.lines });
            }),
        },
        fc.constantFrom(...others).map((text): Code => ({ text, lines: [] })),
      ),
      { minLength: 1, maxLength: 5 },
    ),
    fc.constantFrom('\n', '\n', '\n', '\r\n'),
    fc.constantFrom('', '', '', '\uFEFF'),
  )
  .map(([blocks, ending, start]) => ({
    text:
      start + ['= Title', ...blocks.map(({ text }) => text)].join('\n\n').replaceAll('\n', ending),
    lines: blocks.flatMap(({ lines }) => lines),
  }));
