import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { commitOf } from '#infra/commit.ts';

const folder = mkdtempSync(join(tmpdir(), 'commit-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the commit of a repository, and whether its files were changed', () => {
  expect(commitOf(folder)).toBeUndefined();
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim();
  git('init', '-q');
  writeFileSync(join(folder, 'a'), '1');
  git('add', 'a');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false', 'commit', '-qm', 'a');
  expect(commitOf(folder)).toBe(git('rev-parse', 'HEAD'));
  writeFileSync(join(folder, 'a'), '2');
  expect(commitOf(folder)).toBe(`${git('rev-parse', 'HEAD')}-dirty`);
});
