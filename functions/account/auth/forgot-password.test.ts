import { expect, test } from 'vitest';

import { handler } from '#functions/account/auth/forgot-password.ts';
import { authFixture, tokenIn } from '#functions/account/auth/testing.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { addHours } from '#shared/values/duration.ts';

const fixture = authFixture();
const { deps, browser, account, messagesTo, now } = fixture;

const forgot = (more: object = {}) => browser().call(auth.forgotPassword, handler.with({ ...deps, ...more }));
const neutral = { isNeutral: () => true };

test('200: emails a link that is valid for an hour', async () => {
  const { email } = await account();
  const answer = await forgot()({ email, language: 'ja' });
  const inAnHour = addHours(now(), 1).toISOString();
  expect(answer).toMatchObject({ is_neutral: false, expires_at: inAnHour });
  const [message] = await messagesTo(email);
  expect(message?.text).toContain('/ja/reset-password/');
  expect(await deps.links.look(tokenIn(message?.text), now())).toEqual({
    action: 'reset-password',
    expires_at: inAnHour,
  });
});

test('200: replies the same for every address and emails registered ones only', async () => {
  const { email } = await account();
  const one = await forgot(neutral)({ email });
  expect(await forgot(neutral)({ email: 'nobody@example.com' })).toEqual(one);
  expect(one.is_neutral).toBe(true);
  expect(await messagesTo('nobody@example.com')).toEqual([]);
});

test('200: does the same work: one transaction, one job', async () => {
  const { email } = await account();
  const work: string[] = [];
  const counting = {
    ...neutral,
    commit: async (...writes: Parameters<typeof deps.commit>) => {
      work.push('commit');
      return deps.commit(...writes);
    },
    outbox: {
      ...deps.outbox,
      queue: (...args: Parameters<typeof deps.outbox.queue>) => ({
        ...deps.outbox.queue(...args),
        send: async () => void work.push('send'),
      }),
    },
  };
  await forgot(counting)({ email });
  await forgot(counting)({ email: 'nobody@example.com' });
  expect(work).toEqual(['commit', 'send', 'commit', 'send']);
});

test('422: rejects an unregistered address', async () => {
  await expect(forgot()({ email: 'nobody@example.com' })).rejects.toMatchObject({
    code: 'auth.unknown-email',
    fields: { email: ["We can't find a user with that e-mail address."] },
  });
});

test('429: allows three an hour per address and network, ten from all networks', async () => {
  const { email } = await account();
  const ask = (network: number) =>
    browser().call(auth.forgotPassword, handler.with({ ...deps, limits: fixture.limits }), {
      'x-viewer-address': `10.4.${network}.1`,
    })({ email });
  for (let i = 0; i < 3; i++) await ask(0);
  await expect(ask(0)).rejects.toMatchObject({ code: 'request.too-many' });
  for (let i = 1; i <= 7; i++) await ask(i);
  await expect(ask(8)).rejects.toMatchObject({ code: 'request.too-many' });
});

test('429: requires a browser proof', async () => {
  const proof = async () => Promise.reject(new Fault('request.proof-needed'));
  await expect(forgot({ proof })({ email: 'nobody@example.com' })).rejects.toMatchObject({
    code: 'request.proof-needed',
  });
});
