import astro from 'eslint-plugin-astro';
import prettier from 'eslint-config-prettier';
import * as regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { boundaries } from './import-table.js';
import { circles } from './lint-circles.js';

/** Names that stood for several things each; docs/words.md has the words to take. */
const denied = [
  ...['told', 'tell', 'tells', 'said', 'asked', 'asks', 'given', 'meant', 'wanted', 'spoken'],
  ...['fault', 'faults', 'piece', 'pieces', 'thing', 'things', 'recall', 'utils', 'helpers'],
];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'lib/',
      '.astro/',
      '.cache/',
      'node_modules/',
      'tests/fixtures/',
      '**/*.d.ts',
    ],
  },
  ...tseslint.configs.strict,
  ...astro.configs.recommended,
  regexp.configs['flat/recommended'],
  prettier,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'certain' }],
      eqeqeq: 'error',
    },
  },
  { files: ['src/**'], rules: { 'id-denylist': ['error', ...denied] } },
  ...boundaries,
  circles,
);
