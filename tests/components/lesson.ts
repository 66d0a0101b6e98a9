import type { LessonPage } from '#components/lesson-page.ts';
import type { Lesson, Workshop } from '#model/types.ts';

const lesson: Lesson = {
  name: 'first',
  minutes: 5,
  environments: ['kind'],
  startsFrom: undefined,
  commands: {
    one: { run: ['kubectl get nodes'], copyAll: false },
    two: { run: ['cat <<\'EOF\' >x\n# <kept> & "kept"\nEOF', 'cat x'], copyAll: true },
  },
  manifests: {
    set: {
      file: 'manifests/set.yaml',
      text: 'kind: X\nmetadata:\n  name: a\n',
      reducedFrom: 'https://example.org/whole.yaml',
    },
  },
  walkthroughs: {
    set: {
      manifest: 'set',
      shown: { from: 1, to: 3 },
      steps: [{ id: 'name', path: 'metadata.name', from: 3, to: 3 }],
    },
  },
  outputs: {
    nodes: {
      text: 'NAME   AGE\na<b    3s\n',
      marks: [{ line: 2, start: 7, end: 9, why: 'age' }],
      reasons: [{ why: 'age', words: undefined }],
    },
    own: {
      text: 'x\n',
      marks: [{ line: 1, start: 0, end: 1, why: 'mine' }],
      reasons: [{ why: 'mine', words: { en: 'my reason', 'zh-CN': '我的原因' } }],
    },
  },
  checks: {
    nodes: {
      command: 'one',
      output: 'nodes',
      check: {
        command: 'kubectl get nodes',
        expect: [{ kind: 'Node', all: true, ready: true }],
        lines: [{ line: 'done' }],
      },
      samples: [],
    },
  },
  checksInText: ['nodes'],
  diagrams: {
    path: {
      file: 'diagrams/path.svg',
      width: 320,
      height: 160,
      parts: ['<text x="8" y="20">', { label: 'pod' }, '</text>'],
      labels: { pod: { room: 80, size: 15 } },
    },
  },
  variables: ['NODE_NAME'],
  translations: {},
};

const workshop: Workshop = {
  name: 'demo',
  title: { en: 'Demo' },
  description: { en: 'A demo' },
  source: 'en',
  locales: ['en', 'pt-BR', 'zh-CN'],
  lessons: [lesson],
  writtenFor: {},
  variables: {
    NODE_NAME: {
      example: 'worker-1',
      pattern: '[a-z-]+',
      label: { en: 'A node', 'zh-CN': '一个节点' },
    },
  },
  constants: {},
  glossary: [
    {
      id: 'taint',
      link: true,
      words: {
        en: { term: 'taint', also: ['taints'], meaning: 'A mark on a node.' },
        'zh-CN': { term: '污点', also: [], meaning: '节点上的标记。' },
      },
    },
    {
      id: 'add-on',
      link: true,
      words: { en: { term: 'add-on', also: [], meaning: 'An extension.' } },
    },
  ],
  words: {
    'pt-BR': { units: 4, missing: ['glossary.taint', 'glossary.add-on'], stale: [] },
    'zh-CN': { units: 4, missing: ['glossary.add-on'], stale: ['glossary.taint'] },
  },
};

/** A page of a small lesson that has one of each. */
export const page: LessonPage = {
  workshop,
  lesson,
  locale: 'en',
  translation: {
    locale: 'en',
    file: 'content/demo/first/en.mdx',
    title: 'First',
    description: 'The first lesson',
    objectives: [],
    prerequisites: [],
    headings: [],
    units: 1,
    missing: [],
    stale: [],
  },
};
