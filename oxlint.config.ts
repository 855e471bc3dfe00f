import { defineConfig, type OxlintOverride } from 'oxlint';
import { walls } from './src/test/walls.ts';

export default defineConfig({
  plugins: [
    'eslint',
    'typescript',
    'unicorn',
    'oxc',
    'import',
    'react',
    'jsx-a11y',
    'promise',
    'vitest',
    'node',
  ],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  rules: {
    // House style.
    'eslint/max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/ban-ts-comment': 'error',
    'unicorn/no-abusive-eslint-disable': 'error',
    'unicorn/prefer-node-protocol': 'error',

    // Mistakes that types alone don't catch.
    'eslint/array-callback-return': 'error',
    'eslint/eqeqeq': 'error',
    'eslint/no-alert': 'error',
    'eslint/no-constructor-return': 'error',
    'eslint/no-empty': 'error',
    'eslint/no-fallthrough': 'error',
    'eslint/no-param-reassign': 'error',
    'eslint/no-self-compare': 'error',
    'eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
    'eslint/no-useless-return': 'error',
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'eslint/radix': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-misused-spread': ['error', { allow: [{ from: 'lib', name: 'string' }] }],
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'unicorn/no-object-as-default-parameter': 'error',
    'unicorn/prefer-array-some': 'error',

    // React components.
    'react/exhaustive-deps': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/no-danger': 'error',
    'react/no-unknown-property': 'error',
    'react/rules-of-hooks': 'error',

    // A failing property test reports what it had sent.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],

    // Rules that don't suit this code, or are covered elsewhere.
    'eslint/no-control-regex': 'off',
    'eslint/no-shadow': 'off',
    'eslint/no-underscore-dangle': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': 'off',
    'jsx-a11y/anchor-has-content': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    'jsx-a11y/no-autofocus': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // The types check this, and zod's `z.catch` isn't a promise's.
    'promise/valid-params': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'react/hooks': 'off',
    'react/incompatible-library': 'off',
    'react/preserve-manual-memoization': 'off',
    'react/react-in-jsx-scope': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-generated-empty-object-type': 'off',
    'typescript/no-redundant-type-constituents': 'off',
    // A driver may return a count as a string whatever its type says, so Number() is needed there.
    'typescript/no-unnecessary-type-conversion': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/unbound-method': 'off',
    'unicorn/consistent-function-scoping': 'off',
  },
  ignorePatterns: ['node_modules', 'build/**', 'dist/**', 'public/**'],
  overrides: [
    ...walls.map(({ files, forbidden }): OxlintOverride => ({
      files,
      rules: { 'eslint/no-restricted-imports': ['error', { patterns: forbidden }] },
    })),
    {
      // Tests examine whatever came over the network. Their expectations are the check.
      files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/require-array-sort-compare': 'off',
      },
    },
    // A list of sentences is as long as its texts.
    { files: ['src/web/words/**/*.ts'], rules: { 'eslint/max-lines': 'off' } },
    { files: ['*.config.ts'], rules: { 'import/no-default-export': 'off' } },
  ],
});
