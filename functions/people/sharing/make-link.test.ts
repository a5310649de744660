import { expect, test } from 'vitest';

import { handler as returnReport } from '#functions/people/return-report.ts';
import { sharingFixture } from '#functions/people/sharing/testing.ts';
import { listingsOf } from '#functions/people/suppression/listings.ts';
import { importPeople, livingIn, NOW, personId, personNamed } from '#functions/people/testing.ts';
import { type Limiter, limiterOf } from '#functions/platform/limits.ts';
import { aMember, calling, exhausted } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { figures } from '#shared/values/figures.ts';

const { table, deps, member, open, share, later } = sharingFixture();
const crowd = Array.from({ length: 5 }, (_, i) =>
  personNamed(`Person N${i}`, { addresses: [livingIn('Austin', 'TX')] }),
);
await importPeople(table, ...crowd);
const { person_id } = crowd[0]!;

test('200: lasts as chosen, but no longer than the report opens again free', async () => {
  const account_id = await member();
  await open(account_id, person_id);
  const link = await share(account_id, person_id, { days: 1 });
  expect(link).toMatchObject({ full_name: 'Person N0', ends_at: later({ days: 1 }).toISOString(), views: 0 });
  const last = await share(account_id, person_id, { now: later({ days: 28 }) });
  expect(last.ends_at).toBe(later({ days: figures.reopenDays }).toISOString());
});

test('200: stores neither the token nor anything of the person', async () => {
  const account_id = await member();
  await open(account_id, person_id);
  const { token } = await share(account_id, person_id);
  const stored = await deps.links.list(account_id);
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(JSON.stringify(stored)).not.toContain('Person N0');
});

test('402: only a report that the member opened, and only while it opens again free', async () => {
  const account_id = await member();
  await expect(share(account_id, person_id)).rejects.toMatchObject({ code: 'people.report-not-opened' });
  await open(account_id, person_id);
  const late = share(account_id, person_id, { now: later({ days: figures.reopenDays }) });
  await expect(late).rejects.toMatchObject({ code: 'people.report-not-opened' });
});

test('404: nobody who is not listed', async () => {
  await expect(share(await member(), personId('nobody'))).rejects.toMatchObject({ code: 'people.not-found' });
});

test('429: a few to one report, a few more in all, and not too often', async () => {
  const account_id = await member();
  for (const each of crowd) await open(account_id, each.person_id);
  for (let i = 0; i < figures.linksPerReport; i++) await share(account_id, person_id);
  await expect(share(account_id, person_id)).rejects.toMatchObject({ code: 'request.too-many' });
  const others = crowd.slice(1).flatMap((each) => Array.from({ length: figures.linksPerReport }, () => each));
  for (const each of others.slice(0, figures.linksAtOnce - figures.linksPerReport))
    await share(account_id, each.person_id);
  await expect(share(account_id, crowd[4]!.person_id)).rejects.toMatchObject({ code: 'request.too-many' });
  // Those that have ended count no more.
  await share(account_id, person_id, { now: later({ days: 8 }) });
  const other = await member();
  await open(other, person_id);
  await expect(share(other, person_id, { limits: exhausted })).rejects.toMatchObject({ status: 429 });
});

test('200: links to people whose listing was removed do not count', async () => {
  const removed = Array.from({ length: 5 }, (_, i) =>
    personNamed(`Gone N${i}`, { addresses: [livingIn('Austin', 'TX')] }),
  );
  await importPeople(table, ...removed);
  const account_id = await member();
  const ids = removed.map((each) => each.person_id);
  for (const id of [...ids, person_id]) await open(account_id, id);
  const shares = ids.flatMap((id) => Array.from({ length: figures.linksPerReport }, () => id));
  for (const id of shares.slice(0, figures.linksAtOnce)) await share(account_id, id);
  await expect(share(account_id, person_id)).rejects.toMatchObject({ code: 'request.too-many' });
  await listingsOf(table).suppress({ suppression_id: 'CAL-R-1', scope: 'listing', person_ids: ids }, NOW);
  expect(await share(account_id, person_id)).toMatchObject({ full_name: 'Person N0' });
});

test('409: gives up when other writers always win', async () => {
  const account_id = await member();
  await open(account_id, person_id);
  const links = { ...deps.links, commit: async () => Promise.reject(new Fault('request.conflict')) };
  const limits = limiterOf(table, async () => 'secret');
  for (let i = 0; i < 12; i++)
    await expect(share(account_id, person_id, { links, limits })).rejects.toMatchObject({ status: 409 });
  await share(account_id, person_id, { limits }); // none of them was counted
});

test('409: of a report that is returned meanwhile', async () => {
  const account_id = await member();
  await open(account_id, person_id);
  const limits = {
    take: async (...[, , , count = 1]: Parameters<Limiter['take']>) => void (count > 0 && (await back())),
  };
  const back = () => calling(people.returnReport, returnReport.with(deps), { as: aMember(account_id) })({ person_id });
  await expect(share(account_id, person_id, { limits })).rejects.toMatchObject({ code: 'request.conflict' });
  expect(await deps.links.list(account_id)).toEqual([]);
});
