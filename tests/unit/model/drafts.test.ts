import { expect, test } from 'vitest';
import { sorted } from '#model/diagnostics/diagnostic.ts';
import { lint } from '#model/lint/lint.ts';
import { load } from '#model/load/load.ts';
import { validate } from '#model/validate/validate.ts';
import { inChanged } from './written-content.ts';
import type { Change } from './written-content.ts';

// The sound workshop, whose one lesson is a draft.
const draft: Change = ['minutes: 5', 'draft: true\nminutes: 5'];
const second = {
  'workshop.yaml': ['[one]', '[one, two]'],
  'two/lesson.yaml': 'minutes: 5\nenvironments: [reading]\n',
} satisfies Readonly<Record<string, Change>>;
const prose = (link: string) => `---\ntitle: Two\ndescription: The second.\n---\n\n[It](${link})\n`;

const rules = { 'pipe-to-shell': 'error' } as const;
const told = (changes: Readonly<Record<string, Change>>) =>
  inChanged({ 'one/lesson.yaml': draft, ...changes }, (root) => {
    const sources = load('content', root);
    return sorted([...validate(sources), ...lint(sources.workshops, { rules, complete: true })])
      .filter(({ place }) => !place.file.endsWith('workshop.yaml'))
      .map(({ code, severity, message }) => `${severity} ${code}: ${message}`);
  });

test('what is wrong in a draft is advice', () => {
  expect(told({ 'one/en.mdx': ['<Command id="apply" />', '<Command id="aply" />'] })).toEqual(
    expect.arrayContaining(['advice unknown-id: There is no command "aply" in lesson.yaml.']),
  );
  expect(told({ 'one/en.mdx': ['Words before.', '[Nowhere](../none/)'] })).toEqual([
    'advice link-target: ../none/ leads nowhere: there is no lesson "none".',
  ]);
});

test('a draft needs no translation, also where all is to be complete', () => {
  expect(told({ 'one/pt-BR.mdx': null })).toEqual([]);
});

test('a published lesson cannot link to a draft; a draft can link to either', () => {
  const to = told({ ...second, 'two/en.mdx': prose('../one/#run'), 'two/pt-BR.mdx': prose('./') });
  expect(to).toEqual([
    'error link-target: ../one/#run leads to a draft, which the build leaves out.',
  ]);
  const from = told({
    ...second,
    'one/en.mdx': ['Words before.', '[The next](../two/)'],
    'two/en.mdx': prose('./'),
    'two/pt-BR.mdx': prose('./'),
  });
  expect(from).toEqual([]);
});

test('what is wrong in shared.yaml is advice only where nothing but drafts may use it', () => {
  const use = '<Command id="fetch" />\n\n<Output id="said" />\n';
  const changes = {
    ...second,
    'shared.yaml': `commands: { fetch: { run: ['curl https://example.org/x.sh | sh'] } }
outputs: { said: { text: one, differs: [{ match: two, why: age }] } }
`,
    'one/en.mdx': ['Words before.\n', use],
    'one/pt-BR.mdx': ['Palavras antes.\n', use],
    'two/en.mdx': `${prose('./')}\n${use}`,
    'two/pt-BR.mdx': `${prose('./')}\n${use}`,
  } satisfies Readonly<Record<string, Change>>;
  const found = (more: Readonly<Record<string, Change>>) =>
    told({ ...changes, ...more }).filter((line) => /differs-match|pipe-to-shell/.test(line));
  expect(found({})).toEqual([
    expect.stringContaining('error pipe-to-shell'),
    expect.stringContaining('error differs-match'),
  ]);
  expect(
    found({ 'two/lesson.yaml': 'draft: true\nminutes: 5\nenvironments: [reading]\n' }),
  ).toEqual([
    expect.stringContaining('advice pipe-to-shell'),
    expect.stringContaining('advice differs-match'),
  ]);
});
