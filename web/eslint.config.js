/** What the compiler lets pass: dead code, promises nobody waits for, markup that does not do what it says. */
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const TYPED = ['src/**/*.ts', 'src/**/*.svelte', 'tests/**/*.ts'];

export default ts.config(
  { ignores: ['src/api.d.ts', 'src/maps/'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      'max-len': ['error', { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true }],
      // A Map or a Set that is filled and handed over once need not be reactive.
      'svelte/prefer-svelte-reactivity': 'off',
      // A space that must stay is written {' '}.
      'svelte/no-useless-mustaches': 'off',
      // svelte-check says it, with the warnings it has and eslint has not.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    files: TYPED,
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
);
