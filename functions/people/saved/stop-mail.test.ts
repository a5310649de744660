import { expect, test } from 'vitest';

import { readStopToken, stopToken } from '#functions/people/saved/stop-link.ts';
import { handler } from '#functions/people/saved/stop-mail.ts';
import { savingFixture } from '#functions/people/saved/testing.ts';
import { calling, exhausted } from '#functions/platform/testing.ts';
import { saved } from '#shared/api/saved.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';

const { deps, member } = savingFixture();
const stop = (more: object = {}) => calling(saved.stopMail, handler.with({ ...deps, ...more }));

test('200: stops the mail and nothing else, however often', async () => {
  const account_id = await member();
  const before = (await deps.choices.of(account_id)).notifications;
  const token = await stopToken(account_id, deps.secret);
  await stop()({ token });
  await stop()({ token });
  const { notifications } = await deps.choices.of(account_id);
  expect(notifications.topics['report-changed']).toEqual({ ...before.topics['report-changed'], email: false });
  expect(notifications.topics['callback-due']).toEqual(before.topics['callback-due']);
});

test('a link that was mailed long ago still opens', async () => {
  const account_id = 'acc_01KQ5RNP3G4Z8M9V2WXYABCDEF' as AccountId;
  const mailed = `${account_id}~02Gd7_t37o-J4vxYrMxSuXxXZRumTCpiBk6FmYTVA70`;
  const keyed = async () => 'a fixed secret';
  expect(await stopToken(account_id, keyed)).toBe(mailed);
  expect(await readStopToken(mailed, keyed)).toBe(account_id);
});

test('410: a forged link, one of another account, and one of an account that is gone', async () => {
  const [account_id, other] = [await member(), await member()];
  const token = await stopToken(account_id, deps.secret);
  const [, seal = ''] = token.split('~');
  const forged = await stopToken(account_id, async () => 'another secret');
  const nobody = await stopToken('acc_00000000000000000000000000' as never, deps.secret);
  for (const wrong of [forged, `${other}~${seal}`, `${token}~x`, 'x', nobody])
    await expect(stop()({ token: wrong })).rejects.toMatchObject({ code: 'auth.link-expired' });
});

test('409: gives up when other writers always win', async () => {
  const choices = { ...deps.choices, change: async () => Promise.reject(new Fault('request.conflict')) };
  const token = await stopToken(await member(), deps.secret);
  await expect(stop({ choices })({ token })).rejects.toMatchObject({ status: 409 });
});

test('429: not too often, which does not stop who has a link', async () => {
  await stop({ limits: exhausted })({ token: await stopToken(await member(), deps.secret) });
  await expect(stop({ limits: exhausted })({ token: 'x' })).rejects.toMatchObject({ status: 429 });
});
