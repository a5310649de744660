import { readdirSync } from 'node:fs';

import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

import { composition, domains, libraries } from '#functions/order.ts';

const features = readdirSync('frontend/src/features', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

const relative = { group: ['./*', '../*'], message: 'Imports are absolute: #shared/…, #functions/…, #frontend/….' };
const namedZod = {
  selector: "ImportDeclaration[source.value='zod'] > ImportSpecifier[imported.name='z']",
  message: "`import * as z from 'zod'`: esbuild cannot shake the named import, which costs each Lambda 360 kB.",
};

/** A path of ours as the rule reads it: “#” begins a comment there, and “all but these files” is said by taking them back. */
const ours = (path: string): string[] => {
  const [, folder, files] = /^(.*\/)!\((.*)\)$/.exec(path) ?? [];
  return folder && files ? [`\\${folder}*`, ...files.split('|').map((file) => `!\\${folder}${file}`)] : [`\\${path}`];
};

/** Forbids imports: the order of docs/architecture.md as lint. */
const never = (files: string[], group: string[], message: string, ignores: string[] = []) => ({
  files,
  ignores,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [relative, { group: group.flatMap((path) => (path.startsWith('#') ? ours(path) : path)), message }] },
    ] as ['error', object],
  },
});

const sources = '**/*.{ts,tsx}';
/** What no code of functions/ imports. */
const notProduct = ['#infra/*', '#scripts/*', '#frontend/*'];
const tests = ['**/*.test.{ts,tsx}', '**/testing.ts'];

export default defineConfig(
  globalIgnores(['dist', 'cdk.out', '.data', 'coverage', 'frontend/public']),
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, destructuredArrayIgnorePattern: '^_' },
      ],
      '@typescript-eslint/require-await': 'off', // ports and handlers are async by contract, also where one need not wait
      'no-restricted-imports': ['error', { patterns: [relative] }],
      'no-restricted-syntax': ['error', namedZod],
    },
  },
  never(
    [`shared/${sources}`],
    ['node:*', '@aws-sdk/*', 'aws-*', 'react*', '#functions/*', '#infra/*', '#scripts/*', '#frontend/*'],
    'shared/ ships to browsers: itself, zod and libphonenumber-js only.',
    tests,
  ),
  ...libraries.map((name, at) =>
    never(
      [`functions/${name}/${sources}`],
      [
        ...[...libraries.slice(at + 1), ...domains, composition].map((other) => `#functions/${other}/**`),
        ...(name === 'providers' ? ['#functions/platform/table/*'] : ['#functions/providers/*/!(port.ts|live.ts)']),
        ...notProduct,
      ],
      'A library imports itself and the libraries before it (functions/order.ts); a provider knows no table.',
      tests,
    ),
  ),
  ...domains.flatMap((name, at) => [
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
    never(
      [`functions/${name}/domain/${sources}`],
      [
        '#functions/platform/*',
        '#functions/platform/**',
        '#functions/providers/**',
        '#functions/*/store.ts',
        '@aws-sdk/*',
        'node:*',
      ],
      'domain/ is pure: its own folder, shared and zod.',
      tests,
    ),
  ]),
  {
    files: [`functions/*/domain/${sources}`],
    ignores: tests,
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
    ['#functions/*', '#frontend/*'],
    'infra/ names handler files, it never imports them.',
    tests,
  ),
  never([`scripts/${sources}`], ['#frontend/*'], 'scripts/ starts the pages, it never imports them.'),
  never(
    [`frontend/src/{components,lib}/${sources}`],
    ['#frontend/features/**', '#frontend/app/**', '#functions/*', '#infra/*', '#scripts/*'],
    'components/ and lib/ know no feature.',
    tests,
  ),
  ...features.map((name) =>
    never(
      [`frontend/src/features/${name}/${sources}`],
      [
        ...features.filter((other) => other !== name).map((other) => `#frontend/features/${other}/**`),
        '#frontend/app/!(paths.ts)',
        '#functions/*',
        '#infra/*',
        '#scripts/*',
      ],
      'A feature imports itself, components, lib, i18n and shared; features meet in app/.',
    ),
  ),
  { files: [`frontend/src/${sources}`], extends: [reactHooks.configs.flat.recommended] },
);
