import type { Step } from '#scripts/bench/calls/call.ts';

/**
 * List prices in US dollars as published, without free tier or discount. They change: look them up before relying on
 * them.
 */
const prices = {
  /** AWS Lambda, us-east-1, x86: a GB-second, and a request. */
  lambda_gb_second: 0.0000166667,
  lambda_request: 0.0000002,
  /** Amazon DynamoDB on demand, us-east-1: a unit read, and one written. */
  table_read_unit: 0.000000125,
  table_write_unit: 0.000000625,
  /** Amazon S3: a recording put, and a GB kept for a month. */
  s3_put: 0.000005,
  s3_gb_month: 0.023,
  /** Twilio, US local numbers: a minute that comes in, a turn of speech recognised, 100 characters of a Polly voice. */
  phone_minute: 0.0085,
  speech_turn: 0.02,
  voice_100_characters: 0.0008,
  /** Amazon SNS to a US number: the message, and what carriers add, about. */
  text_message: 0.00645 + 0.003,
} as const;

/** MB that the functions run with, and a wait for the table that Lambda bills as well. */
const MEMORY_MB = 1769;
const TABLE_MS = 5;

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
    // Two parts to the owner, one to the caller.
    text: 3 * prices.text_message,
  };
  const thousand = Object.entries(parts).map(([name, dollars]) => [name, Number((dollars * 1000).toFixed(3))] as const);
  return {
    ...Object.fromEntries(thousand),
    total: Number(thousand.reduce((all, [, dollars]) => all + dollars, 0).toFixed(2)),
  } as Record<string, number>;
}
