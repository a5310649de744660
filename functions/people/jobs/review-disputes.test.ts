import { expect, test } from 'vitest';

import { type Claim } from '#functions/people/corrections/dispute.ts';
import { disputesOf } from '#functions/people/corrections/disputes.ts';
import { factIds } from '#functions/people/corrections/fact-id.ts';
import { disputeStore } from '#functions/people/corrections/store.ts';
import type { FactField } from '#functions/people/import/merge-person.ts';
import { handler } from '#functions/people/jobs/review-disputes.ts';
import { peopleStore } from '#functions/people/store.ts';
import { importPeople, NOW, personNamed, provenance } from '#functions/people/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { DAY } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const table = temporaryTable();
const disputes = disputesOf(table);
const phones = ['+12185550142', '+12185550143'].map((number) => ({
  number: Phone.parse(number),
  phone_type: 'mobile' as const,
  ...provenance,
}));
const tamsin = personNamed('Tamsin Okafor', { phones });
await importPeople(table, tamsin);

const review = (days: number) =>
  handler.with({ store: disputeStore(table), disputes, clock: () => new Date(NOW.getTime() + days * DAY) })({});
const member: Claim['by'] = { member: newId('account') };
const subject: Claim['by'] = { subject: { email: null, language: 'en' } };
const factId = await factIds();
const open = (field: FactField, fact: Parameters<typeof factId>[1], by: Claim['by']) =>
  disputes.open(
    { person_id: tamsin.person_id, fact_id: factId(field, fact), kind: 'never-theirs', note: null, by },
    NOW,
  );
const stateOf = async (id: Awaited<ReturnType<typeof open>>) => (await disputeStore(table).of(id.dispute_id))?.state;

test('upholds what the person says of their own record after ten days, and nothing that a member says', async () => {
  const theirs = await open('phones', phones[0]!, subject);
  const flagged = await open('phones', phones[1]!, member);
  await review(9);
  expect([await stateOf(theirs), await stateOf(flagged)]).toEqual(['open', 'open']);
  await review(10);
  expect([await stateOf(theirs), await stateOf(flagged)]).toEqual(['upheld', 'open']);
  expect((await peopleStore(table).person(tamsin.person_id))?.phones).toMatchObject([{ number: phones[1]!.number }]);
  expect((await disputeStore(table).of(theirs.dispute_id))?.history).toMatchObject([
    { what: 'opened', by: 'subject' },
    { what: 'source-without-contact' },
    { what: 'upheld', by: 'deadline' },
  ]);
});

test('goes on after a dispute that cannot be carried out', async () => {
  const name = await open('names', tamsin.names[0]!, subject);
  const birth = await open('birth_date', tamsin.birth_date!, subject);
  await review(11);
  expect([await stateOf(name), await stateOf(birth)]).toEqual(['open', 'upheld']);
});
