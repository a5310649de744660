import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';
import * as z from 'zod';

import { endpoints } from '#shared/api/index.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The product's own sources: Stripe's double takes card numbers, as Stripe does. */
async function sources(folder: string): Promise<{ file: string; text: string }[]> {
  const entries = await readdir(join(ROOT, folder), { recursive: true });
  const files = entries.filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.includes('payments/double/'));
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(ROOT, folder, file), 'utf8') })));
}

/** The names of all fields, each with its siblings. */
function* fieldsIn(schema: unknown): Generator<string[]> {
  if (typeof schema !== 'object' || schema === null) return;
  const { properties } = schema as { properties?: object };
  if (properties) yield Object.keys(properties);
  for (const inner of Object.values(schema)) yield* fieldsIn(inner);
}

const ofCard = /^(card_?)?(number|cvv|cvc|security_code|pan)$/i;
const isExpiry = (name: string) => /^(card_?)?exp/i.test(name);

/** Field names that could carry card data. `number` alone is ambiguous; beside an expiry it is a card’s. */
const cardIn = (names: string[]) =>
  names.filter((name) => ofCard.test(name) && (!/^number$/i.test(name) || names.some(isExpiry)));

test('R-ONE-1: there is one billing authority, and it is ours', async () => {
  for (const { file, text } of await sources('functions')) {
    expect(text, file).not.toMatch(
      /subscriptions\s*\.\s*create|charges\s*\.\s*create|subscriptionSchedules|invoices\s*\.\s*create/,
    );
  }
});

test('no endpoint accepts or returns a card number or security code', () => {
  for (const { id, input, output } of endpoints) {
    for (const schema of [
      z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }),
      z.toJSONSchema(output, { unrepresentable: 'any' }),
    ]) {
      for (const names of fieldsIn(schema)) expect(cardIn(names), id).toEqual([]);
    }
  }
});

test('no schema has a field for one', async () => {
  const field = /\b(card_?number|card_?cvv|card_?cvc|cvv|cvc|security_code|pan)['"]?\s*:\s*(z\.|[A-Z])/i;
  for (const { file, text } of [...(await sources('functions')), ...(await sources('shared/api'))]) {
    expect(field.exec(text)?.[0], file).toBeUndefined();
  }
});

test('this test detects one', () => {
  const bad = z.object({
    payment: z.array(z.object({ number: z.string(), exp_month: z.int() })),
    card_cvv: z.string(),
  });
  expect([...fieldsIn(z.toJSONSchema(bad))].flatMap(cardIn).sort()).toEqual(['card_cvv', 'number']);
});
