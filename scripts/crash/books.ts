import { statSync } from 'node:fs';
import { join } from 'node:path';

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type Stripe from 'stripe';

import { chargeStore } from '#functions/billing/charge-store.ts';
import { documentsOf } from '#functions/platform/table/live.ts';
import { createTable } from '#functions/platform/table/table.ts';
import { openJournal } from '#functions/providers/payments/double/journal.ts';
import type { Member } from '#scripts/crash/member.ts';
import { subscriber } from '#scripts/crash/writer.ts';
import { runningInstance } from '#scripts/dev/instance-lock.ts';
import { billing } from '#shared/api/billing.ts';

const fileIn = (folder: string) => join(folder, 'payments.jsonl');

/** Size of the Stripe double’s journal in bytes. */
export const writtenIn = (folder: string): number => statSync(fileIn(folder), { throwIfNoEntry: false })?.size ?? 0;

/** Captures per charge that were not refunded, by the double’s journal. */
export function takenIn(folder: string): Map<string, number> {
  const intents = new Map<string, Stripe.PaymentIntent>();
  const back = new Set<unknown>();
  for (const { kind, id, value } of openJournal(fileIn(folder)).before) {
    if (kind === 'payment_intent' && value) intents.set(id, value);
    if (kind === 'refund' && value?.status === 'succeeded') back.add(value.payment_intent);
  }
  const taken = new Map<string, number>();
  for (const { id, status, metadata } of intents.values()) {
    const charge = metadata.charge_id ?? id;
    if (status === 'succeeded' && !back.has(id)) taken.set(charge, (taken.get(charge) ?? 0) + 1);
  }
  return taken;
}

/**
 * Counts months paid twice and months not paid, by the provider’s captures, the product’s charges, and the response to
 * the demo member.
 */
export async function wrongIn(folder: string, address: string, members: Member[], months: number) {
  const taken = takenIn(folder);
  const { charges } = await booksIn(folder);
  let double = [...taken.values()].filter((times) => times > 1).length;
  let missed = 0;
  for (const { account_id } of members) {
    const settled = (await charges.all(account_id)).filter(({ state }) => state === 'settled');
    for (let month = 1; month <= months; month++) {
      const paid = settled.filter(({ period }) => period === month);
      if (paid.length > 1) double++;
      if (!paid.some(({ charge_id }) => taken.has(charge_id))) missed++;
    }
  }
  const payments = await (await subscriber(address))(billing.getCharges, {});
  const periods = payments.charges.flatMap(({ state, period }) => (state === 'paid' ? period : []));
  double += periods.length - new Set(periods).size;
  return { double, missed };
}

/** The table of the dev server on this folder. */
async function booksIn(folder: string) {
  const endpoint = (await runningInstance(folder))?.dynamodb;
  if (!endpoint) throw new Error('No dev server runs there');
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint, region: 'local', credentials });
  return { charges: chargeStore(createTable('calluna-local', documentsOf(client))) };
}
