import { expect, test } from 'vitest';

import type { Understanding } from '#functions/nlu/port.ts';
import { figures, judge } from '#scripts/models/evaluate/calls/measure.ts';
import type { LabelledCall } from '#scripts/models/labelled-calls.ts';

const call = (label: 'legit' | 'spam'): LabelledCall => ({
  id: label,
  lang: 'en',
  label,
  turns: [
    { who: 'assistant', text: 'Who is calling?' },
    { who: 'caller', text: 'first' },
    { who: 'caller', text: 'second' },
  ],
  slots: {},
  reference_time: '2026-11-23T09:00:00-06:00',
  zone: 'America/Chicago',
});

/** Words that sound like spam to this degree, at first and in the end. */
const sounding = (first: number, whole: number): Understanding => ({
  understand: async (turns) => ({
    language: 'en',
    name: null,
    reason: null,
    urgent: false,
    callback: null,
    spam: { probability: turns.length < 3 ? first : whole, signs: [] },
  }),
});

test('the verdict of the product is measured, with every attestation and after the first turn', async () => {
  const sure = await judge(call('spam'), sounding(0.3, 0.99));
  expect(sure).toMatchObject({ labelled: 1, labelledAtFirst: 0, beyondDoubt: 1, wordsSaySpam: true });
  // Only a number that is attested outweighs words that leave a doubt.
  const close = await judge(call('legit'), sounding(0.3, 0.55));
  expect(close).toMatchObject({ labelled: 0.8, beyondDoubt: 0, wordsSaySpam: true });
  expect(figures([sure, close]).spam).toMatchObject({
    balanced_accuracy: 0.6,
    false_alarms: 0.8,
    missed: 0,
    silenced: 0,
    ended: 1,
    after_first_turn: { balanced_accuracy: 0.5, false_alarms: 0, missed: 1 },
    words_alone: { balanced_accuracy: 0.5 },
  });
});
