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
    '#i18n/say.ts',
    '#i18n/findings/en.ts',
    ...['zod', 'yaml', 'unified', 'remark-', 'mdast', 'node:'],
  ],
  islands: ['#checker/', '#i18n/say.ts', '#i18n/findings/', '#i18n/report/', '#styles/'],
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

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `import()` escapes no-restricted-imports, so only islands may use it, with a literal `#` path. */
const dynamicImport = {
  selector: 'ImportExpression',
  message:
    'import() hides from the import table: only islands may use it, with a literal "#" path.',
};

export const boundaries = Object.entries(mayImport).map(([folder, prefixes]) => ({
  files: [`src/${folder}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(?!${['./', `#${folder}/`, ...prefixes].map(escape).join('|')})`,
            message: `src/${folder} may import: ${['its own files', ...prefixes].join(', ')}; no path climbs.`,
          },
        ],
      },
    ],
    'no-restricted-syntax': [
      'error',
      folder === 'islands' || folder === 'cli'
        ? { ...dynamicImport, selector: 'ImportExpression:not([source.value=/^#/])' }
        : dynamicImport,
    ],
  },
}));
