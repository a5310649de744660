import { beforeEach, expect, test } from 'vitest';

import { calling, exhausted } from '#functions/platform/testing.ts';
import { handler } from '#functions/rights/removal/send-again.ts';
import { removalFixture, tamsin } from '#functions/rights/removal/testing.ts';
import { removal } from '#shared/api/removal.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const email = 'tamsin@example.com';
let fixture: ReturnType<typeof removalFixture>;
let sent: { reference: string; again: string };
beforeEach(async () => {
  fixture = removalFixture();
  sent = await fixture.request({ person_ids: [tamsin.person_id], email });
});
const sendAgain = (more: object = {}) => calling(removal.sendAgain, handler.with({ ...fixture.deps, ...more }));
const waiting = () => ({ reference: sent.reference, again: sent.again });

test('200: mails a new link, and the earlier one ends', async () => {
  const first = await fixture.tokenTo(email);
  fixture.advanceMinutes(5);
  const { ends_at } = await sendAgain()(waiting());
  expect(ends_at).toBe('2026-11-24T12:05:00.000Z');
  const second = await fixture.tokenTo(email);
  expect(second).not.toBe(first);
  await expect(fixture.confirm({ token: first })).rejects.toMatchObject({ code: 'auth.link-expired' });
  expect(await fixture.confirm({ token: second })).toMatchObject({ reference: sent.reference, state: 'done' });
});

test('200: another address replaces the first one', async () => {
  await sendAgain()({ ...waiting(), email: 'other@example.com' });
  expect(await fixture.messagesTo(email)).toEqual([]);
  expect(await fixture.messagesTo('other@example.com')).toHaveLength(1);
});

test('410: refuses callers who only know the reference, and a confirmed request', async () => {
  await expect(sendAgain()({ ...waiting(), again: 'guessed' })).rejects.toMatchObject({ code: 'auth.link-expired' });
  await expect(sendAgain()({ ...waiting(), reference: 'CAL-R-2222222' })).rejects.toMatchObject({
    code: 'auth.link-expired',
  });
  await fixture.confirm({ token: await fixture.tokenTo(email) });
  await expect(sendAgain()(waiting())).rejects.toMatchObject({ code: 'auth.link-expired' });
});

test('409: of two at once, one wins', async () => {
  const results = await Promise.allSettled([sendAgain()(waiting()), sendAgain()(waiting())]);
  const lost = results.filter(({ status }) => status === 'rejected');
  expect(lost).toMatchObject([{ reason: { code: 'request.conflict' } }]);
});

test('429: rejects too many mails, and one without a proof', async () => {
  await expect(sendAgain({ limits: exhausted })(waiting())).rejects.toMatchObject({ code: 'request.too-many' });
  const takeProof = () => Promise.reject(new Fault('request.proof-needed'));
  await expect(sendAgain({ takeProof })(waiting())).rejects.toMatchObject({ code: 'request.proof-needed' });
});
