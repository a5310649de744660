import { expect, test } from 'vitest';

import { type Dialogue, hasUrgency } from '#functions/calls/dialogue/state.ts';

const understood = { urgent: true } as Dialogue['understood'];

test.each([
  ['an urgent call', { is_urgent: false, understood, verdict: 'unknown' }, true],
  ['a doubtful caller in a hurry', { is_urgent: false, understood, verdict: 'suspicious' }, false],
  ['a doubtful caller who spoke of a life in danger', { is_urgent: true, understood, verdict: 'suspicious' }, true],
  ['nothing said', { is_urgent: false, understood: null, verdict: 'unknown' }, false],
] as const)('%s', (_, dialogue, expected) => expect(hasUrgency(dialogue)).toBe(expected));
