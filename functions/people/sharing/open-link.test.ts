import { expect, test } from 'vitest';

import { accountDataOf } from '#functions/account/public.ts';
import { handler as returnReport } from '#functions/people/return-report.ts';
import { phone } from '#functions/people/saved/testing.ts';
import { handler } from '#functions/people/sharing/open-link.ts';
import { handler as revokeLink } from '#functions/people/sharing/revoke-link.ts';
import { sharingFixture } from '#functions/people/sharing/testing.ts';
import { listingsOf } from '#functions/people/suppression/listings.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { importPeople, livingIn, NOW, personNamed } from '#functions/people/testing.ts';
import { aMember, calling, exhausted, sending } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';
import { sharing } from '#shared/api/sharing.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { figures } from '#shared/values/figures.ts';
import type { Person } from '#shared/values/person.ts';

const { table, deps, member, open, share, later, change } = sharingFixture();
const read = (more: object = {}, now = NOW) =>
  calling(sharing.openLink, handler.with({ ...deps, ...more, clock: () => now }));

let nth = 0;
/** A member who shares the report of a new person. */
async function shared(more: Partial<Person> = {}) {
  const names = ['Amber', 'Briar', 'Cedar', 'Dahlia', 'Elder', 'Fern', 'Ginkgo', 'Hazel', 'Iris', 'Juniper', 'Kelp'];
  const person = personNamed(`${names[nth]} ${names[(nth += 1) % names.length]}son`, {
    addresses: [livingIn('Duluth', 'MN')],
    phones: [phone(`+1218555${String(1000 + nth)}`)],
    ...more,
  });
  await importPeople(table, person);
  const account_id = await member();
  await open(account_id, person.person_id);
  return { account_id, person, ...(await share(account_id, person.person_id)) };
}

test('200: shows the report, without who shares it, and audits and counts each opening', async () => {
  const { account_id, person, token } = await shared();
  const [one] = await Promise.all([read()({ token }), read()({ token })]);
  expect(one).toMatchObject({
    phones: [{ number: person.phones[0]!.number }],
    shared: { purpose: 'reconnect', ends_at: later({ days: 7 }).toISOString() },
  });
  expect(JSON.stringify(one)).not.toContain(account_id);
  const audits = await deps.opened.auditOf(person.person_id);
  expect(audits.filter(({ how }) => how === 'by-link')).toMatchObject([
    { account_id, purpose: 'reconnect' },
    { account_id, purpose: 'reconnect' },
  ]);
  expect((await deps.links.list(account_id))[0]?.views).toBe(2);
});

test('200: shows no minor, and nothing that was hidden since', async () => {
  const child = { full_name: 'Child Okafor', relation: 'child' as const, person_id: null };
  const { person, token } = await shared();
  const minor = { ...child, birth_date: { year: 2015, month: null }, confidence: 3 as const };
  await change({ ...person, family_members: [{ ...minor, sources: person.phones[0]!.sources }] });
  await listingsOf(table).suppress(
    { suppression_id: 'CAL-P-1', scope: 'contact', person_ids: [person.person_id] },
    NOW,
  );
  expect(await read()({ token })).toMatchObject({ family_members: [], phones: [], addresses: [] });
});

test('410: an unknown link, one that has ended, and one that was revoked', async () => {
  const { account_id, link_id, token } = await shared();
  await expect(read()({ token: 'x'.repeat(43) })).rejects.toMatchObject({ code: 'auth.link-expired' });
  await expect(read({}, later({ days: 7 }))({ token })).rejects.toMatchObject({ code: 'auth.link-expired' });
  await calling(sharing.revokeLink, revokeLink.with(deps), { as: aMember(account_id) })({ link_id });
  await expect(read()({ token })).rejects.toMatchObject({ code: 'auth.link-expired' });
});

test('410: a link that was sold on opens so many times and no more, also at once', async () => {
  const { person, token } = await shared();
  const outcomes = await Promise.allSettled(Array.from({ length: figures.linkViews + 10 }, () => read()({ token })));
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(figures.linkViews);
  for (let i = 1; i <= figures.linkViews; i++) await read({}, later({ minutes: i }))({ token }).catch(() => {});
  const views = (await deps.opened.auditOf(person.person_id)).filter(({ how }) => how === 'by-link');
  expect(views).toHaveLength(figures.linkViews);
  await expect(read()({ token })).rejects.toMatchObject({ code: 'auth.link-expired' });
});

test('410: not once the report was returned as that of a wrong person, or the account deleted', async () => {
  const { account_id, person, token } = await shared();
  const back = calling(people.returnReport, returnReport.with(deps), { as: aMember(account_id) });
  await back({ person_id: person.person_id });
  await expect(read()({ token })).rejects.toMatchObject({ code: 'auth.link-expired' });
  const other = await shared();
  await accountDataOf(table).remove(other.account_id, []);
  await expect(read()({ token: other.token })).rejects.toMatchObject({ code: 'auth.link-expired' });
});

test('404: not once the listing was removed', async () => {
  const { person, token } = await shared();
  await listingsOf(table).suppress(
    { suppression_id: 'CAL-R-1', scope: 'listing', person_ids: [person.person_id] },
    NOW,
  );
  await expect(read()({ token })).rejects.toMatchObject({ code: 'people.not-found' });
});

test('403: not where the law forbids to show the person', async () => {
  const { person, token } = await shared();
  const send = sending(sharing.openLink, handler.with({ ...deps, clock: () => NOW }));
  const headers = { 'x-viewer-country': 'CN', 'x-requested-with': 'XMLHttpRequest' };
  const body = JSON.stringify({ token });
  const answer = await send(new Request('http://test/api/report-links/open', { method: 'POST', headers, body }));
  expect(answer.status).toBe(403);
  expect((await deps.opened.auditOf(person.person_id)).filter(({ how }) => how === 'by-link')).toEqual([]);
});

test('409: shows nothing that could not be audited', async () => {
  const { token } = await shared();
  const busy = { ...deps.links, commit: async () => Promise.reject(new Fault('request.conflict')) };
  await expect(read({ links: busy })({ token })).rejects.toMatchObject({ status: 409 });
});

test('429: a network that guesses has to wait, and takes nothing from who holds a token', async () => {
  const { token } = await shared();
  const limits = limiterOf(table, async () => 'secret');
  const send = sending(sharing.openLink, handler.with({ ...deps, limits, clock: () => NOW }));
  const open = async (token: string, address: string) => {
    const headers = { 'x-viewer-address': address, 'x-requested-with': 'XMLHttpRequest' };
    const body = JSON.stringify({ token });
    const answer = await send(new Request('http://test/api/report-links/open', { method: 'POST', headers, body }));
    return answer.status;
  };
  const wrong = 'x'.repeat(43);
  for (let i = 0; i < 30; i++) expect(await open(wrong, '198.51.100.7')).toBe(410);
  expect(await open(wrong, '198.51.100.8')).toBe(429);
  expect(await open(token, '198.51.100.7')).toBe(200);
  expect(await open(wrong, '203.0.113.7')).toBe(410);
  expect(await open(token, '203.0.113.7')).toBe(200);
});

test('429: not too often', async () => {
  await expect(read({ limits: exhausted })({ token: 'x' })).rejects.toMatchObject({ status: 429 });
});
