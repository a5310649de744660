import { readdirSync } from 'node:fs';

import { defineConfig } from 'oxlint';

import { composition, domains, libraries } from '#functions/order.ts';

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const features = folders('frontend/src/features');

const relative = { group: ['./*', '../*'], message: 'Imports are absolute: #shared/…, #functions/…, #frontend/….' };

/** A path as the rule's globs; “!(a|b)” is all of a folder but these. */
const globs = (path: string): string[] => {
  const [, folder, allowed] = /^(.*\/)!\((.*)\)$/.exec(path) ?? [];
  return folder && allowed ? [`${folder}**`, ...allowed.split('|').map((file) => `!${folder}${file}`)] : [path];
};

/** Forbids imports: the order of docs/architecture.md as lint. */
const never = (files: string[], group: string[], message: string, excludeFiles: string[] = []) => ({
  files,
  excludeFiles,
  rules: {
    'no-restricted-imports': ['error', { patterns: [relative, { group: group.flatMap(globs), message }] }] as [
      'error',
      object,
    ],
  },
});

const sources = '**/*.{ts,tsx}';
const tests = ['**/*.test.{ts,tsx}', '**/testing.ts'];
const notProduct = ['#infra/**', '#scripts/**', '#frontend/**'];

export default defineConfig({
  ignorePatterns: ['dist', 'cdk.out', '.data', 'coverage', 'frontend/public'],
  plugins: ['eslint', 'typescript', 'react', 'unicorn'],
  categories: { correctness: 'off' }, // each rule is named below
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  rules: {
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'typescript/await-thenable': 'error',
    'typescript/ban-ts-comment': 'error',
    'no-array-constructor': 'error',
    'typescript/no-array-delete': 'error',
    'typescript/no-base-to-string': 'error',
    'typescript/no-duplicate-enum-values': 'error',
    'typescript/no-duplicate-type-constituents': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-extra-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-for-in-array': 'error',
    'typescript/no-implied-eval': 'error',
    'typescript/no-misused-new': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-asserted-optional-chain': 'error',
    'typescript/no-redundant-type-constituents': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-this-alias': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-declaration-merging': 'error',
    'typescript/no-unsafe-enum-comparison': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/no-unsafe-unary-minus': 'error',
    'no-unused-expressions': 'error',
    'typescript/no-wrapper-object-types': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-as-const': 'error',
    'typescript/prefer-namespace-keyword': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/restrict-plus-operands': 'error',
    'typescript/restrict-template-expressions': 'error',
    'typescript/triple-slash-reference': 'error',
    'typescript/unbound-method': 'error',
    'no-unused-vars': ['error', { ignoreRestSiblings: true, destructuredArrayIgnorePattern: '^_' }],
    'no-restricted-imports': ['error', { patterns: [relative] }],
  },
  overrides: [
    never(
      [`shared/${sources}`],
      ['node:*', '@aws-sdk/**', 'aws-*', 'react*', '#functions/**', ...notProduct],
      'shared/ ships to browsers: itself, zod and libphonenumber-js only.',
      tests,
    ),
    ...libraries.map((name, at) =>
      never(
        [`functions/${name}/${sources}`],
        [
          ...[...libraries.slice(at + 1), ...domains, composition].map((other) => `#functions/${other}/**`),
          name === 'providers' ? '#functions/platform/table/**' : '#functions/providers/*/!(port.ts|live.ts)',
          ...notProduct,
        ],
        'A library imports itself and the libraries before it (functions/order.ts); a provider knows no table.',
        tests,
      ),
    ),
    ...domains.map((name, at) =>
      never(
        [`functions/${name}/${sources}`],
        [
          ...[...domains.slice(at + 1), composition].map((other) => `#functions/${other}/**`),
          ...domains.slice(0, at).map((other) => `#functions/${other}/!(public.ts)`),
          '#functions/providers/*/!(port.ts|live.ts)',
          ...notProduct,
        ],
        'A domain imports itself, libraries, and the public.ts of the domains before it (functions/order.ts).',
        tests,
      ),
    ),
    never(
      [`functions/**/domain/${sources}`],
      [
        '#functions/platform/**',
        '#functions/providers/**',
        '#functions/**/store.ts',
        '@aws-sdk/**',
        'node:*',
        ...notProduct,
      ],
      'domain/ is pure: its own folder, shared and zod.',
      tests,
    ),
    {
      files: [`functions/**/domain/${sources}`],
      excludeFiles: tests,
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now', message: 'The time is an argument.' },
          { object: 'Math', property: 'random', message: 'Chance is an argument.' },
          { object: 'process', property: 'env', message: 'Configuration is an argument.' },
        ],
      },
    },
    never(
      [`infra/${sources}`],
      ['#functions/**', '#frontend/**'],
      'infra/ names handler files, it never imports them.',
      tests,
    ),
    never([`scripts/${sources}`], ['#frontend/**'], 'scripts/ starts the pages, it never imports them.'),
    {
      files: [`frontend/src/${sources}`],
      rules: {
        'unicorn/no-useless-spread': 'error',
        // 'react/purity' is off: lists that refresh read the time while rendering, so that “today” follows midnight.
        'react/static-components': 'error',
        'react/use-memo': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/incompatible-library': 'error',
        'react/immutability': 'error',
        'react/globals': 'error',
        'react/refs': 'error',
        'react/set-state-in-effect': 'error',
        'react/error-boundaries': 'error',
        'react/set-state-in-render': 'error',
        'react/unsupported-syntax': 'error',
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
      },
    },
    never(
      [`frontend/src/{components,lib}/${sources}`],
      ['#frontend/features/**', '#frontend/app/**', '#functions/**', '#infra/**', '#scripts/**'],
      'components/ and lib/ know no feature.',
      tests,
    ),
    ...features.map((name) =>
      never(
        [`frontend/src/features/${name}/${sources}`],
        [
          ...features.filter((other) => other !== name).map((other) => `#frontend/features/${other}/**`),
          '#frontend/app/!(paths.ts)',
          '#functions/**',
          '#infra/**',
          '#scripts/**',
        ],
        'A feature imports itself, components, lib, i18n and shared; features meet in app/.',
      ),
    ),
  ],
});
