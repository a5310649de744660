import { expect, test } from 'vitest';

import { checkSuppression } from '#scripts/suppression/check.ts';
import { noise } from '#scripts/suppression/noise.ts';

test('nobody who was removed comes back, and namesakes stay', async () => {
  const figures = await checkSuppression({ people: 25, rounds: 4, seed: 'unit', noise });
  expect(figures).toMatchObject({ removed: 25, visible: 0, namesakes_hidden: 0, examples: [] });
  expect(figures.reimported).toBeGreaterThanOrEqual(100);
});

test('the check notices a person who comes back', async () => {
  const stranger = { id: 'stranger', full_name: 'Nobody Knows', birth_date: '1950-01' };
  const figures = await checkSuppression({
    people: 3,
    rounds: 1,
    seed: 'unit',
    noise: () => [{ source: 'Another', record: stranger }],
  });
  expect(figures.visible).toBeGreaterThan(0);
});
