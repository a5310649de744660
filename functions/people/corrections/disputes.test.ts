import { beforeEach, describe, expect, test } from 'vitest';

import { accountStore, newAccount } from '#functions/account/public.ts';
import { messageStore } from '#functions/messaging/public.ts';
import type { Claim } from '#functions/people/corrections/dispute.ts';
import { disputesOf } from '#functions/people/corrections/disputes.ts';
import { hideFact } from '#functions/people/corrections/hide-fact.ts';
import { CannotCorrect } from '#functions/people/corrections/mark-person.ts';
import { factIds, factsByField } from '#functions/people/corrections/fact-id.ts';
import { disputeStore } from '#functions/people/corrections/store.ts';
import { importRecords } from '#functions/people/import/import-records.ts';
import type { FactField } from '#functions/people/import/merge-person.ts';
import type { RawRecord } from '#functions/people/import/record.ts';
import { joinPeople } from '#functions/people/import/resolve/join-people.ts';
import { undoMerge } from '#functions/people/import/resolve/undo-merge.ts';
import { personIdOf } from '#functions/people/import/to-person.ts';
import { namesakesOf } from '#functions/people/index/namesakes.ts';
import { whoHas } from '#functions/people/phone-owner.ts';
import { peopleStore } from '#functions/people/store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import type { DisputeKind } from '#shared/values/dispute.ts';
import { newId, type PersonId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const asOf = '2026-03-01';
const PHONE = Phone.parse('+12185550142');
const record: RawRecord = {
  id: 1,
  names: ['Runa Vestergaard', { full_name: 'Runa Okonkwo', kind: 'earlier' }],
  birth_date: '1961-05',
  phones: [PHONE],
  emails: ['runa@example.com'],
  addresses: [{ street: '418 Cedar Hollow Rd', city: 'Duluth', state: 'MN' }],
};
const runa = personIdOf('One', '1');

let table: Table;
let disputes: ReturnType<typeof disputesOf>;
beforeEach(async () => {
  table = temporaryTable();
  disputes = disputesOf(table);
  await importRecords(table, [record], { source: 'One', asOf });
});

const member = (): Claim['by'] => ({ member: newId('account') });
const subject: Claim['by'] = { subject: { email: 'runa@example.com', language: 'ar' } };
const personOf = async (id = runa) => (await peopleStore(table).person(id))!;
const again = (more: RawRecord = {}, source = 'One') =>
  importRecords(table, [{ ...record, ...more }], { source, asOf: '2026-09-01', seenAgain: true });

async function idOf(field: FactField, text: string, id = runa): Promise<string> {
  const factId = await factIds();
  const found = factsByField(await personOf(id)).find(
    (each) => each.field === field && JSON.stringify(each.fact).includes(text),
  );
  return factId(field, found!.fact);
}
async function dispute(field: FactField, text: string, kind: DisputeKind, by = member(), id: PersonId = runa) {
  return disputes.open({ person_id: id, fact_id: await idOf(field, text, id), kind, note: null, by }, NOW);
}
async function uphold(field: FactField, text: string, kind: DisputeKind, id: PersonId = runa) {
  const { dispute_id } = await dispute(field, text, kind, member(), id);
  return disputes.resolve(
    dispute_id,
    { state: 'upheld', by: 'operator', reason: 'The line is another person’s.' },
    NOW,
  );
}
const phones = async (id = runa) => (await personOf(id)).phones.map(({ number }) => number);
const names = async (id = runa) => (await personOf(id)).names.map(({ full_name }) => full_name);
const isFound = async (full_name: string) => {
  const person = await personOf();
  const asked = {
    ...person,
    person_id: personIdOf('Query', full_name),
    names: [{ ...person.names[0]!, full_name, last_name: full_name.split(' ')[1]! }],
  };
  return Boolean((await namesakesOf(table, [asked], NOW, 10)).get(asked.person_id)?.length);
};

describe('an open dispute', () => {
  test('marks the fact, removes nothing, and is due in ten days', async () => {
    const { dispute_id, due_at, sources } = await dispute('phones', PHONE, 'never-theirs');
    expect(due_at).toBe('2026-12-01T12:00:00.000Z');
    expect(sources).toEqual(['One']);
    expect(Object.values((await personOf()).marks!)).toEqual([
      { disputed: { dispute_id, kind: 'never-theirs', since: NOW.toISOString() } },
    ]);
    expect(await phones()).toEqual([PHONE]);
    expect(await whoHas(table)(PHONE, NOW)).toBeDefined();
  });

  test('is one for all who flag the fact, and names a member once', async () => {
    const [one, other] = [member(), member()];
    const first = await dispute('phones', PHONE, 'never-theirs', one);
    const second = await dispute('phones', PHONE, 'out-of-date', other);
    expect(second.dispute_id).toBe(first.dispute_id);
    expect(second).toMatchObject({
      kind: 'never-theirs',
      members: [one, other].map((by) => ('member' in by ? by.member : '')),
    });
    expect(await disputes.ofPerson(runa)).toHaveLength(1);
  });

  test('takes a later reason of the member who disputes alone', async () => {
    const by = member();
    const first = await dispute('phones', PHONE, 'never-theirs', by);
    const fact_id = await idOf('phones', PHONE);
    const claim = { person_id: runa, fact_id, kind: 'out-of-date', note: 'Since May', by } as const;
    const at = new Date('2026-11-24T12:00:00Z');
    const second = await disputes.open(claim, at);
    const { dispute_id, due_at, opened_at } = first;
    expect(second).toMatchObject({ dispute_id, due_at, opened_at, kind: 'out-of-date', notes: ['Since May'] });
    expect(Object.values((await personOf()).marks!)).toEqual([
      { disputed: { dispute_id, kind: 'out-of-date', since: opened_at } },
    ]);
    expect((await disputes.open({ ...claim, note: null }, at)).history).toEqual(second.history);
  });

  test('keeps the first reason where others joined, and each note', async () => {
    const [one, other] = [member(), member()];
    await dispute('phones', PHONE, 'never-theirs', one);
    await dispute('phones', PHONE, 'out-of-date', other);
    const fact_id = await idOf('phones', PHONE);
    const claim = { person_id: runa, fact_id, kind: 'out-of-date', note: 'Since May', by: one } as const;
    const later = await disputes.open(claim, NOW);
    expect(later).toMatchObject({ kind: 'never-theirs', notes: ['Since May'] });
    expect(later.members).toHaveLength(2);
  });

  test('is one for two at once', async () => {
    await Promise.all([dispute('phones', PHONE, 'never-theirs'), dispute('phones', PHONE, 'never-theirs')]);
    expect(await disputes.ofPerson(runa)).toMatchObject([{ members: [expect.any(String), expect.any(String)] }]);
  });

  test('of the subject decides the kind, and begins the ten days anew', async () => {
    await dispute('phones', PHONE, 'out-of-date');
    const later = new Date('2026-11-24T12:00:00Z');
    const fact_id = await idOf('phones', PHONE);
    const both = await disputes.open(
      { person_id: runa, fact_id, kind: 'never-theirs', note: 'Not mine', by: subject },
      later,
    );
    expect(both).toMatchObject({ kind: 'never-theirs', due_at: '2026-12-04T12:00:00.000Z', notes: ['Not mine'] });
    expect(Object.values((await personOf()).marks!)[0]?.disputed?.kind).toBe('never-theirs');
  });

  test('survives an import, and follows a join and its undoing', async () => {
    await again({ emails: ['other@example.com'] });
    await importRecords(table, [{ id: 2, full_name: 'Runa Brzezicki' }], { source: 'Two', asOf });
    const other = personIdOf('Two', '2');
    await dispute('phones', PHONE, 'never-theirs');
    await joinPeople(table, { record: runa, person_id: other }, NOW);
    expect(Object.keys((await personOf(other)).marks!)).toHaveLength(1);
    await undoMerge(table, { record: runa, person_id: other }, NOW);
    expect(Object.keys((await personOf()).marks!)).toHaveLength(1);
    expect((await personOf(other)).marks).toBeUndefined();
  });

  test('refuses a fact that the person does not have, and an unknown person', async () => {
    const by = member();
    const claim = { fact_id: 'x'.repeat(43), kind: 'never-theirs' as const, note: null, by };
    await expect(disputes.open({ person_id: runa, ...claim }, NOW)).rejects.toMatchObject({
      code: 'people.fact-not-found',
    });
    await expect(disputes.open({ person_id: personIdOf('One', 'nobody'), ...claim }, NOW)).rejects.toMatchObject({
      code: 'people.not-found',
    });
  });

  test('can be taken back by the subject, and stays for members who flagged it too', async () => {
    const { dispute_id } = await dispute('phones', PHONE, 'never-theirs', subject);
    expect(await disputes.withdraw(dispute_id, NOW)).toMatchObject({ state: 'withdrawn' });
    expect((await personOf()).marks).toBeUndefined();
    const shared = await dispute('emails', 'runa@', 'never-theirs');
    await dispute('emails', 'runa@', 'never-theirs', subject);
    expect(await disputes.withdraw(shared.dispute_id, NOW)).toMatchObject({ state: 'open', subject: null });
    expect(Object.keys((await personOf()).marks!)).toHaveLength(1);
  });
});

describe('an upheld dispute', () => {
  test('withdraws a phone: it is gone, finds nobody, and no import brings it back', async () => {
    expect(await uphold('phones', PHONE, 'never-theirs')).toMatchObject({ state: 'upheld', notes: [] });
    expect(await phones()).toEqual([]);
    expect(await whoHas(table)(PHONE, NOW)).toBeUndefined();
    await again({ phones: [PHONE, '+12185550177'] });
    expect(await phones()).toEqual(['+12185550177']);
    await again({}, 'Two');
    expect(await phones()).toEqual(['+12185550177']);
    expect(await whoHas(table)(PHONE, NOW)).toBeUndefined();
    expect(JSON.stringify(await personOf())).not.toContain(PHONE);
  });

  test('hides a phone that the person wants hidden: it finds nobody, and no import brings it back', async () => {
    const fact_id = await idOf('phones', PHONE);
    await hideFact(table, runa, fact_id, NOW);
    await hideFact(table, runa, fact_id, NOW);
    expect(await whoHas(table)(PHONE, NOW)).toBeUndefined();
    await again({ phones: [PHONE, '+12185550177'] });
    expect(await phones()).toEqual(['+12185550177']);
    expect(JSON.stringify(await personOf())).not.toContain(PHONE);
  });

  test('withdraws a name, which finds nobody any more', async () => {
    expect(await isFound('Runa Okonkwo')).toBe(true);
    await uphold('names', 'Okonkwo', 'someone-else');
    expect(await names()).toEqual(['Runa Vestergaard']);
    expect(await isFound('Runa Okonkwo')).toBe(false);
    await again({ gender: 'f' });
    expect(await isFound('Runa Okonkwo')).toBe(false);
    expect(await isFound('Runa Vestergaard')).toBe(true);
  });

  test('refuses to withdraw the only name, and leaves the dispute open', async () => {
    await uphold('names', 'Okonkwo', 'never-theirs');
    const { dispute_id } = await dispute('names', 'Vestergaard', 'never-theirs');
    const answer = { state: 'upheld', by: 'operator', reason: null } as const;
    await expect(disputes.resolve(dispute_id, answer, NOW)).rejects.toThrow(CannotCorrect);
    expect(await disputeStore(table).of(dispute_id)).toMatchObject({ state: 'open' });
    expect(await names()).toEqual(['Runa Vestergaard']);
  });

  test('keeps an outdated fact as a former one, which finds nobody', async () => {
    await uphold('phones', PHONE, 'out-of-date');
    await uphold('addresses', 'Cedar', 'out-of-date');
    await again({ gender: 'f' });
    expect(await personOf()).toMatchObject({
      phones: [{ number: PHONE, outdated_since: '2026-11-21' }],
      addresses: [{ current: false, outdated_since: '2026-11-21' }],
    });
    expect(await whoHas(table)(PHONE, NOW)).toBeUndefined();
  });

  test('a former fact can be disputed again, and withdrawn', async () => {
    await uphold('phones', PHONE, 'out-of-date');
    await uphold('phones', PHONE, 'never-theirs');
    expect(await phones()).toEqual([]);
  });

  test('moves with the person when people are joined, and stays when that is undone', async () => {
    const other = personIdOf('Two', '2');
    await importRecords(table, [{ id: 2, full_name: 'Runa Brzezicki', phones: [PHONE] }], { source: 'Two', asOf });
    await uphold('phones', PHONE, 'never-theirs');
    await joinPeople(table, { record: runa, person_id: other }, NOW);
    expect(await phones(other)).toEqual([]);
    await again({ gender: 'f' });
    expect(await phones(other)).toEqual([]);
    await undoMerge(table, { record: runa, person_id: other }, NOW);
    expect(await phones()).toEqual([]);
    expect(await phones(other)).toEqual([PHONE]); // the other person’s own record claims it, and nobody disputes that
  });

  test('of a joined person is carried out in each record that claims the fact', async () => {
    const other = personIdOf('Two', '2');
    await importRecords(table, [{ id: 2, full_name: 'Runa Brzezicki', phones: [PHONE] }], { source: 'Two', asOf });
    await joinPeople(table, { record: runa, person_id: other }, NOW);
    const { dispute_id } = await dispute('phones', PHONE, 'never-theirs', member(), other);
    await undoMerge(table, { record: runa, person_id: other }, NOW);
    await disputes.resolve(dispute_id, { state: 'upheld', by: 'operator', reason: null }, NOW);
    expect([await phones(), await phones(other)]).toEqual([[], []]);
  });

  test('is carried out once, and by the same call after a crash', async () => {
    const { dispute_id } = await dispute('phones', PHONE, 'never-theirs');
    const answer = { state: 'upheld', by: 'operator', reason: null } as const;
    let commits = 0;
    const crashing: Table = {
      ...table,
      commit: (...writes) => (++commits === 2 ? Promise.reject(new Error('crash')) : table.commit(...writes)),
    };
    await expect(disputesOf(crashing).resolve(dispute_id, answer, NOW)).rejects.toThrow('crash');
    await disputes.resolve(dispute_id, answer, NOW);
    expect(await disputes.resolve(dispute_id, { ...answer, state: 'rejected' }, NOW)).toMatchObject({
      state: 'upheld',
    });
    expect(await phones()).toEqual([]);
    const [tally] = (await peopleStore(table).tallies()).filter(({ source }) => source === 'One');
    expect(tally?.people).toBe(1);
  });
});

describe('messages', () => {
  const mails = async () =>
    (await messageStore(table).latest(20)).map(({ purpose, to, language }) => ({ purpose, to, language }));

  test('a rejected dispute takes the mark away, and tells the member and the subject why', async () => {
    const account = newAccount({ account_id: newId('account'), email: 'member@example.com', language: 'fr' }, NOW);
    await accountStore(table).create(account);
    await dispute('phones', PHONE, 'never-theirs', { member: account.account_id });
    await dispute('phones', PHONE, 'out-of-date', { member: account.account_id });
    const { dispute_id } = await dispute('phones', PHONE, 'never-theirs', subject);
    const received = (await messageStore(table).latest(20)).filter(({ purpose }) => purpose === 'request-received');
    expect(received).toMatchObject([{ to: 'member@example.com', language: 'fr' }]);
    expect(JSON.stringify(received)).not.toMatch(/5550142|Vestergaard/);
    await disputes.resolve(dispute_id, { state: 'rejected', by: 'operator', reason: 'The carrier confirms it.' }, NOW);
    expect((await personOf()).marks).toBeUndefined();
    expect(await phones()).toEqual([PHONE]);
    expect(await mails()).toEqual(
      expect.arrayContaining([
        { purpose: 'dispute-answered', to: 'member@example.com', language: 'fr' },
        { purpose: 'dispute-answered', to: 'runa@example.com', language: 'ar' },
      ]),
    );
  });

  test('a source with a contact is notified once, without the value of the fact', async () => {
    await disputeStore(table).commit(disputeStore(table).saveContact({ source: 'One', email: 'data@example.com' }));
    const { dispute_id, history } = await dispute('phones', PHONE, 'never-theirs', subject);
    expect(history.map(({ what }) => what)).toEqual(['opened', 'source-notified']);
    await disputes.resolve(dispute_id, { state: 'upheld', by: 'operator', reason: null }, NOW);
    const sent = (await messageStore(table).latest(20)).filter(({ purpose }) => purpose === 'fact-disputed');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: 'data@example.com' });
    expect(JSON.stringify(sent)).not.toMatch(/5550142|Vestergaard/);
  });

  test('a member’s dispute reaches a source when it is upheld; one without contact is recorded', async () => {
    const { history } = await dispute('phones', PHONE, 'never-theirs');
    expect(history.map(({ what }) => what)).toEqual(['opened']);
    const upheld = await uphold('phones', PHONE, 'never-theirs');
    expect(upheld.history.map(({ what }) => what)).toEqual(['opened', 'supported', 'upheld', 'source-without-contact']);
  });

  test('a closed account leaves the dispute, and gets no mail', async () => {
    const by = newId('account');
    const { dispute_id } = await dispute('phones', PHONE, 'never-theirs', { member: by });
    await disputeStore(table).forgetMember(by);
    await disputes.resolve(dispute_id, { state: 'rejected', by: 'operator', reason: null }, NOW);
    expect(await disputeStore(table).of(dispute_id)).toMatchObject({ members: [] });
    expect(await mails()).toEqual([]);
  });
});
