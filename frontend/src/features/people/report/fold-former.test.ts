import { expect, test } from 'vitest';

import type { FactLine } from '#frontend/features/people/report/fact-lines.ts';
import { foldFormer } from '#frontend/features/people/report/fold-former.ts';

const line = (state: FactLine['state']) => ({ state }) as FactLine;
const [current, former] = [line('current'), line('former')];

test('several former lines are folded', () => {
  expect(foldFormer([current, former, former])).toEqual({ held: [current], former: [former, former] });
});

test('a single former line stays', () => {
  expect(foldFormer([current, former])).toEqual({ held: [current, former], former: [] });
});

test('where all are former, all stay', () => {
  expect(foldFormer([former, former])).toEqual({ held: [former, former], former: [] });
});
