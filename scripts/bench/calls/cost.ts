import type { Step } from '#scripts/bench/calls/call.ts';
import { MEMORY_MB, prices, TABLE_MS } from '#scripts/bench/calls/prices.ts';

/** A call of this length, a turn of speech for each that the caller takes. */
const MINUTES = 1;
const RECORDING_GB = 70_000 / 2 ** 30;

/** The cost of a thousand calls in dollars, by service. */
export function costOf(steps: readonly Step[]) {
  const sum = (of: (step: Step) => number) => steps.reduce((all, step) => all + of(step), 0);
  const seconds = sum(({ cpu_ms, table }) => (cpu_ms + table.requests * TABLE_MS) / 1000);
  const turns = steps.filter(({ step }) => !['rings', 'hangs up', 'concluded', 'message'].includes(step)).length;
  const parts = {
    lambda: seconds * (MEMORY_MB / 1024) * prices.lambda_gb_second + (steps.length + 1) * prices.lambda_request,
    table:
      sum(({ table }) => table.rcu) * prices.table_read_unit + sum(({ table }) => table.wcu) * prices.table_write_unit,
    recording: prices.s3_put + RECORDING_GB * prices.s3_gb_month,
    phone: MINUTES * prices.phone_minute,
    speech: turns * prices.speech_turn,
    voice: (sum(({ characters }) => characters) / 100) * prices.voice_100_characters,
    text: 2 * prices.text_message,
  };
  const thousand = Object.entries(parts).map(([name, dollars]) => [name, Number((dollars * 1000).toFixed(3))] as const);
  return {
    ...Object.fromEntries(thousand),
    total: Number(thousand.reduce((all, [, dollars]) => all + dollars, 0).toFixed(2)),
  } as Record<string, number>;
}
