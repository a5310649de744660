import { expect, test } from 'vitest';

import { exhausted } from '#functions/platform/testing.ts';
import { handler } from '#functions/rights/privacy/get-record.ts';
import { landline, personal, privacyFixture } from '#functions/rights/privacy/testing.ts';
import { privacy } from '#shared/api/privacy.ts';

const { deps, browser, listed, verify } = privacyFixture();
const recordFor = (visitor: ReturnType<typeof browser>, more: object = {}) =>
  visitor.call(privacy.getRecord, handler.with({ ...deps, ...more }));

test('200: shows each fact with its sources, dates and confidence', async () => {
  const visitor = browser();
  const { person_id } = await listed('Ida Lindqvist', { emails: [personal('ida@example.com')] });
  await verify(visitor, 'email', 'ida@example.com');
  const record = await recordFor(visitor)({ person_id });
  const provenance = {
    confidence: 3,
    sources: [{ source: 'Test register', first_seen: '2015-02-03', last_seen: '2026-10-01' }],
  };
  expect(record).toMatchObject({
    emails: [{ email: 'ida@example.com', ...provenance }],
    addresses: [{ street: '12 Lake Ave', ...provenance }],
    sources: [{ source: 'Test register', facts: 4 }],
  });
});

test('403: a household number opens no relative’s record', async () => {
  const visitor = browser();
  const phones = [landline('+12185550190')];
  const { person_id } = await listed('Bo Berg', { phones });
  await listed('Kai Berg', { phones });
  await verify(visitor, 'phone', '+12185550190');
  await expect(recordFor(visitor)({ person_id })).rejects.toMatchObject({ code: 'privacy.record-masked' });
});

test('404: any other person does not exist here', async () => {
  const visitor = browser();
  const { person_id } = await listed('Una Falk');
  await verify(visitor, 'email', 'stranger@example.com');
  await expect(recordFor(visitor)({ person_id })).rejects.toMatchObject({ code: 'people.not-found' });
});

test('401: needs a verified address', async () => {
  const { person_id } = await listed('Una Falk', { emails: [personal('una@example.com')] });
  await expect(recordFor(browser())({ person_id })).rejects.toMatchObject({ code: 'privacy.not-verified' });
});

test('429: limits loops', async () => {
  const { person_id } = await listed('Una Falk', { emails: [personal('falk@example.com')] });
  const call = recordFor(browser(), { limits: exhausted });
  await expect(call({ person_id })).rejects.toMatchObject({ code: 'request.too-many' });
});
