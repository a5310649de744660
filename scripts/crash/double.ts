import { statSync } from 'node:fs';
import { join } from 'node:path';

import type Stripe from 'stripe';

import { openJournal } from '#functions/providers/payments/double/journal.ts';

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
