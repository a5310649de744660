import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

import { payments } from '#functions/providers/payments/live.ts';
import { NothingHappened } from '#functions/providers/payments/port.ts';
import { serveStripeDouble } from '#functions/providers/payments/double/server.ts';
import { createStripeDouble } from '#functions/providers/payments/double/stripe-double.ts';
import { Fault } from '#shared/errors/catalogue.ts';

afterEach(() => void vi.unstubAllEnvs());

async function secretOf(content: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'live-payments-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'payments.json');
  await writeFile(file, content);
  return file;
}

const account = JSON.stringify({ secret_key: 'sk_test_live', webhook_secrets: ['whsec_live'] });
const look = async () => (await payments()).retrievePayment('pi_1').catch((error: unknown) => error);
const codeOf = (error: unknown) => (error instanceof Fault ? error.code : error);

test('charges nothing without an account', async () => {
  vi.stubEnv('STRIPE_SECRET', '');
  expect(codeOf(await look())).toBe('billing.misconfigured');
});

test('refuses an incomplete account and logs none of it', async () => {
  for (const content of [
    '',
    'sk_test_secret',
    '{"secret_key":"sk_test_secret"}',
    '{"secret_key":"pk_test_secret","webhook_secrets":["whsec_1"]}',
    '{"secret_key":"sk_test_secret","webhook_secrets":[]}',
  ]) {
    vi.stubEnv('STRIPE_SECRET', await secretOf(content));
    const error = await look();
    expect(codeOf(error), content).toBe('billing.misconfigured');
    expect(String((error as Error).cause)).not.toContain('sk_test_secret');
  }
});

test('charges nothing if the account cannot be read', async () => {
  vi.stubEnv('STRIPE_SECRET', '/nowhere/payments.json');
  expect(await look()).toBeInstanceOf(NothingHappened);
});

test('sends a key to Stripe or, on the dev server, to this machine only', async () => {
  vi.stubEnv('STRIPE_SECRET', await secretOf(account));
  vi.stubEnv('STRIPE_API_BASE', 'http://stripe.example');
  expect(codeOf(await look())).toBe('billing.misconfigured');
  vi.stubEnv('STAGE', 'production');
  vi.stubEnv('STRIPE_API_BASE', 'http://127.0.0.1:9');
  expect(codeOf(await look())).toBe('billing.misconfigured');
});

test('uses the double on the dev server', async () => {
  const now = () => new Date('2026-11-22T12:00:00Z');
  const stripe = createStripeDouble({ now, secretKey: 'sk_test_live', webhookSecret: 'whsec_live' });
  await using server = await serveStripeDouble({
    stripe,
    publishableKey: 'pk_test_1',
    siteUrl: 'http://localhost:3000',
    now,
  });
  vi.stubEnv('STRIPE_SECRET', await secretOf(account));
  vi.stubEnv('STRIPE_API_BASE', server.apiBase);
  const token = stripe.card({ number: '4242424242424242', exp_month: 12, exp_year: 2029, cvv: '123' });
  expect(await (await payments()).previewCard(token.id)).toMatchObject({ brand: 'visa', last4: '4242' });
});
