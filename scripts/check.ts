import { execFileSync } from 'node:child_process';

import { command, conclude, sideBySide, vitest } from '#scripts/testing/steps.ts';

/**
 * `npm run check`: what a commit should pass, of what changed. Format and lint of the changed files, all types, and the
 * tests that import what changed. Without changes in the working tree, of the last commit.
 */
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const inTree = [
  ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const base = inTree.length ? 'HEAD' : 'HEAD~1';
const files = inTree.length ? inTree : git('diff', '--name-only', '--diff-filter=d', base);
const sources = files.filter((file) => /\.tsx?$/.test(file));

const begun = performance.now();
const tallies = await sideBySide(
  [
    command('Format', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files),
    ...(sources.length ? [command('Lint', 'oxlint', ...sources)] : []),
    command('Types', 'tsc', '--checkers', '1'),
  ],
  [vitest('Tests of what changed', '--changed', base, '--passWithNoTests', '--maxWorkers=1')],
);
await conclude(tallies, (performance.now() - begun) / 1000);
