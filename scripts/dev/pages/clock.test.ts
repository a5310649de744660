import { expect, test } from 'vitest';

import { clockPage, distance, fromForm, moveClock } from '#scripts/dev/pages/clock.ts';
import type { Due, ClockAdvance, ClockAdvances } from '#scripts/dev/clock-advance.ts';

test.each([
  [0, 'Real time'],
  [30, '30 s ahead of real time'],
  [7680, '2 h 08 min ahead of real time'],
  [-600, '10 min behind real time'],
  [2 * 86_400 + 3600, '2 d 1 h ahead of real time'],
])('an offset of %i seconds is “%s”', (seconds, words) => {
  expect(distance(seconds)).toBe(words);
});

test.each([
  ['advance_seconds=3600', '{"advance_seconds":3600}'],
  ['now=2026-11-21T14%3A31', '{"now":"2026-11-21T14:31:00Z"}'],
  ['now=2026-11-21T14%3A31%3A02.000Z', '{"now":"2026-11-21T14:31:02.000Z"}'],
])('the form %s says %s', (form, json) => {
  expect(fromForm(form)).toBe(json);
});

const reading = { now: '2026-11-21T14:31:00.000Z', offset_seconds: 60 };
const way: ClockAdvance = {
  from: '2026-11-21T14:30:00.000Z',
  to: '2027-11-21T14:30:00.000Z',
  stops: ['2026-12-01T09:00:00.000Z'],
  paid: 1,
  failed: 0,
  took_ms: 400,
  trouble: null,
  isOver: true,
};
const due: Due = { at: '2026-12-01T09:00:00.000Z', what: 'membership', id: 'acc_1', revision: 1 };
const advances = (latest?: ClockAdvance, more: Partial<ClockAdvances> = {}): ClockAdvances => ({
  latest: () => latest,
  due: async () => [due],
  move: async () => ({ ...reading, ...latest }),
  ...more,
});
const render = async (of: ClockAdvances) => {
  const request = new Request('http://localhost/dev/clock', { headers: { accept: 'text/html' } });
  return (await clockPage(request, { read: () => reading } as never, of)).text();
};

test('shows upcoming work and the results of the last move', async () => {
  const markup = await render(advances(way));
  expect(markup).toContain('acc_1');
  expect(markup).toContain('value="2026-12-01T09:00:01.000Z"'); // the second after it is due
  expect(markup).toMatch(/Charged<\/dt>\s*<dd>1</);
  expect(markup).not.toContain('http-equiv="refresh"');
});

test('refreshes during a move and reports failures', async () => {
  expect(await render(advances({ ...way, isOver: false }))).toContain('http-equiv="refresh"');
  expect(await render(advances({ ...way, trouble: 'Too much' }))).toContain('It stopped on its way. Too much.');
});

test('redirects a form during a move', async () => {
  const moving = advances(way, { move: () => new Promise(() => {}) });
  const request = (headers: Record<string, string>) =>
    new Request('http://localhost/dev/clock', { method: 'POST', body: 'advance_seconds=60', headers });
  expect((await moveClock(request({ accept: 'text/html' }), moving)).status).toBe(303);
});

test('returns the results of a move as JSON', async () => {
  const request = new Request('http://localhost/dev/clock', { method: 'POST', body: '{"advance_seconds":60}' });
  expect(await (await moveClock(request, advances(way))).json()).toMatchObject({ offset_seconds: 60, paid: 1 });
});
