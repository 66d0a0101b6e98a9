/**
 * Who may import whom, besides its own files (`./`). This is the architecture in one table;
 * ARCHITECTURE.md explains it and tests/unit/import-table.test.ts proves that every folder of src/ is in it.
 */
export const mayImport = {
  checker: [],
  i18n: ['i18next', '#checker/'],
  transforms: [
    'shiki',
    '@shikijs/',
    'yaml',
    'unified',
    'remark-',
    'unist-',
    'mdast',
    'hast',
    '@astrojs/markdown-remark',
  ],
  model: [
    '#checker/',
    '#transforms/',
    '#i18n/locales.ts',
    '#i18n/translator.ts',
    ...['zod', 'yaml', 'unified', 'remark-', 'mdast', 'node:'],
  ],
  islands: [
    'virtual:readyroom/engines',
    '#checker/',
    '#i18n/say.ts',
    '#i18n/say-plainly.ts',
    '#i18n/finding-groups.ts',
    '#i18n/advice.ts',
    '#i18n/verdict-keys.ts',
    '#styles/',
  ],
  components: ['#i18n/', '#model/', '#transforms/', '#islands/'],
  routes: [
    'astro:',
    'virtual:readyroom/',
    '#components/',
    '#model/',
    '#transforms/',
    '#i18n/',
    '#styles/',
  ],
  integration: [
    'astro',
    '@astrojs/mdx',
    'zod',
    'node:',
    'vite',
    '#model/',
    '#transforms/',
    '#i18n/',
  ],
  importer: [
    '#checker/',
    '#model/',
    '#transforms/',
    'unified',
    'remark-',
    'rehype-',
    'mdast',
    'hast',
    'yaml',
    'smol-toml',
  ],
  scaffold: ['node:', 'yaml', '#model/', '#i18n/'],
  cli: [
    'node:',
    '@clack/prompts',
    '#model/',
    '#checker/',
    '#transforms/',
    '#i18n/',
    '#scaffold/',
    '#importer/',
  ],
  styles: [],
};

/**
 * Folders that are made of stages, from the leaf: each stage may import those before it. What all of them speak in stands
 * beside them, and imports none of them.
 */
export const stages = {
  checker: {
    order: ['kinds', 'lines', 'prints', 'objects', 'verdict'],
    shared: ['findings.ts', 'phrases.ts', 'types.ts'],
  },
  model: {
    order: [
      ...['diagnostics', 'schema', 'load', 'translations', 'structure', 'prove', 'resolve', 'lint'],
      ...['validate', 'reference'],
    ],
    shared: ['memoize.ts', 'types.ts'],
  },
};

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Only imports that begin like this. */
const only = (prefixes, message) => ({
  'no-restricted-imports': [
    'error',
    { patterns: [{ regex: `^(?!${prefixes.map(escape).join('|')})`, message }] },
  ],
});

/**
 * `import()` escapes no-restricted-imports, so only these folders may use it, with a literal path that begins like this: what
 * the browser or a command needs late, and the messages of a language, which the list of languages does not bring along.
 */
const importedLate = { islands: '^#', cli: '^#', i18n: '^\\.\\u002F[^.]' };

const dynamicImport = (folder) => ({
  selector: Object.hasOwn(importedLate, folder)
    ? `ImportExpression:not([source.value=/${importedLate[folder]}/])`
    : 'ImportExpression',
  message:
    'import() hides from the import table: islands and the CLI may use it with a literal "#" path, i18n for its languages.',
});

const folders = Object.entries(mayImport).map(([folder, prefixes]) => ({
  files: [`src/${folder}/**`],
  rules: {
    ...only(
      ['./', `#${folder}/`, ...prefixes],
      `src/${folder} may import: ${['its own files', ...prefixes].join(', ')}; no path climbs.`,
    ),
    'no-restricted-syntax': ['error', dynamicImport(folder)],
  },
}));

/** Beside the stages a folder may hold files that put them together; no stage imports those. */
const ofStages = Object.entries(stages).flatMap(([folder, { order, shared }]) => {
  const own = (path) => `#${folder}/${path}`;
  return [
    ...order.map((stage, index) => ({
      files: [`src/${folder}/${stage}/**`],
      rules: only(
        [
          './',
          ...mayImport[folder],
          ...shared.map(own),
          ...order.slice(0, index + 1).map((earlier) => own(`${earlier}/`)),
        ],
        `The stages of src/${folder} go one way: ${order.join(' <- ')}; beside them stand ${shared.join(', ')}.`,
      ),
    })),
    {
      files: shared.map((file) => `src/${folder}/${file}`),
      rules: only(
        [...mayImport[folder], ...shared.map((file) => `./${file}`)],
        `What all stages of src/${folder} speak in imports none of them.`,
      ),
    },
  ];
});

export const boundaries = [...folders, ...ofStages];
