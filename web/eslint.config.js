import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
    { ignores: ['src/server/schema.d.ts'] },
    { linterOptions: { reportUnusedDisableDirectives: 'error' } },
    js.configs.recommended,
    ts.configs.recommended,
    svelte.configs.recommended,
    svelte.configs.prettier,
    {
        rules: {
            // What changes is replaced, never changed in place ($state.raw, $derived): plain maps, sets and addresses do.
            'svelte/prefer-svelte-reactivity': 'off',
            '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        },
    },
    { ignores: ['public/'], languageOptions: { globals: globals.browser } },
    { files: ['public/sw.js'], languageOptions: { globals: globals.serviceworker } },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    },
    {
        // Rules that need types. In components svelte-check does this work, in a third of the time.
        files: ['{src,tests,vite}/**/*.ts'],
        extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
        languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
        rules: {
            // With noUncheckedIndexedAccess every index into an array needs one.
            '@typescript-eslint/no-non-null-assertion': 'off',
            '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
            '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
            // An empty name is no name.
            '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
        },
    },
)
