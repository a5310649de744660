import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const files = globSync('{shared,functions,infra,scripts,frontend}/**/*.{ts,tsx}');
const linesWith = (pattern: RegExp) =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );

test('zod is imported as a namespace: esbuild cannot shake the named import, which costs each Lambda 360 kB', () => {
  expect(linesWith(/^import .*\{[^}]*\bz\b[^}]*\} from 'zod'/)).toEqual([]);
});

test('a suppressed lint rule or type error carries its reason', () => {
  const suppressions = linesWith(/(?:oxlint|eslint)-disable|@ts-(?:expect-error|ignore)/).filter(
    (line) => !line.startsWith('scripts/testing/conventions'),
  );
  expect(
    suppressions.filter((line) => !/(?:-disable\S*\s+[\w/, -]+ -- \w|@ts-[\w-]+(?::| --)? \w)/.test(line)),
  ).toEqual([]);
});
