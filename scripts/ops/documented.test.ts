import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { commands, USAGE } from '#scripts/ops/options.ts';

/** `find WHO --reason …` is `find`; `tickets list [open|closed]` is `tickets list`. */
const inUsage = USAGE.split('\n').flatMap((line) => {
  const [, name, what] = /^ {2}([a-z-]+)(?: ([a-z|-]+))?/.exec(line) ?? [];
  if (!name) return [];
  return what ? what.split('|').map((each) => `${name} ${each}`) : [name];
});
const runbook = readFileSync('docs/runbooks/operate.md', 'utf8');
const runbooks = runbook + readFileSync('docs/runbooks/calls.md', 'utf8');

test('the runbooks describe each command of the usage', () => {
  expect(inUsage.length).toBeGreaterThan(30);
  expect(inUsage.filter((each) => !runbooks.includes(`\`${each}`))).toEqual([]);
});

test('the usage and docs/commands.md name each command', () => {
  const page = readFileSync('docs/commands.md', 'utf8');
  const [, listed = ''] = /npm run ops -- ([^ ]+) …/.exec(page) ?? [];
  expect(listed.split('\\|').sort()).toEqual([...commands].sort());
  expect(commands.filter((each) => !USAGE.includes(`\n  ${each} `))).toEqual([]);
});

test('the runbook says what to do at each alarm', () => {
  const names = [...readFileSync('infra/stacks/alarm-stack.ts', 'utf8').matchAll(/alarm\(\s*'(\w+)'/g)];
  expect(names.length).toBeGreaterThan(4);
  for (const [, name] of names) expect(runbook).toContain(`| \`${name}\``);
});
