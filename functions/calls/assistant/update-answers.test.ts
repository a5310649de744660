import { expect, test } from 'vitest';

import { handler as read } from '#functions/calls/assistant/get-answers.ts';
import { ownAnswerStore } from '#functions/calls/assistant/own-answer-store.ts';
import { assistantFixture } from '#functions/calls/assistant/testing.ts';
import { handler } from '#functions/calls/assistant/update-answers.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';
import { type OwnAnswer, OWN_ANSWERS_MAX } from '#shared/values/own-answer.ts';

const { table, anOwner } = assistantFixture();
const context = { ownAnswers: ownAnswerStore(table), commit: table.commit.bind(table) };
const update = (as: AccountId, more: Partial<typeof context> = {}) =>
  calling(assistant.updateAnswers, handler.with({ ...context, ...more }), { as: aMember(as) });
const answer = (but: Partial<OwnAnswer> = {}): OwnAnswer => ({
  id: crypto.randomUUID(),
  topic: 'courier',
  triggers: [],
  text: 'Please leave it at the door.',
  language: null,
  ...but,
});

test('200: replaces the answers of this account', async () => {
  const [{ account_id }, other] = [await anOwner(), await anOwner()];
  const answers = [answer(), answer({ topic: 'free', triggers: ['gate code'], language: 'en' })];
  expect(await update(account_id)({ answers })).toEqual({ answers });
  const stored = (as: AccountId) => calling(assistant.getAnswers, read.with(context), { as: aMember(as) })({});
  expect(await stored(account_id)).toEqual({ answers });
  expect(await stored(other.account_id)).toEqual({ answers: [] });
});

test.each([
  ['a link', [answer({ text: 'See example.com/door' })]],
  ['a card number', [answer({ text: 'Pay with 4242 4242 4242 4242' })]],
  ['a long answer', [answer({ text: 'x'.repeat(201) })]],
  ['a topic of the owner’s own without words', [answer({ topic: 'free' })]],
  [
    'one id twice',
    [answer({ id: '0b8f8a0e-6f0f-4b52-8c4a-0d0e0c6d2f11' }), answer({ id: '0b8f8a0e-6f0f-4b52-8c4a-0d0e0c6d2f11' })],
  ],
  ['too many', Array.from({ length: OWN_ANSWERS_MAX + 1 }, () => answer())],
])('422: %s', async (_, answers) => {
  const { account_id } = await anOwner();
  await expect(update(account_id)({ answers })).rejects.toMatchObject({ status: 422 });
});

test('409: gives up against constant writers', async () => {
  const { account_id } = await anOwner();
  const commit = () => Promise.reject(new Fault('request.conflict'));
  await expect(update(account_id, { commit })({ answers: [answer()] })).rejects.toMatchObject({ status: 409 });
});
