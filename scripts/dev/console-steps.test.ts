import { expect, test } from 'vitest';

import { createSteps } from '#scripts/dev/console-steps.ts';

function screen(isTTY: boolean) {
  let text = '';
  return { isTTY, columns: 80, write: (more: string) => (text += more), text: () => text };
}

test('each step ends in one line with what came of it', async () => {
  const out = screen(false);
  const { step } = createSteps(out);
  await step(
    'Functions',
    async () => 7,
    (n) => `${n} bundled`,
  );
  expect(out.text()).toMatch(/^ {2}Functions {7}7 bundled +0\.\d s\n$/);
});

test('a step that fails says nothing and fails', async () => {
  const out = screen(false);
  const { step } = createSteps(out);
  await expect(
    step(
      'Pages',
      async () => Promise.reject(new Error('no disk')),
      () => 'built',
    ),
  ).rejects.toThrow('no disk');
  expect(out.text()).toBe('');
});

test('a terminal shows a bar that is drawn over', () => {
  const out = screen(true);
  createSteps(out).progress('People', 500, 2000);
  expect(out.text()).toBe('\r\u001b[K  … People ██████░░░░░░░░░░░░░░░░░░ 500 of 2,000');
});

test('elsewhere progress is said now and then, not each time', () => {
  const out = screen(false);
  const { progress } = createSteps(out);
  for (let done = 0; done < 100; done++) progress('People', done, 100);
  expect(out.text().split('\n')).toHaveLength(2);
});
