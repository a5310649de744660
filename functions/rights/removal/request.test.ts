import { expect, test } from 'vitest';

import { personNamed } from '#functions/people/testing.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { calling, exhausted } from '#functions/platform/testing.ts';
import { handler } from '#functions/rights/removal/request.ts';
import { removalFixture, tamsin } from '#functions/rights/removal/testing.ts';
import { removal } from '#shared/api/removal.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const { deps, request, messagesTo, now } = removalFixture();
const person_ids = [tamsin.person_id];
const email = 'tamsin@example.com';

test('200: mails a link, and keeps nothing of the person in the request', async () => {
  const { reference, again, ends_at } = await request({ person_ids, email, language: 'fr' });
  expect(reference).toMatch(/^CAL-R-[2-9A-HJ-NP-Z]{7}$/);
  expect(ends_at).toBe('2026-11-24T12:00:00.000Z');
  const [mail] = await messagesTo(email);
  expect(mail).toMatchObject({ purpose: 'confirm-removal', language: 'fr', account_id: null });
  expect(mail?.text).toContain(reference);
  expect(mail?.channel === 'email' && mail.subject).not.toMatch(/fiche|retir|remov|supprim/i);
  const stored = await deps.requests.of(reference);
  expect(stored).toMatchObject({ kind: 'removal', state: 'received', channel: 'web', records: null });
  expect(JSON.stringify(stored)).not.toContain(email);
  expect(JSON.stringify(stored)).not.toContain(again);
  expect(JSON.stringify(stored)).not.toContain(tamsin.person_id);
});

test('200: is mailed in the Portuguese of the browser', async () => {
  const from = calling(removal.request, handler.with(deps), { reads: 'pt-PT,pt;q=0.9' });
  await from({ person_ids, email: 'ines@example.com', language: 'pt' });
  const [mail] = await messagesTo('ines@example.com');
  expect(mail?.channel === 'email' && mail.subject).toBe('Confirme o seu pedido');
  expect(mail?.text).toMatch(/\/pt\/confirm\/request\//);
});

test('200: the answer is the same for a record that does not exist', async () => {
  const unknown = await request({ person_ids: [personNamed('Nobody').person_id], email: 'robin@example.com' });
  expect(Object.keys(unknown)).toEqual(['reference', 'again', 'ends_at']);
  expect(await messagesTo('robin@example.com')).toHaveLength(1);
});

test('200: a protected person gets a reference of its own kind', async () => {
  const protection = { role: 'official' as const, office: 'District Court', scope: 'contact' as const };
  const { reference } = await request({ person_ids, protection, email: 'judge@example.com' });
  expect(reference).toMatch(/^CAL-P-/);
  expect(await deps.requests.of(reference)).toMatchObject({ kind: 'protected', evidence: 'statement' });
});

test('422: asks for a record and an address', async () => {
  await expect(request({ email })).rejects.toMatchObject({ fields: { person_ids: ['Choose at least one record.'] } });
  await expect(request({ person_ids, email: '' })).rejects.toMatchObject({
    fields: { email: ['This field is required.'] },
  });
  await expect(request({ person_ids, email: 'nobody' })).rejects.toMatchObject({
    fields: { email: ['Invalid Email Address'] },
  });
  const unlisted = [{ first_name: 'Robin', last_name: 'Vale' }];
  await expect(request({ unlisted, email })).rejects.toMatchObject({
    fields: { 'unlisted.0.email': ['Add an email address, a phone number, or a street with its city.'] },
  });
});

test('422: hiding things of others needs a statement', async () => {
  const protection = { role: 'victim' as const, household: true, statement: ' ' };
  await expect(request({ person_ids, protection, email })).rejects.toMatchObject({
    fields: { 'protection.statement': ['This field is required.'] },
  });
});

test('200: keeps no character of a name that deceives', async () => {
  const unlisted = [{ first_name: 'Ro\u0000b\u202Ein', last_name: `V${'\u0338'.repeat(200)}ale`, email }];
  const { reference, again } = await request({ unlisted, email: 'hostile@example.com' });
  const stored = await deps.plans.byRequest((await deps.requests.of(reference))!, again, now());
  expect(stored?.data.unlisted).toMatchObject([{ first_name: 'Robin', last_name: `V${'\u0338'.repeat(5)}ale` }]);
});

test('422: rejects hostile lengths, and names of which nothing can be seen', async () => {
  const hostile = [{ first_name: '\u200B\u202E', last_name: 'x'.repeat(300), email }];
  await expect(request({ unlisted: hostile, email })).rejects.toMatchObject({
    fields: {
      'unlisted.0.first_name': ['This field is required.'],
      'unlisted.0.last_name': ['This text is too long.'],
    },
  });
});

test('422: ten records at most, with the way for more', async () => {
  const eleven = Array.from({ length: 11 }, () => newId('person'));
  await expect(request({ person_ids: eleven, email })).rejects.toMatchObject({
    fields: { person_ids: ['You can remove up to 10 records a day. For more, please contact support.'] },
  });
});

test('429: counts records and not requests, and says so', async () => {
  const limits = limiterOf(removalFixture().table, async () => 'secret');
  const counted = calling(removal.request, handler.with({ ...deps, limits }));
  const ids = (count: number) => Array.from({ length: count }, () => newId('person'));
  for (const count of [1, 1, 1, 1, 1, 5]) await counted({ person_ids: ids(count), email: 'family@example.com' });
  await expect(counted({ person_ids: ids(1), email: 'family+1@example.com' })).rejects.toMatchObject({
    code: 'rights.too-many-records',
    message: 'You can remove up to 10 records a day. For more, please contact support.',
    until: '2026-11-23T14:24:00.000Z',
  });
  for (const nth of [1, 2]) await counted({ person_ids: ids(10), email: `office${nth}@example.com` });
  await expect(counted({ person_ids: ids(10), email: 'office3@example.com' })).rejects.toMatchObject({
    code: 'rights.too-many-records',
  });
});

test('429: rejects too many requests, and one without a proof; no mail leaves', async () => {
  const to = 'silent@example.com';
  const limited = calling(removal.request, handler.with({ ...deps, limits: exhausted }));
  await expect(limited({ person_ids, email: to })).rejects.toMatchObject({ code: 'request.too-many' });
  const takeProof = () => Promise.reject(new Fault('request.proof-needed'));
  const unproven = calling(removal.request, handler.with({ ...deps, takeProof }));
  await expect(unproven({ person_ids, email: to })).rejects.toMatchObject({ code: 'request.proof-needed' });
  expect(await messagesTo(to)).toEqual([]);
});
