import { expect, test } from 'vitest';

import { runsPage } from '#scripts/dev/pages/runs.ts';
import type { Execution } from '#scripts/dev/executions.ts';

const at = '2026-12-01T09:00:00.000Z';
const waiting: Execution = {
  machine: 'renewal',
  name: 'sub_1-3',
  input: '{}',
  status: 'RUNNING',
  started_at: at,
  ended_at: null,
  until: '2026-12-02T09:00:00.000Z',
  states: ['Charge', 'Outcome', 'Wait'].map((name) => ({ name, at })),
};
const job = { id: 'billing.sweep', started: at, took_ms: 7, attempt: 1, outcome: 'done' as const };
const requestAccepting = (accept: string) => new Request('http://localhost/dev/runs', { headers: { accept } });

test('shows a run with its states and the end of its wait', async () => {
  const markup = await (await runsPage(requestAccepting('text/html'), [waiting], [job])).text();
  expect(markup).toContain('Charge · Outcome · Wait');
  expect(markup).toContain('Waits until 2026-12-02 09:00');
  expect(markup).toContain('billing.sweep');
});

test('says so if nothing ran', async () => {
  const markup = await (await runsPage(requestAccepting('text/html'), [], [])).text();
  expect(markup).toContain('No month was to be charged yet.');
  expect(markup).toContain('No job has run');
});

test('returns the same as JSON', async () => {
  expect(await (await runsPage(requestAccepting('*/*'), [waiting], [job])).json()).toEqual({
    machines: [waiting],
    jobs: [job],
  });
});
