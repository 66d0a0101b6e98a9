import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Flavour } from '#importer/generators/flavour.ts';
import { textsIn } from '#importer/text/page-words.ts';
import { lessonYaml } from '#importer/write/yaml-files.ts';
import { fillConstants } from '#transforms/constants.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import { parseLesson } from '#transforms/lesson/parse.ts';
import { imported } from './imported.ts';

/** How many pages are made for each tool. `PAGES=100000` is the run that the list is published with. */
const numRuns = Number(process.env['PAGES'] ?? 150);

/** Code of a page that is generated: what stands in the page, and the lines that must come out of it. */
interface Code {
  text: string;
  lines: readonly string[];
}

const hard = [
  ...['{{name}}', '{{ .Values.x }}', String.raw`\{{name}}`, '<name-of-it>', '<NAME>', '$NAME'],
  ...[
    '${name}',
    '# not a comment',
    '"a # b"',
    "'it'",
    '`date`',
    '\\',
    '<b>',
    '</b>',
    '&lt;',
    '{x}',
  ],
  ...['*', '_a_', '[x](y)', '|', '➜', '❯', '输出', 'ção', '--flag=a', '{%', '%}', '-->', '///'],
];
const word = fc.constantFrom('web', 'boat', '-n', 'x.yaml', ...hard);
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
const program = fc.constantFrom('kubectl', 'helm', 'docker', 'sed', 'echo', 'mytool');
const command = fc.oneof(
  fc.tuple(program, words).map(([name, rest]) => `${name} ${rest}`),
  words.map((rest) => `cat > x.yaml <<EOF\nkind: Pod\n  ${rest}\nEOF`),
  words.map((rest) => `kubectl get pods \\\n  ${rest}`),
);
const printed = fc.array(words, { minLength: 1, maxLength: 3 });
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

const fenced = (lang: string, text: string): string => `\`\`\`\`${lang}\n${text}\n\`\`\`\``;
const script = fc
  .tuple(
    fc.constantFrom('bash', 'sh', 'shell', '.term1', 'console'),
    fc.array(command, { minLength: 1, maxLength: 3 }),
  )
  .map(([lang, all]): Code => {
    const text = all.join('\n');
    return { text: fenced(lang, text), lines: linesOf(text) };
  });
const session = fc
  .tuple(fc.constantFrom('', 'console', 'text', 'bash'), program, words, printed)
  .map(([lang, name, rest, output]): Code => {
    const typed = `${name} ${rest}`;
    const text = [`$ ${typed}`, ...output].join('\n');
    return {
      text: fenced(lang, text),
      lines: [typed, ...output.filter((line) => line.trim() !== '')],
    };
  });
const other = fc
  .tuple(fc.constantFrom('', 'text', 'yaml', 'go', 'json', 'output', 'file'), printed)
  .map(([lang, all]): Code => {
    const text = all.map((line, index) => ' '.repeat(index % 3) + line).join('\n');
    return { text: fenced(lang, text), lines: linesOf(text) };
  });
const inline = fc
  .constantFrom(...hard.filter((text) => !text.includes('`')))
  .map((text): Code => ({ text: `Use \`\`${text}\`\` here.`, lines: [text] }));
const announced = fc
  .tuple(
    fc.constantFrom('You should see:', 'A saída será:', '输出如下：', 'Run:', 'Save the file:'),
    other,
  )
  .map(([before, code]): Code => ({ ...code, text: `${before}\n\n${code.text}` }));
const code = fc.oneof(script, session, other, inline, announced);

const indented = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : by + line))
    .join('\n');

/** What each tool puts around blocks. */
const around: Partial<Record<Flavour, readonly ((text: string) => string)[]>> = {
  markdown: [
    (text) => `- item\n\n${indented(text, '  ')}`,
    (text) => `1. item\n\n${indented(text, '   ')}`,
    (text) => indented(text, '> '),
    (text) => `<details>\n<summary>More</summary>\n\n${text}\n\n</details>`,
  ],
  hugo: [
    (text) => `{{% notice tip %}}\n${text}\n{{% /notice %}}`,
    (text) => `{{< tabs >}}\n{{% tab name="A" %}}\n\n${text}\n\n{{% /tab %}}\n{{< /tabs >}}`,
    (text) => `- item\n\n${indented(text, '  ')}`,
  ],
  jekyll: [(text) => `{: .note }\n${text}`, (text) => `1. item\n\n${indented(text, '   ')}`],
  docusaurus: [
    (text) => `:::note\n\n${text}\n\n:::`,
    (text) => `<Tabs>\n<TabItem value="a">\n\n${text}\n\n</TabItem>\n</Tabs>`,
    (text) => `<Tabs>\n  <TabItem value="a">\n\n${indented(text, '    ')}\n\n  </TabItem>\n</Tabs>`,
  ],
  mkdocs: [
    (text) => `!!! note "Title"\n\n${indented(text, '    ')}`,
    (text) => `??? tip\n    Words.\n\n${indented(text, '    ')}`,
    (text) => `=== "A"\n\n${indented(text, '    ')}\n\n=== "B"\n\n    Words.`,
    (text) => `1.  item\n\n    !!! note\n\n${indented(text, '        ')}`,
  ],
  codelabs: [
    (text) => `> aside positive\n>\n${indented(text, '> ')}`,
    (text) => `Positive\n: Words.\n\n${text}`,
  ],
  educates: [
    (text) => `\`\`\`section:begin\ntitle: More\n\`\`\`\n\n${text}\n\n\`\`\`section:end\n\`\`\``,
    (text) => `- item\n\n${indented(text, '  ')}`,
  ],
};

/** All that was written, as the site reads it, and the code of the source that stands on the list of differences. */
function writtenOf(
  text: string,
  from: Flavour,
): { code: string; prose: string; changed: string[] } {
  const { data, manifests, mdx, notes } = imported(text, from);
  const parsed = parseLesson(mdx);
  expect(parsed.ok).toBe(true);
  const nodes = parsed.ok ? [...walk(parsed.root)].map(({ node }) => node) : [];
  const own = nodes.filter(({ type }) => type === 'code' || type === 'inlineCode');
  const read = textsIn(parse(lessonYaml(data))).map((each) => fillConstants(each, {}));
  const shown = own.map(({ value = '' }) => fillConstants(value, {}));
  const listed = notes.flatMap(({ changes = [] }) => changes.map(({ before }) => before));
  return {
    code: [...read, ...shown, ...manifests.values(), ...listed].join('\n'),
    prose: fillConstants(nodes.map(({ value = '' }) => value).join('\n'), {}),
    changed: notes.flatMap(({ code: kind, changes = [] }) =>
      kind === 'code-changed' ? changes.map(({ before }) => before) : [],
    ),
  };
}

describe.each(Object.entries(around))('Any page of %s', (flavour, wrappers) => {
  const block = fc
    .tuple(code, fc.option(fc.constantFrom(...wrappers)))
    .map(([each, wrap]): Code => ({ ...each, text: wrap === null ? each.text : wrap(each.text) }));
  const page = fc.array(block, { minLength: 1, maxLength: 5 });

  test('keeps every line of code byte for byte, or lists it', () => {
    fc.assert(
      fc.property(page, (blocks) => {
        const text = ['# Title', ...blocks.map((each) => each.text)].join('\n\n');
        const { code: written, changed } = writtenOf(text, flavour as Flavour);
        expect(changed).toEqual([]);
        const missing = blocks
          .flatMap(({ lines }) => lines)
          .filter((line) => !written.includes(line.trimStart()));
        expect(missing).toEqual([]);
      }),
      { numRuns },
    );
  });
});
