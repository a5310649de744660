import { expect, test } from 'vitest';

import { accountStore, choiceStore } from '#functions/account/public.ts';
import { readUnsubscribeToken, unsubscribeToken } from '#functions/account/unsubscribe-link.ts';
import { digestStore } from '#functions/calls/assistant/digest-store.ts';
import { assistantFixture, NOW } from '#functions/calls/assistant/testing.ts';
import { handler } from '#functions/calls/assistant/unsubscribe-mail.ts';
import { calling, exhausted } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { type AccountId, newId } from '#shared/values/id.ts';
import { stoppableMails } from '#shared/values/stoppable-mail.ts';

const { table, anOwner } = assistantFixture();
const secret = async () => 'a secret of this test';
const [choices, digests] = [choiceStore(table), digestStore(table)];
const limits = { take: async () => {} };
const deps = { accounts: accountStore(table), choices, digests, limits, secret, clock: () => NOW };
const unsubscribe = (more: object = {}) => calling(assistant.unsubscribeMail, handler.with({ ...deps, ...more }));

test('200: stops the mails of one purpose, however often', async () => {
  const { account_id } = await anOwner();
  await digests.commit(
    digests.write({ account_id, is_on: true, hour: 18, next_at: '2026-11-22T18:00:00.000Z' }, undefined),
  );
  const { topics } = (await choices.of(account_id)).notifications;
  const token = await unsubscribeToken(account_id, 'spam-week', secret);
  await unsubscribe()({ token });
  await unsubscribe()({ token });
  const after = (await choices.of(account_id)).notifications.topics;
  expect(after).toEqual({ ...topics, 'spam-stopped': { ...topics['spam-stopped'], email: false } });
  expect(await digests.of(account_id)).toMatchObject({ is_on: true });

  await unsubscribe()({ token: await unsubscribeToken(account_id, 'report-changed', secret) });
  expect((await choices.of(account_id)).notifications.topics['report-changed'].email).toBe(false);

  const digest = await unsubscribeToken(account_id, 'day-digest', secret);
  await unsubscribe()({ token: digest });
  await unsubscribe()({ token: digest });
  expect(await digests.of(account_id)).toMatchObject({ is_on: false, next_at: null, hour: 18 });
});

test('200: stops all mails about calls, of urgent ones too, and no other way; and reminders by themselves', async () => {
  const { account_id } = await anOwner();
  const all = { email: true, sms: true, push: true };
  const before = await choices.change(account_id, (current) => ({
    ...current,
    notifications: {
      ...current.notifications,
      topics: { ...current.notifications.topics, 'call-answered': all, 'callback-due': all },
    },
  }));
  await unsubscribe()({ token: await unsubscribeToken(account_id, 'call-answered', secret) });
  const { notifications } = await choices.of(account_id);
  expect(notifications).toEqual({
    ...before.notifications,
    topics: { ...before.notifications.topics, 'call-answered': { ...all, email: false } },
    urgent_by_email: false,
  });
  await unsubscribe()({ token: await unsubscribeToken(account_id, 'callback-due', secret) });
  expect((await choices.of(account_id)).notifications.topics['callback-due']).toEqual({ ...all, email: false });
});

test('a link that was mailed long ago still opens', async () => {
  const account_id = 'acc_01KQ5RNP3G4Z8M9V2WXYABCDEF' as AccountId;
  const mailed = `${account_id}~spam-week~JoEoh-joa--_6_bLm9ajKp2KKip0i3nNFuiKb1fiohw`;
  const keyed = async () => 'a fixed secret';
  expect(await unsubscribeToken(account_id, 'spam-week', keyed)).toBe(mailed);
  expect(await readUnsubscribeToken(mailed, keyed)).toEqual({ account_id, kind: 'spam-week' });
  const first = `${account_id}~02Gd7_t37o-J4vxYrMxSuXxXZRumTCpiBk6FmYTVA70`;
  expect(await readUnsubscribeToken(first, keyed)).toEqual({ account_id, kind: 'report-changed' });
});

test('410: a forged link, one of another purpose or account, and one of an account that is gone', async () => {
  const [{ account_id }, other] = [await anOwner(), await anOwner()];
  const token = await unsubscribeToken(account_id, 'spam-week', secret);
  const [, , seal = ''] = token.split('~');
  const forged = await unsubscribeToken(account_id, 'spam-week', async () => 'another secret');
  const nobody = await unsubscribeToken(newId('account'), 'spam-week', secret);
  const elsewhere = stoppableMails
    .filter((kind) => kind !== 'spam-week')
    .map((kind) => `${account_id}~${kind}~${seal}`);
  for (const wrong of [forged, nobody, ...elsewhere, `${other.account_id}~spam-week~${seal}`, `${token}~x`, 'x'])
    await expect(unsubscribe()({ token: wrong })).rejects.toMatchObject({ code: 'auth.link-expired' });
});

test('409: gives up when other writers always win', async () => {
  const token = await unsubscribeToken((await anOwner()).account_id, 'spam-week', secret);
  const losing = { ...choices, change: () => Promise.reject(new Fault('request.conflict')) };
  await expect(unsubscribe({ choices: losing })({ token })).rejects.toMatchObject({ status: 409 });
});

test('429: not too often, which does not stop who has a link', async () => {
  const token = await unsubscribeToken((await anOwner()).account_id, 'spam-week', secret);
  await unsubscribe({ limits: exhausted })({ token });
  await expect(unsubscribe({ limits: exhausted })({ token: 'x' })).rejects.toMatchObject({ status: 429 });
});
