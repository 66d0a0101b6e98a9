import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { problemText, problemsText } from '#model/diagnostics/print.ts';
import { catalogue } from '#model/diagnostics/catalogue.ts';
import { load } from '#model/load/load.ts';
import { readContent } from '#model/read-content.ts';
import { validate, validateInTurn } from '#model/validate/validate.ts';
import { components } from './broken/components.ts';
import { diagrams } from './broken/diagrams.ts';
import { files } from './broken/files.ts';
import { firstWorkshop } from './broken/first-workshop.ts';
import { glossary } from './broken/glossary.ts';
import { leftOver } from './broken/left-over.ts';
import { prose } from './broken/prose.ts';
import { questions } from './broken/questions.ts';
import { structure } from './broken/structure.ts';
import { yamlSyntax } from './broken/yaml-syntax.ts';
import { yaml } from './broken/yaml.ts';
import { inChanged, readChanged } from './written-content.ts';

const brokenCases = [
  ...files,
  ...yamlSyntax,
  ...yaml,
  ...structure,
  ...components,
  ...diagrams,
  ...glossary,
  ...prose,
  ...questions,
  ...firstWorkshop,
  ...leftOver,
];

const told = new Set<string>();

test('a sound workshop has no problem', () => {
  expect(readChanged({}).problems).toEqual([]);
});

describe('the exact words for', () => {
  test.each(brokenCases)('%s', (_, changes, expected) => {
    const { problems } = readChanged(changes);
    for (const { code } of problems) told.add(code);
    expect(problems.map(problemText).join('\n').replaceAll('content/w/', '')).toBe(expected);
  });

  test('a folder that is not there', () => {
    const { problems } = readContent('nowhere', 'tests/fixtures');
    for (const { code } of problems) told.add(code);
    expect(problems.map(problemText)).toEqual([
      'nowhere:1:1  There is no folder nowhere.\n  → Create nowhere/, with a folder for each workshop in it.',
    ]);
  });

  test('a folder without workshops', () => {
    const root = mkdtempSync(join(tmpdir(), 'readyroom-'));
    onTestFinished(() => {
      rmSync(root, { recursive: true });
    });
    mkdirSync(join(root, 'broken'));
    const { problems } = readContent('broken', root);
    for (const { code } of problems) told.add(code);
    expect(problems.map(problemText)).toEqual([
      'broken:1:1  There is no workshop in broken.\n  → Create a folder with a workshop.yaml, such as broken/first-steps/workshop.yaml.',
    ]);
  });

  test('every problem there can be is among these', () => {
    expect(Object.keys(catalogue).filter((code) => !told.has(code))).toEqual([]);
  });
});

test('whoever loads one lesson after the other and lets each go is told the same', () => {
  const all = (): boolean => true;
  for (const [name, changes] of brokenCases) {
    inChanged(changes, (root) => {
      const sources = load('content', root);
      expect(validateInTurn(sources, all), name).toEqual(validate(load('content', root)));
      const kept = sources.workshops.flatMap(({ lessons }) => lessons);
      expect(kept.filter((lesson) => lesson.isRead())).toEqual([]);
    });
  }
});

test('all problems of all files are told at once, by file and place, and counted', () => {
  const { problems } = readChanged({
    'workshop.yaml': ['[one]', '[one, two]'],
    'one/lesson.yaml': ['why: age', 'why: agee'],
    'one/en.mdx': ['## Run {/* #run */}', '# Run {/* #run */}'],
    'one/pt-BR.mdx': ['Palavras antes.', '{1}'],
  });
  expect(problemsText(problems)).toBe(
    `content/w/one/en.mdx:15:1  "Run" is a heading of the first level, but that is the title of the page.
  → Begin with ##. The title stands in the front matter.

content/w/one/lesson.yaml:20:35  "agee" is not a reason.
  → Did you mean "age"? The reasons are: age, clock, hash, address, version, name, nodeCount. Others go into \`reasons\` of workshop.yaml.

content/w/one/pt-BR.mdx:6:1  {1} is an expression. A lesson is prose, without code that runs.
  → Write the text itself, {{name}} for a constant, or \\{ for a plain brace.

content/w/workshop.yaml:4:16  The lesson "two" has no folder.
  → Create two/ beside workshop.yaml, with a lesson.yaml in it, or take it out of \`lessons\`.

4 problems in 4 files`,
  );
});
