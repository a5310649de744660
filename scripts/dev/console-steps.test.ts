import { expect, test } from 'vitest';

import { createSteps } from '#scripts/dev/console-steps.ts';

function screen(isTTY: boolean) {
  let text = '';
  return { isTTY, columns: 80, write: (more: string) => (text += more), text: () => text };
}

test('ends each step with one line and its outcome', async () => {
  const out = screen(false);
  const { step } = createSteps(out);
  await step(
    'Functions',
    async () => 7,
    (n) => `${n} bundled`,
  );
  expect(out.text()).toMatch(/^ {2}Functions {7}7 bundled +0\.\d s\n$/);
});

test('prints nothing for a step that fails', async () => {
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

test('redraws a progress bar on a terminal', () => {
  const out = screen(true);
  createSteps(out).progress('People', 500, 2000);
  expect(out.text()).toBe('\r\u001b[K  … People ██████░░░░░░░░░░░░░░░░░░ 500 of 2,000');
});

test('prints progress occasionally elsewhere', () => {
  const out = screen(false);
  const { progress } = createSteps(out);
  for (let done = 0; done < 100; done++) progress('People', done, 100);
  expect(out.text().split('\n')).toHaveLength(2);
});
