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
    '@rgrove/parse-xml',
    'rehype-parse',
    'unbash',
    '@astrojs/markdown-remark',
  ],
  model: [
    '#checker/',
    '#transforms/',
    '#i18n/locales.ts',
    '#i18n/messages.ts',
    '#i18n/translator.ts',
    ...['zod', 'yaml', 'unified', 'remark-', 'mdast', 'string-width', 'node:'],
  ],
  search: ['minisearch'],
  masking: [],
  islands: [
    'virtual:readyroom/engines',
    '#checker/',
    '#search/',
    '#masking/',
    '#transforms/chosen-values.ts',
    '#i18n/say.ts',
    '#i18n/say-plainly.ts',
    '#i18n/finding-groups.ts',
    '#i18n/advice.ts',
    '#i18n/verdict-keys.ts',
    '#styles/',
  ],
  components: ['#checker/', '#i18n/', '#model/', '#transforms/', '#islands/', '#styles/'],
  routes: [
    'astro:',
    'virtual:readyroom/',
    '#components/',
    '#model/',
    '#search/',
    '#transforms/',
    '#i18n/',
    '#styles/',
  ],
  integration: [
    'astro',
    '@astrojs/mdx',
    'harfbuzzjs',
    'sharp',
    'woff2-encoder/decompress',
    'zod',
    'node:',
    'vite',
    '#model/',
    '#serve/',
    '#transforms/',
    '#i18n/',
    '#styles/tokens.ts',
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
    '@asciidoctor/core',
    'yaml',
    'smol-toml',
    'node:v8',
  ],
  recorder: [
    '@xterm/headless',
    'node:',
    '#masking/',
    '#model/',
    '#transforms/',
    '#importer/',
    '#runner/',
  ],
  runner: ['node:', '#masking/', '#model/', '#checker/', '#serve/', '#transforms/', '#i18n/'],
  serve: ['node:'],
  bundle: [],
  publish: ['yaml', 'unified', 'rehype-parse'],
  scaffold: [
    ...['node:', 'yaml', 'string-width', '#model/', '#i18n/'],
    ...['#styles/tokens.ts', '#transforms/colour.ts'],
  ],
  refactor: ['node:', 'yaml', '#model/', '#transforms/', '#scaffold/'],
  cli: [
    'node:',
    '@clack/prompts',
    'astro/assets/utils',
    'diff',
    'fflate',
    'string-width',
    'vscode-languageserver',
    '#bundle/',
    '#publish/',
    '#serve/',
    '#integration/manual/',
    '#model/',
    '#checker/',
    '#transforms/',
    '#i18n/',
    '#scaffold/',
    '#importer/',
    '#recorder/',
    '#refactor/',
    '#runner/',
  ],
  editors: ['node:', 'vscode'],
  styles: ['node:'],
};

/**
 * Folders that are cut into stages. The stages stand in order, from the leaf: each may import itself and those before it,
 * and never one behind it. `shared` are the files beside the stages that all of them speak in; these import no stage. Any other file
 * beside the stages stands above them.
 */
export const staged = {
  checker: {
    stages: ['kinds', 'lines', 'prints', 'objects', 'verdict'],
    shared: ['findings.ts', 'phrases.ts', 'set-of.ts', 'types.ts'],
  },
  components: {
    stages: ['lesson', 'page'],
    shared: ['lesson-page.ts', 'localized-text.ts', 'site-path.ts'],
  },
  importer: {
    stages: ['text', 'generators', 'drafts', 'read', 'menus', 'write', 'lesson'],
    shared: ['looks.ts', 'note.ts', 'note-kinds.ts', 'site-parts.ts'],
  },
  model: {
    stages: [
      ...['diagnostics', 'schema', 'load', 'translations', 'prove', 'resolve', 'lint'],
      ...['validate', 'reference', 'complete'],
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
 * the browser, a command or a build needs late, and the messages of a language, which the list of languages does not bring along.
 */
const importedLate = {
  islands: '^#',
  cli: '^#',
  integration: '^#integration\\u002Fpictures',
  i18n: '^\\.\\u002F[^.]',
  transforms: '^@astrojs\\u002Fmarkdown-remark$',
};

const dynamicImport = (folder) => ({
  selector: Object.hasOwn(importedLate, folder)
    ? `ImportExpression:not([source.value=/${importedLate[folder]}/])`
    : 'ImportExpression',
  message:
    'import() hides from the import table: islands and the CLI may use it with a literal "#" path, i18n for its languages, integration for pictures, transforms for what compiles MDX.',
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

/** The rules of a folder in stages come behind those of folders, and replace them for its files. */
const oneWay = Object.entries(staged).flatMap(([folder, { stages, shared }]) => {
  const common = [...shared.map((file) => `#${folder}/${file}`), ...mayImport[folder]];
  return [
    ...stages.map((stage, index) => ({
      files: [`src/${folder}/${stage}/**`],
      rules: only(
        ['./', ...common, ...stages.slice(0, index + 1).map((earlier) => `#${folder}/${earlier}/`)],
        `The stages of ${folder} go one way: ${stages.join(' <- ')}; beside them stands what they share.`,
      ),
    })),
    {
      files: shared.map((file) => `src/${folder}/${file}`),
      rules: only(
        [...shared.map((file) => `./${file}`), ...mayImport[folder]],
        `What all stages of ${folder} speak in imports none of them.`,
      ),
    },
  ];
});

export const boundaries = [...folders, ...oneWay];
