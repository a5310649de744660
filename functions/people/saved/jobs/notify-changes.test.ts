import { beforeEach, expect, test } from 'vitest';

import { messagesTo } from '#functions/account/testing.ts';
import { handler } from '#functions/people/saved/jobs/notify-changes.ts';
import { phone, savingFixture } from '#functions/people/saved/testing.ts';
import { listingsOf } from '#functions/people/suppression/listings.ts';
import { importPeople, livingIn, NOW, personNamed } from '#functions/people/testing.ts';
import type { Ways } from '#shared/api/account.ts';
import { addDays, addHours } from '#shared/values/duration.ts';
import type { AccountId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';

type Fixture = ReturnType<typeof savingFixture>;
let fixture: Fixture;
let account_id: AccountId;
let tamsin: Person;
beforeEach(async () => {
  fixture = savingFixture();
  account_id = await fixture.member();
  tamsin = personNamed('Tamsin Okafor', { addresses: [livingIn('Duluth', 'MN')], phones: [phone('+12185550140')] });
  await importPeople(fixture.table, tamsin);
  await fixture.open(account_id, tamsin.person_id);
  await fixture.watch(account_id, tamsin.person_id);
});

const run = (now: Date, more: Partial<Fixture['deps']> = {}) =>
  handler.with({ ...fixture.deps, ...more, clock: () => now })({});
const day = (days: number) => addHours(addDays(NOW, days), 1);
async function mails(of = account_id) {
  const account = await fixture.deps.accounts.of(of);
  return messagesTo(fixture.table, account!.email);
}
const grown = (...numbers: string[]): Person => ({ ...tamsin, phones: ['+12185550140', ...numbers].map(phone) });
const choose = (ways: Ways, quiet_hours: { from: string; to: string } | null = null) =>
  fixture.deps.choices.change(account_id, (current) => {
    const topics = { ...current.notifications.topics, 'report-changed': ways };
    return { ...current, notifications: { ...current.notifications, topics, quiet_hours } };
  });

test('states how many new facts of each kind there are, without the facts or the name, once, however many runs overlap', async () => {
  await run(day(1));
  expect(await mails()).toEqual([]);
  await fixture.change(grown('+12185550142', '+12185550143'));
  await Promise.all([run(day(2)), run(day(2))]);
  await run(addHours(day(2), 2));
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ purpose: 'report-changed', subject: 'A report you opened has changed' });
  expect(mail?.text).toContain('New since then: 2 new phones.');
  expect(mail?.text).toMatch(/\/en\/stop-mail\/acc_/);
  expect(JSON.stringify(mail)).not.toMatch(/Tamsin|Okafor|Duluth|555-?014/);
});

test('a person at most once a week, with what came in between', async () => {
  await fixture.change(grown('+12185550142'));
  await run(day(1));
  await fixture.change(grown('+12185550142', '+12185550143'));
  for (const days of [2, 4, 7]) await run(day(days));
  expect(await mails()).toHaveLength(1);
  await run(day(8));
  expect((await mails()).map(({ text }) => /(\d) new phones?/.exec(text)?.[0])).toEqual(['1 new phone', '1 new phone']);
});

test('several people in one mail, and a member at most once a day', async () => {
  const rosa = personNamed('Rosa Lind', { addresses: [livingIn('Austin', 'TX')] });
  await importPeople(fixture.table, rosa);
  await fixture.open(account_id, rosa.person_id);
  await fixture.watch(account_id, rosa.person_id);
  await fixture.change(grown('+12185550142'));
  await fixture.change({ ...rosa, phones: [phone('+12185550150')], jobs: [aJob] });
  await run(day(1));
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: '2 reports you opened have changed' });
  expect(mail?.text).toContain('2 new phones and 1 new job');
});

const aJob: Person['jobs'][number] = {
  title: 'Surveyor',
  employer: null,
  city: null,
  started: null,
  ended: null,
  confidence: 3,
  sources: [{ source: 'Test register', first_seen: null, last_seen: null }],
};

test('what the member read in the report is no news', async () => {
  await fixture.change(grown('+12185550142'));
  await fixture.open(account_id, tamsin.person_id, addHours(NOW, 3));
  await run(day(1));
  expect(await mails()).toEqual([]);
});

test('a fact that is gone, and one that comes back, is no news', async () => {
  await fixture.change({ ...tamsin, phones: [] });
  await run(day(1));
  await fixture.change(tamsin);
  await run(day(2));
  expect(await mails()).toEqual([]);
});

test('by the channels that the member chose, and by none where none is chosen', async () => {
  await fixture.change(grown('+12185550142'));
  await choose({ email: false, sms: false, push: false });
  await run(day(1));
  expect(await fixture.deps.watches.list(account_id)).toMatchObject([{ notified_at: null }]);
  await choose({ email: false, sms: true, push: true });
  await run(day(2));
  const account = (await fixture.deps.accounts.of(account_id))!;
  expect(await mails()).toEqual([]);
  expect(await messagesTo(fixture.table, account.phone!)).toMatchObject([
    {
      channel: 'sms',
      text: expect.stringMatching(/^Calluna: A report you opened has changed\. http.*\/en\/saved$/) as string,
    },
  ]);
  expect(await messagesTo(fixture.table, account_id)).toMatchObject([
    {
      channel: 'push',
      subject: 'A report you opened has changed',
      text: 'New since then: 1 new phone.',
      path: '/en/saved',
    },
  ]);
});

test('waits for the end of quiet hours', async () => {
  await fixture.change(grown('+12185550142'));
  await choose({ email: true, sms: false, push: false }, { from: '12:00', to: '15:00' });
  await run(day(1)); // 13:00
  expect(await mails()).toEqual([]);
  await run(addHours(day(1), 2));
  expect(await mails()).toHaveLength(1);
});

test('ends with the membership', async () => {
  await fixture.change(grown('+12185550142'));
  await run(day(1), { memberUntil: async () => NOW.toISOString() });
  expect(await mails()).toEqual([]);
  expect(await fixture.deps.watches.list(account_id)).toEqual([]);
  expect(await fixture.deps.watches.schedule(account_id)).toBeUndefined();
  expect(await fixture.deps.saved.list(account_id)).toHaveLength(1);
});

test('a removed listing is gone without a word, and so is a person who turns out to be under 18', async () => {
  const rosa = personNamed('Rosa Lind', { addresses: [livingIn('Austin', 'TX')] });
  await importPeople(fixture.table, rosa);
  await fixture.open(account_id, rosa.person_id);
  await fixture.watch(account_id, rosa.person_id);
  await fixture.change({ ...rosa, birth_date: { ...rosa.birth_date!, year: 2015 }, phones: [phone('+12185550150')] });
  await listingsOf(fixture.table).suppress(
    { suppression_id: 'CAL-R-1', scope: 'listing', person_ids: [tamsin.person_id] },
    NOW,
  );
  await run(day(1));
  expect(await mails()).toEqual([]);
  expect(await fixture.deps.watches.list(account_id)).toEqual([]);
});

test('a run that dies sends nothing, and the next one everything', async () => {
  await fixture.change(grown('+12185550142'));
  const dies = { ...fixture.deps.watches, commit: async () => Promise.reject(new Error('died')) };
  await run(day(1), { watches: dies });
  expect(await mails()).toEqual([]);
  await run(addHours(day(1), 1));
  expect(await mails()).toHaveLength(1);
});

test('a failure for one member does not keep the others', async () => {
  const other = await fixture.member();
  await fixture.open(other, tamsin.person_id);
  await fixture.watch(other, tamsin.person_id);
  await fixture.change(grown('+12185550142'));
  const { accounts } = fixture.deps;
  const of = async (id: AccountId) => (id === account_id ? Promise.reject(new Error('away')) : accounts.of(id));
  await run(day(1), { accounts: { ...accounts, of } });
  expect(await mails()).toEqual([]);
  expect(await mails(other)).toHaveLength(1);
});
