import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commentsAsCode } from '#importer/drafts/comments-as-code.ts';
import { draftNode } from '#importer/drafts/draft.ts';
import type { ShellPart } from '#importer/drafts/shell-parts.ts';
import { noteChanged } from '#importer/lesson/conserve.ts';
import { manifestFiles } from '#importer/lesson/manifest-files.ts';
import { oldIds } from '#importer/lesson/old-ids.ts';
import { withLooksTogether } from '#importer/looks.ts';
import { lineOf } from '#importer/note.ts';
import type { Note } from '#importer/note.ts';
import { readPage } from '#importer/read/read-page.ts';
import { settleHeadings } from '#importer/read/headings.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { imported, importedIn } from './imported.ts';

/** More than a function can be called with. */
const MANY = 200_000;

const heading = (words: string, line: number, depth = 2): LessonNode => ({
  type: 'heading',
  depth,
  children: [{ type: 'text', value: words }],
  position: { start: { line, column: 1 }, end: { line, column: 1 } },
});

describe('A page may have more than any function takes arguments', () => {
  test('of lines in a block', () => {
    const notes: Note[] = [];
    const text = Array.from({ length: MANY }, (_, index) => `boat ${index}`).join('\n');
    const blocks = [text.replace('boat 7\n', 'ship 7\n')];
    const written = { blocks, inline: new Set<string>(), prose: '' };
    noteChanged({ code: [{ type: 'block', text, line: 1 }] }, written, [], (each) =>
      notes.push(each),
    );
    expect(notes.map(({ code }) => code)).toEqual(['code-changed']);
  });

  test('of comments in a row', () => {
    const text = '# boat';
    const comments = Array.from({ length: MANY }, (_, line): ShellPart => {
      return { type: 'comment', text, raw: text, line };
    });
    expect(commentsAsCode(comments)).toEqual(comments);
  });

  test('of commands above a manifest', () => {
    const run = Array.from({ length: MANY }, () => '# >');
    const commands = draftNode({ type: 'command', run }, '', 1);
    expect(manifestFiles({ type: 'root', children: [commands] })).toEqual(new Map());
  });

  test('of headings', () => {
    const children = Array.from({ length: MANY }, (_, index) => heading('Boats', index + 1, 3));
    settleHeadings({ type: 'root', children }, { written: 'Harbour' }, () => undefined);
    expect(new Set(children.map(({ depth }) => depth))).toEqual(new Set([2]));
  });

  test('of looks', () => {
    const notes = Array.from({ length: MANY }, (_, index): Note => {
      const line = MANY - index;
      return { code: 'looks', line, unsure: 'style="color: red"', did: '', look: '' };
    });
    expect(withLooksTogether(notes).map(({ line }) => line)).toEqual([1]);
  });
});

describe('A page of one thing over and over is read in time that grows with its length', () => {
  const many = (text: string): string => text.repeat(60_000 / text.length);
  const fence = (code: string): string => `\`\`\`sh\n${code}\n\`\`\`\n`;
  const table = 'kubectl get pods\nNAME    READY   STATUS\nweb-0   1/1     Running\n\n';
  test.each([
    ['markdown', 'brackets that never close', fence(`boat ${many('[<a ')}`)],
    ['markdown', 'arguments of a command', fence(`$ kubectl ${many('-t ')}\nls -l`)],
    ['markdown', 'values to fill in', fence(many('echo --sea=<海> "<a b>"\n'))],
    ['markdown', 'values of one command', fence(`echo ${many('--sea=<海> "<a b>" ')}`)],
    ['markdown', 'comments below an output', fence(`${table}${many('# a b\n')}`)],
    ['markdown', 'comments below a command', fence(`kubectl get pods\n${many('# a b\n')}ls`)],
    ['markdown', 'cells in comments', fence(`kubectl get pods\n${many('# a  b  c  d\n')}# a\nls`)],
    ['markdown', 'tags that only close', many('a </b> ')],
    ['markdown', 'addresses that only Chinese is around', `海${many(',http://a')}`],
    ['mkdocs', 'empty lines in a table of HTML', `<table>\n${many('\n')}<tr>`],
    ['codelabs', 'boxes that never close', many('<aside class="positive">\n\n')],
    ['jekyll', 'tags that never close', many('{%')],
    ['jekyll', 'fences that never end', many('```js\n')],
    ['jekyll', 'rows below attributes', many('{:.a}\n| b |\n')],
    ['hugo', 'shortcodes in a line', many('{{< boat a="b" >}} ')],
  ] as const)('%s: %s', (flavour, _, text) => {
    const before = process.cpuUsage();
    readPage('a.md', text, flavour);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(6);
  });
});

test('What sets each of many variables is looked for once', () => {
  const block = (_: unknown, index: number): string => `\`\`\`sh\nls $BOAT_${index}\n\`\`\`\n`;
  const text = Array.from({ length: 2000 }, block).join('\n');
  const before = process.cpuUsage();
  const { preset } = imported(text);
  const { user, system } = process.cpuUsage(before);
  expect(preset.size).toBe(2000);
  expect((user + system) / 1e6).toBeLessThan(6);
});

test('A translation of many headings, with one more than its source, is aligned in time that does not grow with all pairs of pairs', () => {
  const page = (word: string, count: number): string =>
    Array.from({ length: count }, (_, index) => {
      const name = [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
      return `## ${word} ${name}\n\n${word}.\n`;
    }).join('\n');
  const before = process.cpuUsage();
  importedIn({ en: page('Harbour', 160), de: page('Schiff', 161) });
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(6);
});

describe('Old ids of headings', () => {
  const page: LessonNode = { type: 'root' };

  test('are counted where several have the same words, past those that are taken', () => {
    const words = ['Install', 'Install 1', 'Install', 'Install'];
    const named = words.map((each, index) => [heading(each, index + 1), `new-${index}`] as const);
    expect(Object.fromEntries(oldIds(new Map(named), [], page))).toEqual({
      install: 'new-0',
      'install-1': 'new-1',
      'install-2': 'new-2',
      'install-3': 'new-3',
      install_1: 'new-2',
      install_2: 'new-3',
    });
  });

  test('an anchor is at the first heading right below it, else at the last that begins no later, else at the beginning', () => {
    const line = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), line, (lines, at) => {
        const named = lines.map((each, index) => [heading(`H${index}`, each), `${index}`] as const);
        const headings = named.map(([node]) => node);
        const next = headings.find((each) => lineOf(each) >= at && lineOf(each) <= at + 2);
        const found = next ?? headings.findLast((each) => lineOf(each) <= at);
        const ids = oldIds(new Map(named), [{ id: 'here', line: at }], page);
        expect(ids.get('here')).toBe(named.find(([node]) => node === found)?.[1] ?? '');
      }),
    );
  });
});
