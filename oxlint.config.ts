import { defineConfig } from 'oxlint';

export default defineConfig({
  ignorePatterns: ['/dist', '/build', '/data', '/shots', '/content/generated', '/test-results', '/playwright-report'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['oxc', 'typescript', 'import', 'unicorn'],
  jsPlugins: ['./.ci/lint-rules.ts'],
  categories: { correctness: 'error' },
  rules: {
    // One rule can have one severity, and we want two: a word from 300 lines on, a stop at 500.
    'max-lines': ['error', 500],
    'ours/many-lines': 'warn',
    'max-lines-per-function': ['error', 60],
    'ours/plain-names': 'error',
    'ours/described-disable': 'error',
    'unicorn/no-abusive-eslint-disable': 'error',
    'import/no-default-export': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-useless-assignment': 'error',
    'no-useless-constructor': 'error',
    'no-array-constructor': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'preserve-caught-error': 'error',
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all', ignoreRestSiblings: true },
    ],
    'typescript/ban-ts-comment': [
      'error',
      {
        'ts-ignore': true,
        'ts-nocheck': true,
        'ts-expect-error': 'allow-with-description',
        minimumDescriptionLength: 10,
      },
    ],
    'typescript/consistent-type-imports': [
      'error',
      { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
    ],
    'typescript/no-dynamic-delete': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-extraneous-class': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-asserted-nullish-coalescing': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/prefer-literal-enum-member': 'error',
    'typescript/unified-signatures': 'error',
    // The checks that need types and find real faults.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/no-deprecated': 'error',
    // Taste.
    'typescript/no-meaningless-void-operator': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/require-array-sort-compare': 'off',
    'typescript/restrict-template-expressions': 'off',
    'typescript/unbound-method': 'off',
    // It takes a method that is given for GET.
    'unicorn/no-invalid-fetch-options': 'off',
    'unicorn/no-new-array': 'off',
    'unicorn/no-useless-spread': 'off',
    'unicorn/prefer-string-starts-ends-with': 'off',
  },
  overrides: [
    {
      // In the others TypeScript knows the names; here it knows no types.
      files: ['**/*.js'],
      rules: {
        'no-redeclare': 'error',
        'no-undef': 'error',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    {
      files: ['renderer/**/*.{ts,tsx}'],
      plugins: ['react'],
      rules: {
        // What a condition ends is no loop.
        'react/no-did-update-set-state': 'off',
        // Their schemas would bring zod into the bundle (docs/proof.md P9). What a page needs of the bridge is types and names.
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: '/core/bridge/(?:app|settings|journal|kiosk|verb|verbs)\\.ts$',
                allowTypeImports: true,
                message: 'import its types alone',
              },
            ],
          },
        ],
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
      },
    },
    {
      // Tools read their settings from the default export.
      files: ['*.config.ts', '.ci/lint-rules.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // Generated: a row of every table.
      files: ['server/db/schema/tables.ts'],
      rules: { 'max-lines': 'off', 'ours/many-lines': 'off' },
    },
    {
      // Half of a component is markup, which is long and plain.
      files: ['**/*.tsx'],
      rules: { 'max-lines-per-function': ['error', 100] },
    },
    {
      // A describe holds many tests, and a test tells its story from the first line to the last.
      files: ['**/*.{test,spec}.{ts,tsx}', '**/testing/**'],
      rules: { 'max-lines-per-function': 'off' },
    },
    {
      // Matchers such as expect.any(String) are typed any.
      files: ['**/*.test.{ts,tsx}', '**/*.spec.ts'],
      rules: { 'typescript/no-unsafe-assignment': 'off' },
    },
    {
      // Playwright's fixtures take an object pattern even when they use nothing of it.
      files: ['e2e/**/*.ts'],
      rules: { 'no-empty-pattern': 'off' },
    },
  ],
});
