import { expect, test } from 'vitest';

import { asSpam } from '#functions/calls/numbers/testing.ts';
import { exhausted } from '#functions/platform/testing.ts';
import { handler } from '#functions/rights/privacy/get-copy.ts';
import { handler as makeRequest } from '#functions/rights/privacy/make-request.ts';
import { landline, mobile, privacyFixture } from '#functions/rights/privacy/testing.ts';
import { privacy } from '#shared/api/privacy.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const fixture = privacyFixture();
const { deps, browser, listed, opened, verify } = fixture;
const copyFor = (visitor: ReturnType<typeof browser>, more: object = {}) =>
  visitor.call(privacy.getCopy, handler.with({ ...deps, ...more }))({});

test('200: holds every fact with its provenance, openings, requests and calls, and counts as a request', async () => {
  const visitor = browser();
  const number = Phone.parse('+12185550220');
  const { person_id } = await listed('Ida Lindqvist', { phones: [mobile(number)] });
  const reader = await opened(person_id, 'reconnect', fixture.now());
  await deps.commit(
    deps.callers.report({ phone: number, account_id: newId('account'), at: fixture.now().toISOString(), ...asSpam }),
  );
  await verify(visitor, 'phone', number);
  const copy = await copyFor(visitor);
  expect(copy).toMatchObject({
    format: 'calluna-copy',
    version: 1,
    identifiers: [{ kind: 'phone', value: number }],
    records: [
      {
        report: {
          person_id,
          names: [{ full_name: 'Ida Lindqvist', sources: [{ source: 'Test register' }] }],
          addresses: [{ street: '12 Lake Ave', confidence: 3 }],
        },
        openings: { total: 1, purposes: [{ purpose: 'reconnect', count: 1 }] },
        disputes: [],
      },
    ],
    masked_records: 0,
    requests: [{ reference: copy.reference, kind: 'copy', state: 'done', records: 1 }],
    suppressions: [],
    calls: [{ number, spam_reports: 1, members_called: 0 }],
  });
  expect(JSON.stringify(copy)).not.toContain(reader);
});

test('200: says what is kept hidden after a removal, and nothing of what was removed', async () => {
  const visitor = browser();
  await listed('Una Falk', { phones: [mobile('+12185550221')] });
  await verify(visitor, 'phone', '+12185550221');
  const { reference, done_at } = await visitor.call(privacy.makeRequest, makeRequest.with(deps))({ kind: 'removal' });
  const copy = await copyFor(visitor);
  expect(copy.suppressions).toEqual([{ reference, scope: 'listing', since: done_at }]);
  expect(copy.records).toEqual([]);
  expect(JSON.stringify(copy)).not.toMatch(/Falk|Lake Ave/);
});

test('200: leaves out records that may be of another person', async () => {
  const visitor = browser();
  const phones = [landline('+12185550222')];
  await listed('Bo Berg', { phones });
  await listed('Kai Berg', { phones });
  await verify(visitor, 'phone', '+12185550222');
  const copy = await copyFor(visitor);
  expect(copy).toMatchObject({ records: [], masked_records: 2 });
  expect(JSON.stringify(copy)).not.toContain('Berg');
});

test('401: needs a verified address', async () => {
  await expect(copyFor(browser())).rejects.toMatchObject({ code: 'privacy.not-verified' });
});

test('409: no copy without its request', async () => {
  const visitor = browser();
  await verify(visitor, 'email', 'race@example.com');
  const requests = { ...deps.requests, commit: () => Promise.reject(new Fault('request.conflict')) };
  await expect(copyFor(visitor, { requests })).rejects.toMatchObject({ code: 'request.conflict' });
});

test('429: limits copies per network', async () => {
  await expect(copyFor(browser(), { limits: exhausted })).rejects.toMatchObject({ code: 'request.too-many' });
});
