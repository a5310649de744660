import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { chamberOf } from '#scripts/import/congress/states.ts';
import { mapping } from '#scripts/import/mappings/legislators.ts';

test('what the mapping writes is what the pages translate', async () => {
  const english = JSON.parse(await readFile('frontend/src/i18n/en/people.json', 'utf8')) as {
    congress: { house: string; senate: string; lacks: string };
  };
  const { house, lacks, senate } = english.congress;
  expect([chamberOf({ type: 'rep' }), chamberOf({ type: 'sen' })]).toEqual([house, senate]);
  expect(mapping.about?.lacks).toBe(lacks);
});
