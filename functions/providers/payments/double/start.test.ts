import { once } from 'node:events';
import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';

import { stripePayments } from '#functions/providers/payments/stripe.ts';
import { startPaymentsDouble } from '#functions/providers/payments/double/start.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { cardFrameUrl } from '#shared/values/card-frame.ts';
import { newId } from '#shared/values/id.ts';

const NUMBER = '4000 0027 6000 3184';
const typed = { number: NUMBER, expiry: '12 / 40', cvv: '731', name: 'Ida Lindqvist', zip: '55802' };
const Account = z.object({ secret_key: z.string(), webhook_secrets: z.array(z.string()) });

async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'payments-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function running(folder: string, siteUrl = 'http://localhost:3000') {
  const double = await startPaymentsDouble(folder, siteUrl, () => new Date());
  const account = Account.parse(JSON.parse(await readFile(double.file, 'utf8')));
  const payments = stripePayments(async () => ({ ...account, apiBase: double.apiBase }));
  const post = (path: string, body: unknown, type = 'application/json') =>
    fetch(double.apiBase + path, { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) });
  return { ...double, account, payments, post };
}

/** A site that receives events. */
async function listener() {
  const events: { body: string; signature: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      events.push({ body, signature: String(request.headers['stripe-signature']) });
      response.writeHead(request.url === '/api/billing/events' ? 200 : 404).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { events, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function paid(place: Awaited<ReturnType<typeof running>>) {
  const account_id = newId('account');
  const { customer_id } = await place.payments.ensureCustomer({ account_id, email: 'ida@example.com' }, 'c');
  const answer = await place.post('/frame/cards', typed);
  const { confirmation_token } = z.object({ confirmation_token: z.string() }).parse(await answer.json());
  const request = { customer_id, account_id, checkout_id: newId('checkout'), confirmation_token };
  const saving = await place.payments.saveCard(request, 's');
  if (saving.state !== 'action') throw new Error(saving.state);
  const { client_secret } = saving;
  expect(await (await place.post('/frame/action', { client_secret, ok: true })).json()).toEqual({ ok: true });
  const saved = await place.payments.retrieveSetupIntent(saving.intent_id);
  if (saved.state !== 'saved') throw new Error(saved.state);
  const amount = { minor_units: 2490, currency: 'USD' } as const;
  const charge_id = newId('charge');
  const { intent_id } = await place.payments.createPayment(
    { charge_id, account_id, customer_id, amount, suffix: null },
    'p',
  );
  const confirmed = await place.payments.confirmPayment(
    { intent_id, payment_method: saved.card.payment_method ?? '', onSession: true },
    'k',
  );
  if (confirmed.state !== 'action') throw new Error(confirmed.state);
  const step = await fetch(`${place.apiBase}/frame/action?client_secret=${confirmed.client_secret}`);
  expect(await step.json()).toEqual({ brand: 'visa', last4: '3184', money: { amount: 2490, currency: 'usd' } });
  await place.post('/frame/action', { client_secret: confirmed.client_secret, ok: true });
  return { intent_id, payment: await place.payments.retrievePayment(intent_id) };
}

test('keeps payments, address and keys over a restart', async () => {
  const folder = await temporary();
  const first = await running(folder);
  const { intent_id, payment } = await paid(first);
  expect(payment.state).toBe('paid');
  await first[Symbol.asyncDispose]();

  const again = await running(folder);
  expect(again.apiBase).toBe(first.apiBase);
  expect(again.account).toEqual(first.account);
  expect(await again.payments.retrievePayment(intent_id)).toEqual(payment);
  expect(await again.payments.refundPayment(intent_id, 'r')).toMatchObject({ state: 'done' });
  await again[Symbol.asyncDispose]();
});

test('ignores a truncated line', async () => {
  const folder = await temporary();
  const first = await running(folder);
  const { intent_id, payment } = await paid(first);
  await first[Symbol.asyncDispose]();
  await appendFile(join(folder, 'payments.jsonl'), '[{"kind":"payment_intent","id":"pi_torn","va');
  const again = await running(folder);
  expect(await again.payments.retrievePayment(intent_id)).toEqual(payment);
  await again[Symbol.asyncDispose]();
});

test('writes no card number or code to a file', async () => {
  const folder = await temporary();
  const place = await running(folder);
  await paid(place);
  await place[Symbol.asyncDispose]();
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  expect(files.join('')).toContain('3184');
  expect(files.join('')).not.toMatch(/4000\s?0027|2760003184|"731"/);
});

test('posts signed events to the site', async () => {
  const site = await listener();
  const place = await running(await temporary(), site.url);
  const { intent_id } = await paid(place);
  await expect.poll(() => site.events.some(({ body }) => body.includes('payment_intent.succeeded'))).toBe(true);
  const events = await Promise.all(
    site.events.map(({ body, signature }) => place.payments.readEvent(body, signature, new Date())),
  );
  expect(events.map(({ about }) => about?.id)).toContain(intent_id);
  await place[Symbol.asyncDispose]();
});

test('refuses a wrong secret key', async () => {
  const place = await running(await temporary());
  const stranger = stripePayments(async () => ({
    secret_key: 'sk_test_guess',
    webhook_secrets: [],
    apiBase: place.apiBase,
  }));
  await expect(stranger.retrievePayment('pi_1')).rejects.toThrow(Fault);
  await place[Symbol.asyncDispose]();
});

test('allows the frame on our own pages only', async () => {
  const place = await running(await temporary());
  const frame = (origin: string) => fetch(cardFrameUrl(place.frameUrl, { origin, language: 'ar', theme: 'dark' }));
  for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000']) {
    const page = await frame(origin);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toMatch(
      new RegExp(`script-src 'self';.*frame-ancestors ${origin}$`),
    );
    expect(await page.text()).toContain('lang="ar"');
  }
  expect((await frame('https://evil.example')).status).toBe(400);
  expect((await frame('http://localhost:3000" onload="x')).status).toBe(400);
  expect((await fetch(`${place.apiBase}/frame?client=pk_test_other&origin=http://localhost:3000`)).status).toBe(400);
  await place[Symbol.asyncDispose]();
});

test('the frame refuses invalid input and unknown cards', async () => {
  const place = await running(await temporary());
  const faults = async (differences: object) => {
    const answer = await place.post('/frame/cards', { ...typed, ...differences });
    return (await answer.json()) as unknown;
  };
  expect(await faults({ number: '4242 4242 4242 4241' })).toEqual({ faults: { number: 'card.number' } });
  expect(await faults({ expiry: '13 / 40', cvv: '12' })).toEqual({
    faults: { expiry: 'card.expiry-month', cvv: 'card.cvv' },
  });
  expect(await faults({ expiry: '12 / 20' })).toEqual({ faults: { expiry: 'card.expiry-year' } });
  expect(await faults({ name: '' })).toEqual({ faults: { name: 'required' } });
  expect((await place.post('/frame/cards', { number: NUMBER })).status).toBe(422);
  expect((await place.post('/frame/cards', 'no card')).status).toBe(422);
  expect((await place.post('/frame/cards', typed, 'text/plain')).status).toBe(415);
  expect((await place.post('/frame/cards', { ...typed, name: 'x'.repeat(20_000) })).status).toBe(413);
  expect((await place.post('/frame/action', { client_secret: 'seti_1_secret_2', ok: true })).status).toBe(400);
  expect((await fetch(`${place.apiBase}/frame/action?client_secret=nothing`)).status).toBe(404);
  expect((await fetch(`${place.apiBase}/elsewhere`)).status).toBe(404);
  await place[Symbol.asyncDispose]();
});

test('serves the frame’s script, styles and fonts from its own origin', async () => {
  const place = await running(await temporary());
  for (const [name, type] of [
    ['frame.js', 'javascript'],
    ['frame.css', 'css'],
    ['plex.woff2', 'woff2'],
    ['plex-arabic.woff2', 'woff2'],
  ]) {
    const answer = await fetch(`${place.apiBase}/frame/${name}`);
    expect(answer.status, name).toBe(200);
    expect(answer.headers.get('content-type'), name).toContain(type);
    expect((await answer.arrayBuffer()).byteLength, name).toBeGreaterThan(1000);
  }
  await place[Symbol.asyncDispose]();
});
