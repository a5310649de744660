import { resolve } from 'node:path';

import { expect, test } from 'vitest';
import * as z from 'zod';

import type { Limiter } from '#functions/platform/limits.ts';
import { sending, type Testable } from '#functions/platform/testing.ts';
import { endpoints } from '#shared/api/index.ts';
import { API, fill, handlerEntry } from '#shared/contract/route.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const proven = endpoints.filter(({ input }) => 'proof' in (z.toJSONSchema(input, { io: 'input' }).properties ?? {}));

const email = 'robin@example.com';
const phone = '+12185550142';
const checkout_id = newId('checkout');
const checkout = { checkout_id, confirmation_token: 'ctoken_1', agreed: true, offer: 'x', email, language: 'en' };
/** What each of them accepts, but for its proof. */
const inputs: Record<string, Record<string, unknown>> = {
  'auth.register': { email, name: 'Robin Vale', password: 'a rare moor hen', password_confirmation: 'a rare moor hen' },
  'auth.logIn': { email, password: 'a rare moor hen' },
  'auth.startPhone': { phone },
  'auth.forgotPassword': { email },
  'assistant.startAppeal': { phone },
  'web-chat.begin': { lang: 'en' },
  'people.startSearch': { type: 'name', search_query: 'Robin Vale' },
  'helpdesk.contact': { topic: 'other', name: 'Robin', email, reason: 'A question', details_description: 'Hello' },
  'privacy.startVerification': { kind: 'email', value: email },
  'removal.find': { first_name: 'Robin', last_name: 'Vale' },
  'removal.request': { person_ids: [newId('person')], email },
  'removal.sendAgain': { reference: 'CAL-R-2K7Q9XM', again: 'x' },
  'billing.checkout': checkout,
  'billing.requestWithdrawalLink': { email, language: 'en' },
};

test.each(proven)('$id charges nothing before its proof', async ({ id, ...endpoint }) => {
  const charged: string[] = [];
  // Searches take a proof above their hourly limit.
  const take: Limiter['take'] = async (what) => {
    if (what === 'search-visitor') throw new Fault('request.too-many');
    charged.push(what);
  };
  const unproven = () => Promise.reject(new Fault('request.proof-needed'));
  const waiting = { reference: 'CAL-R-2K7Q9XM', language: 'en', email, data: {} };
  const deps = {
    limits: { take },
    accounts: { of: async () => undefined, findByCredential: async () => undefined, findClosed: async () => undefined },
    proof: unproven,
    takeProof: unproven,
    tries: { take: async () => ({ work: 0, giveBack: async () => {} }) },
    requests: { of: async () => waiting },
    plans: { byRequest: async () => waiting },
    clock: () => new Date('2026-11-23T15:00:00.000Z'), // within the hours of the live chat
  };
  const { handler } = (await import(resolve(handlerEntry(id)))) as { handler: Testable };
  const { path, rest } = fill(endpoint.path, inputs[id] ?? {});
  const replaced = handler.with(deps as never) as Testable;
  const response = await sending(
    { id, ...endpoint },
    replaced,
  )(
    new Request(`http://test${API}${path}`, {
      method: endpoint.method,
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify(rest),
    }),
  );
  expect(await response.json()).toMatchObject({
    code: id === 'billing.checkout' ? 'billing.not-completed' : 'request.proof-needed',
  });
  expect(charged).toEqual([]);
});
