import { describe, expect, test } from 'vitest';

import { accountDataOf } from '#functions/account/public.ts';
import { handler as returnReport } from '#functions/people/return-report.ts';
import { phone } from '#functions/people/saved/testing.ts';
import { handler as getLinks } from '#functions/people/sharing/get-links.ts';
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
import type { AccountId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';

const { table, deps, member, open, share, later, change } = sharingFixture();
const read = (more: object = {}, now = NOW) =>
  calling(sharing.openLink, handler.with({ ...deps, ...more, clock: () => now }));

const listLinks = (account_id: AccountId, now = NOW) =>
  calling(sharing.getLinks, getLinks.with({ ...deps, clock: () => now }), { as: aMember(account_id) })({});

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

/** A browser with a store for cookies, which opens links. */
function browserOf(jar: { cookie?: string } = {}) {
  const open = async (token: string, { now = NOW, is_reload = false } = {}) => {
    const send = sending(sharing.openLink, handler.with({ ...deps, clock: () => now }));
    const headers = { 'x-requested-with': 'XMLHttpRequest', ...jar };
    const body = JSON.stringify({ token, is_reload });
    const answer = await send(new Request('http://test/api/report-links/open', { method: 'POST', headers, body }));
    const set = answer.headers.get('set-cookie');
    if (set) jar.cookie = set.split(';')[0]!;
    return { status: answer.status, set };
  };
  return { jar, open };
}
const viewsOf = async (account_id: AccountId) => (await deps.links.list(account_id))[0]?.views;

describe('200: the browser that opened a link reads it again', () => {
  test('for half an hour from the opening, without another opening or audit entry', async () => {
    const { account_id, person, token } = await shared();
    const { open: read } = browserOf();
    const first = await read(token);
    expect(first.set).toMatch(/^__Host-reader=[\w-]{43}; .*HttpOnly; SameSite=Strict; Max-Age=1800$/);
    for (const minutes of [1, 29]) {
      const again = await read(token, { now: later({ minutes }), is_reload: true });
      expect(again).toEqual({ status: 200, set: null });
    }
    expect(await viewsOf(account_id)).toBe(1);
    const audits = await deps.opened.auditOf(person.person_id);
    expect(audits.filter(({ how }) => how === 'by-link')).toHaveLength(1);
    expect((await read(token, { now: later({ minutes: 30 }), is_reload: true })).status).toBe(402);
    expect((await read(token, { now: later({ minutes: 30 }) })).status).toBe(200);
    expect(await viewsOf(account_id)).toBe(2);
  });

  test('also twice at once, also a press instead of a reload', async () => {
    const { account_id, token } = await shared();
    const { open: read } = browserOf({ cookie: `__Host-reader=${'r'.repeat(43)}` });
    const answers = await Promise.all([read(token), read(token), read(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await viewsOf(account_id)).toBe(1);
  });

  test('and no other link, and nobody else this one', async () => {
    const [one, other] = [await shared(), await shared()];
    const { open: read, jar } = browserOf();
    await read(one.token);
    expect((await read(other.token, { is_reload: true })).status).toBe(402);
    expect((await browserOf().open(one.token, { is_reload: true })).status).toBe(402);
    expect((await browserOf({ cookie: '__Host-reader=short' }).open(one.token, { is_reload: true })).status).toBe(402);
    // A copied cookie without the token of the link opens nothing.
    expect((await browserOf({ ...jar }).open('x'.repeat(43), { is_reload: true })).status).toBe(410);
  });

  test('the twentieth too, while the link is used up for others and can still be revoked', async () => {
    const { account_id, link_id, token } = await shared();
    const last = browserOf();
    for (let i = 1; i < figures.linkViews; i++) await browserOf().open(token, { now: later({ minutes: i / 2 }) });
    const now = later({ minutes: 10 });
    await last.open(token, { now });
    expect((await browserOf().open(token, { now })).status).toBe(410);
    expect((await last.open(token, { is_reload: true })).status).toBe(200);
    expect((await listLinks(account_id)).links).toMatchObject([{ link_id, views: figures.linkViews }]);
    expect((await listLinks(account_id, later({ minutes: 40 }))).links).toEqual([]);
    await calling(sharing.revokeLink, revokeLink.with(deps), { as: aMember(account_id) })({ link_id });
    expect((await last.open(token, { is_reload: true })).status).toBe(410);
  });
});

test('410: a reload too, once the link has ended or the report was returned', async () => {
  const ended = await shared();
  const reader = browserOf();
  await reader.open(ended.token, { now: later({ days: 6, minutes: 23 * 60 + 50 }) });
  const over = { now: later({ days: 7 }), is_reload: true };
  expect((await reader.open(ended.token, over)).status).toBe(410);
  const returned = await shared();
  await reader.open(returned.token);
  const back = calling(people.returnReport, returnReport.with(deps), { as: aMember(returned.account_id) });
  await back({ person_id: returned.person.person_id });
  expect((await reader.open(returned.token, { is_reload: true })).status).toBe(410);
});

test('404: a reload too, once the listing was removed', async () => {
  const { person, token } = await shared();
  const reader = browserOf();
  await reader.open(token);
  await listingsOf(table).suppress(
    { suppression_id: 'CAL-R-2', scope: 'listing', person_ids: [person.person_id] },
    NOW,
  );
  expect((await reader.open(token, { is_reload: true })).status).toBe(404);
});

test('402: a reload by a browser that did not open the link', async () => {
  const { account_id, token } = await shared();
  await expect(read()({ token, is_reload: true })).rejects.toMatchObject({ code: 'people.report-not-opened' });
  expect(await viewsOf(account_id)).toBe(0);
});

test('429: who passes on link and cookie reads on a few times only', async () => {
  const { token } = await shared();
  const limits = limiterOf(table, async () => 'secret');
  const send = sending(sharing.openLink, handler.with({ ...deps, limits, clock: () => NOW }));
  const headers = { 'x-requested-with': 'XMLHttpRequest', cookie: `__Host-reader=${'s'.repeat(43)}` };
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++) {
    const body = JSON.stringify({ token });
    statuses.push(
      (await send(new Request('http://test/api/report-links/open', { method: 'POST', headers, body }))).status,
    );
  }
  expect(statuses).toEqual([...Array.from({ length: 11 }, () => 200), 429]);
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
