import { expect, test } from 'vitest';

import { scriptedCaller } from '#scripts/models/evaluate/dialogues/caller.ts';

const call = {
  script: [
    { say: 'hi it’s Marcus' },
    { say: 'friday at two', when: ['callback'] },
    { say: 'no thursday', when: ['confirm'] },
  ],
  answers: { consent: 'sure', name: 'Marcus', confirm: 'yes', confirm_wrong: 'no, thursday', urgency: null },
  expect: { booked: { days: ['2026-11-26'], from: '14:00', to: '14:00' } } as never,
};
const asked = (step: string, proposed: string | null = null) => ({ step, proposed });

test('says the lines of the script in order, each at its question', () => {
  const caller = scriptedCaller(call);
  const steps = ['consent', 'name', 'name', 'callback', 'confirm'];
  expect(steps.map((step) => caller.answer(asked(step)))).toEqual([
    'sure',
    'hi it’s Marcus',
    'Marcus',
    'friday at two',
    'no thursday',
  ]);
});

test('confirms the time that was wished for, and no other', () => {
  const caller = scriptedCaller({ ...call, script: [] });
  expect(caller.answer(asked('confirm', '2026-11-26T20:00:00.000Z'))).toBe('yes');
  expect(caller.answer(asked('confirm', '2026-11-27T20:00:00.000Z'))).toBe('no, thursday');
  const { confirm_wrong: _, ...answers } = call.answers;
  const yielding = scriptedCaller({ ...call, answers, script: [] });
  expect(yielding.answer(asked('confirm', '2026-11-27T20:00:00.000Z'))).toBe('yes');
});

test('answers any other question by default, and is silent where the script says so or nothing', () => {
  const caller = scriptedCaller({ ...call, script: [] });
  expect(caller.answer(asked('urgency'))).toBeNull();
  expect(caller.answer(asked('shoe size'))).toBeNull();
  const talkative = scriptedCaller({ ...call, script: [], answers: { ...call.answers, default: 'about the boat' } });
  expect(talkative.answer(asked('shoe size'))).toBe('about the boat');
  expect(talkative.answer(asked('urgency'))).toBeNull();
});
