import { expect, test } from 'vitest';

import { exhausted } from '#functions/platform/testing.ts';
import { withdrawalFixture } from '#functions/billing/withdrawal-testing.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const { fixture, request, withdraw, tokenOf, emailOf, mailsTo, german, paidGerman } = withdrawalFixture();

test('200: mails the link to an address with a contract', async () => {
  const ida = await german();
  const email = await emailOf(ida);
  expect(await request(email)).toEqual({});
  const [sent] = (await mailsTo(email)).filter(({ purpose }) => purpose === 'withdrawal-link');
  await withdraw(/withdrawal\/([\w~-]+)/.exec(sent!.text)![1]!);
  expect((await fixture.subscription(ida)).status).toBe('cancelled');
});

test('200: the same answer and one mail without an account, without a membership, after the period and where no law gives the right', async () => {
  const none = 'nobody@example.com';
  const member = await emailOf(await fixture.account());
  const american = await emailOf(await fixture.subscriber());
  const late = await emailOf(await paidGerman());
  const left = await german();
  await withdraw(await tokenOf(left));
  fixture.advanceDays(15);
  for (const email of [none, member, american, late, await emailOf(left)]) {
    expect(await request(email)).toEqual({});
    const purposes = (await mailsTo(email)).map(({ purpose }) => purpose);
    expect(
      purposes.filter((purpose) => purpose.endsWith('withdrawal') || purpose.startsWith('withdrawal')),
      email,
    ).toEqual(['no-withdrawal']);
  }
  const said = async (email: string) => (await mailsTo(email)).find(({ purpose }) => purpose === 'no-withdrawal')?.text;
  expect(await said(await emailOf(left))).toContain('was canceled or withdrawn from already, on ');
  expect(await said(none)).toContain('We found none here that can still be withdrawn from.');
});

test('429: without a proof', async () => {
  const proof = () => Promise.reject(new Fault('request.proof-needed'));
  await expect(request('nobody@example.com', { proof })).rejects.toMatchObject({ code: 'request.proof-needed' });
});

test('429: too many requests', async () => {
  await expect(request('nobody@example.com', { limits: exhausted })).rejects.toMatchObject({ status: 429 });
});
