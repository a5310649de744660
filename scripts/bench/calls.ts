import { fileURLToPath } from 'node:url';

import { openExchange, type Step } from '#scripts/bench/calls/call.ts';
import { bedrockCost } from '#scripts/bench/calls/bedrock-cost.ts';
import { coldStart } from '#scripts/bench/calls/cold-start.ts';
import { costOf } from '#scripts/bench/calls/cost.ts';
import { modelBytes } from '#scripts/bench/calls/models.ts';
import { parseOptions, printJson, runCommand, wholeNumber } from '#scripts/command-line.ts';
import { load, machine } from '#scripts/harness/machine.ts';
import { percentile } from '#scripts/harness/percentiles.ts';
import { printFigure } from '#scripts/harness/report.ts';

/**
 * `npm run bench:calls`: what a call takes: processor time a turn, requests of the table by step, the bytes of the models,
 * the cold start, and the cost of a thousand. With `--json` the last line is the figures alone; `--calls` says how many are measured.
 */
async function run(calls: number, json: boolean): Promise<void> {
  const { call } = openExchange();
  for (let i = 0; i < 10; i++) await call();
  const all: Step[][] = [];
  for (let i = 0; i < calls; i++) all.push(await call());

  const first = all[0]!;
  const requestsOf = (steps: Step[]) => steps.map(({ table: { requests } }) => requests).join();
  if (new Set(all.map(requestsOf)).size !== 1) throw new Error('Calls that are the same ask for different things');
  const spoken = ['who and why', 'a time', 'yes: booked', 'yes: may text'];
  const share = (list: number[], of: number) => Number(percentile(list, of).toFixed(3));
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

  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { bundle, ...bytes } = await modelBytes(root);
  const figures = {
    bench: 'calls',
    calls,
    cpu_ms_a_turn: { p50: share(turns, 0.5), p95: share(turns, 0.95), p99: share(turns, 0.99) },
    ...bytes,
    cold_start_cpu_ms: await coldStart(root, bundle),
    table_requests_a_call: steps.reduce((sum, { requests }) => sum + requests, 0),
    steps,
    dollars_a_thousand_calls: costOf(first),
    more_dollars_with_bedrock: await bedrockCost(),
    machine: machine(),
    load: load(),
  };

  printFigure(
    'CPU a turn, ms',
    `p50 ${figures.cpu_ms_a_turn.p50}, p95 ${figures.cpu_ms_a_turn.p95}, p99 ${figures.cpu_ms_a_turn.p99}`,
  );
  printFigure(
    'Bytes of models, of word lists, of code',
    `${figures.model_bytes}, ${figures.word_list_bytes}, ${figures.code_bytes}`,
  );
  for (const { step, requests, rcu, wcu } of steps)
    printFigure(`Table, ${step}`, `${requests} requests, ${rcu} RCU, ${wcu} WCU`);
  printFigure('Dollars for a thousand calls', listOf(figures.dollars_a_thousand_calls));
  printFigure('More with a model of Amazon Bedrock', listOf(figures.more_dollars_with_bedrock));
  printFigure('CPU of a cold start, ms', listOf(figures.cold_start_cpu_ms));
  if (json) printJson(figures);
}

const listOf = (figures: Record<string, number>) =>
  Object.entries(figures)
    .map(([name, figure]) => `${name} ${figure}`)
    .join(', ');

await runCommand(async (args) => {
  const { values } = parseOptions(
    'npm run bench:calls -- [--calls 300] [--json]',
    { options: { json: { type: 'boolean', default: false }, calls: { type: 'string', default: '300' } } },
    args,
  );
  await run(wholeNumber('calls', values.calls, 10), values.json);
});
