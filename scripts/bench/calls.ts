import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

import { openExchange, type Step } from '#scripts/bench/calls/call.ts';
import { costOf } from '#scripts/bench/calls/cost.ts';
import { modelBytes } from '#scripts/bench/calls/models.ts';
import { commandLine, printJson } from '#scripts/command-line.ts';

/**
 * `npm run bench:calls`: what a call takes: processor time a turn, requests of the table by step, the bytes of the models,
 * and the cost of a thousand. With `--json` the last line is the figures alone; `--calls` says how many are measured.
 */
const { values } = commandLine('npm run bench:calls -- [--calls 300] [--json]', {
  options: { json: { type: 'boolean', default: false }, calls: { type: 'string', default: '300' } },
});
const calls = Math.max(10, Number(values.calls) || 300);

const { call } = openExchange();
for (let i = 0; i < 10; i++) await call();
const all: Step[][] = [];
for (let i = 0; i < calls; i++) all.push(await call());

const first = all[0]!;
const asked = (steps: Step[]) => steps.map(({ table: { requests } }) => requests).join();
if (new Set(all.map(asked)).size !== 1) throw new Error('Calls that are the same ask for different things');
const spoken = ['who and why', 'a time', 'yes: booked', 'yes: may text'];
const share = (list: number[], of: number) =>
  Number([...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * of))]!.toFixed(3));
const turns = all.flatMap((steps) => steps.filter(({ step }) => spoken.includes(step)).map(({ cpu_ms }) => cpu_ms));
const steps = first.map(({ step, table }, i) => ({
  step,
  ...table,
  // Items of about 1 KB vary by one unit: takes the median.
  rcu: share(
    all.map((each) => each[i]!.table.rcu),
    0.5,
  ),
  wcu: share(
    all.map((each) => each[i]!.table.wcu),
    0.5,
  ),
  cpu_ms: share(
    all.map((each) => each[i]!.cpu_ms),
    0.5,
  ),
}));

const figures = {
  bench: 'calls',
  calls,
  cpu_ms_a_turn: { p50: share(turns, 0.5), p99: share(turns, 0.99) },
  ...(await modelBytes(fileURLToPath(new URL('../..', import.meta.url)))),
  table_requests_a_call: steps.reduce((sum, { requests }) => sum + requests, 0),
  steps,
  dollars_a_thousand_calls: costOf(first),
  machine: `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}`,
  load: Number(loadavg()[0]!.toFixed(1)),
};

const say = (what: string, value: string | number) => console.log(`${what.padEnd(40)}${value}`);
say(
  'CPU a turn, ms',
  `${figures.cpu_ms_a_turn.p50} in the middle, ${figures.cpu_ms_a_turn.p99} at the 99th percentile`,
);
say(
  'Bytes of models, of word lists, of code',
  `${figures.model_bytes}, ${figures.word_list_bytes}, ${figures.code_bytes}`,
);
for (const { step, requests, rcu, wcu } of steps) say(`Table, ${step}`, `${requests} requests, ${rcu} RCU, ${wcu} WCU`);
say(
  'Dollars for a thousand calls',
  Object.entries(figures.dollars_a_thousand_calls)
    .map(([name, dollars]) => `${name} ${dollars}`)
    .join(', '),
);
if (values.json) printJson(figures);
