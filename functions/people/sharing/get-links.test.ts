import { expect, test } from 'vitest';

import { handler as returnReport } from '#functions/people/return-report.ts';
import { handler } from '#functions/people/sharing/get-links.ts';
import { handler as openLink } from '#functions/people/sharing/open-link.ts';
import { sharingFixture } from '#functions/people/sharing/testing.ts';
import { listingsOf } from '#functions/people/suppression/listings.ts';
import { importPeople, livingIn, NOW, personNamed } from '#functions/people/testing.ts';
import { aMember, calling, sending } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';
import { sharing } from '#shared/api/sharing.ts';
import { figures } from '#shared/values/figures.ts';
import type { AccountId } from '#shared/values/id.ts';

const { table, deps, member, open, share, later } = sharingFixture();
const tamsin = personNamed('Tamsin Okafor', { addresses: [livingIn('Duluth', 'MN')] });
const rosa = personNamed('Rosa Marsh', { addresses: [livingIn('Austin', 'TX')] });
await importPeople(table, tamsin, rosa);
const list = (account_id: AccountId, now = NOW) =>
  calling(sharing.getLinks, handler.with({ ...deps, clock: () => now }), { as: aMember(account_id) });

test('200: lists the links that work, latest first, without their tokens', async () => {
  const [account_id, other] = [await member(), await member()];
  for (const { person_id } of [tamsin, rosa]) await open(account_id, person_id);
  await share(account_id, tamsin.person_id, { days: 1 });
  await share(account_id, rosa.person_id, { now: later({ minutes: 1 }) });
  const { links } = await list(account_id)({});
  expect(links.map(({ full_name }) => full_name)).toEqual(['Rosa Marsh', 'Tamsin Okafor']);
  expect(Object.keys(links[0]!)).not.toContain('token');
  expect((await list(account_id)({ person_id: tamsin.person_id })).links).toHaveLength(1);
  expect((await list(account_id, later({ days: 2 }))({})).links).toHaveLength(1);
  expect((await list(other)({})).links).toEqual([]);
});

test('200: a link that was opened as often as it may be has ended, while its last readers may reload it', async () => {
  const account_id = await member();
  await open(account_id, tamsin.person_id);
  const { token } = await share(account_id, tamsin.person_id);
  const read = (minutes: number) =>
    calling(sharing.openLink, openLink.with({ ...deps, clock: () => later({ minutes }) }))({ token });
  for (let views = 0; views < figures.linkViews; views++) {
    expect((await list(account_id)({})).links).toMatchObject([{ views, has_ended: false }]);
    await read(views / 60);
  }
  expect((await list(account_id)({})).links).toMatchObject([{ views: figures.linkViews, has_ended: true }]);
  expect((await list(account_id, later({ minutes: figures.rereadMinutes + 1 }))({})).links).toEqual([]);
});

test('200: a report that is returned takes its links along, also where it is opened for another credit', async () => {
  const account_id = await member();
  for (const { person_id } of [tamsin, rosa]) {
    await open(account_id, person_id);
    await share(account_id, person_id);
  }
  const back = calling(people.returnReport, returnReport.with(deps), { as: aMember(account_id) });
  await back({ person_id: rosa.person_id });
  const names = async () => (await list(account_id)({})).links.map(({ full_name }) => full_name);
  expect(await names()).toEqual(['Tamsin Okafor']);
  await open(account_id, rosa.person_id, later({ minutes: 1 }));
  expect(await names()).toEqual(['Tamsin Okafor']);
});

test('200: does not name people who were removed or may not be shown there', async () => {
  const account_id = await member();
  for (const { person_id } of [tamsin, rosa]) {
    await open(account_id, person_id);
    await share(account_id, person_id);
  }
  await listingsOf(table).suppress({ suppression_id: 'CAL-R-1', scope: 'listing', person_ids: [rosa.person_id] }, NOW);
  const names = async () => (await list(account_id)({})).links.map(({ full_name }) => full_name);
  expect((await names()).sort()).toEqual(['Tamsin Okafor', null]);
  const ended = (await list(account_id)({})).links.filter(({ has_ended }) => has_ended);
  expect(ended.map(({ person_id }) => person_id)).toEqual([rosa.person_id]);
  const send = sending(sharing.getLinks, handler.with({ ...deps, clock: () => NOW }), { as: aMember(account_id) });
  const headers = { 'x-viewer-country': 'CN' };
  const answer = await send(new Request('http://test/api/user/report-links', { headers }));
  expect(await answer.text()).not.toContain('Tamsin');
});
