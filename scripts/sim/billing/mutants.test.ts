import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { mutants } from '#scripts/sim/billing/mutants.ts';
import { patched } from '#scripts/sim/billing/patches.ts';

test('at least 25 mistakes are planted', () => expect(Object.keys(mutants).length).toBeGreaterThanOrEqual(25));

test.for(Object.entries(mutants))('the place is still there where %s', async ([, patches]) => {
  for (const file of new Set(patches.map((patch) => patch.file))) {
    const text = await readFile(new URL(`../../../${file}`, import.meta.url), 'utf8');
    expect(patches.filter((patch) => patch.file === file).reduce(patched, text)).not.toBe(text);
  }
});
