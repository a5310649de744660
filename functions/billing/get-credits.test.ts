import { expect, test } from 'vitest';

import { handler } from '#functions/composition/billing/get-credits.ts';
import { creditsOf } from '#functions/billing/credits.ts';
import { membershipOf } from '#functions/billing/membership.ts';
import { subscribe } from '#functions/billing/fixtures.ts';
import { creditStore } from '#functions/billing/store.ts';
import { personNamesOf } from '#functions/people/public.ts';
import { teaserCard } from '#functions/people/store.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { billing } from '#shared/api/billing.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { type AccountId, newId, type PersonId } from '#shared/values/id.ts';

const table = temporaryTable();

const NOW = new Date('2026-11-21T12:00:00Z');
const UNTIL = '2026-12-21T12:00:00.000Z';
const later = (minutes: number) => addMinutes(NOW, minutes);
const deps = {
  credits: creditStore(table),
  membership: membershipOf(table),
  personNames: personNamesOf(table),
  clock: () => NOW,
};
const credits = creditsOf(table);
const read = (account: AccountId) => calling(billing.getCredits, handler.with(deps), { as: aMember(account) });

const person_id = newId('person');
const counts = {
  personal: 1,
  phones: 0,
  emails: 0,
  locations: 0,
  relationships: 0,
  jobs: 0,
  education: 0,
  social_profiles: 0,
  images: 0,
  cities: 0,
  states: 0,
  countries: 0,
};
const teaser = {
  person_id,
  full_name: 'Piet Halloran',
  also_known_as: [],
  birth_date: null,
  death: null,
  occupation: null,
  portrait: null,
  lives_in: null,
  lived_in: [],
  works_in: [],
  related_to: [],
  counts,
  summaries: null,
  last_seen: null,
  sources: [],
};
await table.commit(table.derive(teaserCard, keys.teaser(teaser), teaser));
const about = (of: PersonId) => ({
  person_id: of,
  facts: 21,
  sources: 4,
  purpose: 'reconnect',
  free_until: later(60).toISOString(),
});

async function spender(times: number) {
  const account_id = newId('account');
  await table.commit(
    ...(await credits.grant({ account_id, cause: 'month', of: 'month 5', period: '5', allotment: 50 }, NOW)).writes,
  );
  for (let i = 1; i <= times; i++) {
    await table.commit(...credits.spend(await credits.of(account_id), about(person_id), { isEmpty: false }, later(i)));
  }
  return account_id;
}

test('200: the balance, each line with the balance after it, and the next grant', async () => {
  const account = await spender(2);
  await subscribe(table, account, NOW);
  await table.commit(...credits.giveBack(await credits.of(account), about(person_id), later(3)));
  const answer = await read(account)({});
  expect(answer).toMatchObject({ balance: 49, unused: 48, returned: 1, used: 1, renews_at: UNTIL });
  expect(answer.entries.data.map(({ cause, change, left, subject }) => [cause, change, left, subject])).toEqual([
    ['returned-wrong-person', 1, 49, 'Piet Halloran'],
    ['report', -1, 48, 'Piet Halloran'],
    ['report', -1, 49, 'Piet Halloran'],
    ['month', 50, 50, '5'],
  ]);
  expect(answer.entries.data[1]).toMatchObject({ facts: 21, sources: 4, purpose: 'reconnect', person_id });
});

test('200: only used, or only returned ones', async () => {
  const account = await spender(1);
  await table.commit(...credits.spend(await credits.of(account), about(person_id), { isEmpty: true }, later(2)));
  const causes = async (only: 'used' | 'returned') =>
    (await read(account)({ only })).entries.data.map(({ cause }) => cause);
  expect(await causes('used')).toEqual(['report', 'report']);
  expect(await causes('returned')).toEqual(['returned-empty']);
});

test('200: without the name of a removed listing', async () => {
  const account = await spender(0);
  await table.commit(...credits.spend(await credits.of(account), about(newId('person')), { isEmpty: false }, later(1)));
  expect((await read(account)({})).entries.data[0]).toMatchObject({ cause: 'report', subject: null });
});

test('200: fifty lines to a page, with the right balance on each', async () => {
  const account = await spender(50);
  const second = (await read(account)({ page: 2 })).entries;
  expect(second).toMatchObject({ total: 51, last_page: 2, data: [{ cause: 'month', left: 50 }] });
  expect(second.prev_page_url).toBe('/api/billing/credits?page=1&only=all');
});

test('200: no credits and no grant without a membership', async () => {
  expect(await read(newId('account'))({})).toMatchObject({
    balance: 0,
    unused: 0,
    returned: 0,
    used: 0,
    renews_at: null,
    entries: { data: [], total: 0 },
  });
});

test.each(['cancelled', 'past_due'] as const)(
  '200: when none is known to come (%s), none is promised',
  async (status) => {
    const account = newId('account');
    await subscribe(table, account, NOW, { status });
    expect(await read(account)({})).toMatchObject({ renews_at: null });
  },
);
