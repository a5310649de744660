import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

import { checkoutStore } from '#functions/billing/checkout-store.ts';
import { billingContext } from '#functions/billing/context.ts';
import { createTable } from '#functions/platform/table/table.ts';
import { paymentsOn } from '#functions/providers/payments/testing.ts';
import { type Answer, createStripeDouble, type Request } from '#functions/providers/payments/double/stripe-double.ts';
import { documentsOver } from '#scripts/bench/billing/wire.ts';
import { type Command, memoryOf, type Written } from '#functions/platform/table/memory.ts';
import type { JobId } from '#shared/contract/jobs.ts';

export type Shop = ReturnType<typeof openShop>;

type ShopOptions = {
  now: () => number;
  /** Latency of a table request. */
  table?: () => Promise<void>;
  /** Waits for an answer of the provider. */
  sleep?: (ms: number) => Promise<void>;
  start?: (id: JobId, input: object) => Promise<void>;
  /** Whether the AWS SDK really serializes and signs table requests. */
  wire?: boolean;
};

/** Called for every request of the measured code. */
export type Listeners = {
  table?: (command: Command, answer: unknown, written: Written[]) => void;
  provider?: (request: Request, answer: Answer) => void;
};

/**
 * Billing as deployed, on a table in memory and a Stripe double in this process: the same requests through the same
 * SDKs, with the latency of the options only.
 */
export function openShop({ now, table: wait, sleep, start = async () => {}, wire = false }: ShopOptions) {
  const listeners: Listeners = {};
  let written: Written[] = [];
  const memory = memoryOf({ onCommit: (all) => (written = all) });
  const execute = (command: Command): unknown => {
    written = [];
    const answer = memory.execute(command);
    listeners.table?.(command, answer, written);
    return answer;
  };
  const near = {
    async send(command: Command): Promise<unknown> {
      await wait?.();
      return execute(command);
    },
  };
  const documents = wire ? (documentsOver(execute) as unknown as typeof near) : near;
  const table = createTable('bench', documents as unknown as DynamoDBDocumentClient);
  const quiet = createStripeDouble({ now: () => new Date(now()) });
  const stripe = {
    ...quiet,
    answer(request: Request): Answer {
      const answer = quiet.answer(request);
      listeners.provider?.(request, answer);
      return answer;
    },
  };
  const payments = paymentsOn(stripe, { ...(sleep && { sleep }) });
  const context = billingContext(
    table,
    () => Promise.resolve(payments),
    start,
    () => Promise.resolve('a secret of the bench'),
  );
  return { listeners, memory, documents, table, stripe, payments, context, checkouts: checkoutStore(table), start };
}

/** Sets `Date.now` until it is disposed of. */
export function onClock(now: () => number): Disposable & { now: () => Date } {
  const real = Date.now;
  Date.now = now;
  return { now: () => new Date(now()), [Symbol.dispose]: () => void (Date.now = real) };
}
