import { expect, test } from 'vitest';

import { asSpam } from '#functions/calls/numbers/testing.ts';
import { accessLog } from '#functions/account/auth/store.ts';
import { withMark } from '#functions/calls/assistant/domain/mark.ts';
import { markingOf } from '#functions/calls/assistant/set-mark.ts';
import { callbackFixture, NOW } from '#functions/calls/callbacks/testing.ts';
import { deletionLog } from '#functions/calls/deletion/deletion-log.ts';
import { messageStore } from '#functions/messaging/store.ts';
import { callFixture } from '#functions/calls/telephony/testing.ts';
import { fakeRecordings } from '#functions/providers/recordings/fake.ts';
import { callerStore } from '#functions/calls/telephony/caller-store.ts';
import { optionsFrom } from '#scripts/ops/options.ts';
import { run } from '#scripts/ops/run.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const fixture = callbackFixture();
const { table } = fixture;
const callers = callerStore(table);
const { stored, recordings } = fakeRecordings();
const never = () => ({}) as never;
const stage = {
  table,
  open: () => table,
  site: () => 'https://calluna.example',
  addresses: never(),
  signing: never,
  recordings,
};
const because = ['--reason', 'The caller is your plumber', '--operator', 'rosa'];
const ops = async (...args: string[]) => run(optionsFrom(['calls', ...args, '--table', 'x']), stage, NOW);

let numbers = 100;
/** An owner with a call that was taken for spam. */
async function aSpamCall() {
  const owner = await fixture.anOwner();
  const phone = Phone.parse(`+12185557${numbers++}`);
  const spam = {
    score: 83,
    verdict: 'likely_spam' as const,
    reasons: [
      { code: 'burst', weight: 31, text: '' },
      { code: 'attested', weight: -4, text: '' },
    ],
  };
  const call = await fixture.aCallOf(owner.account_id, { caller_number: phone, spam });
  stored.set(`${owner.account_id}/${call.id}.wav`, new Uint8Array(4));
  const at = NOW.toISOString();
  await table.commit(
    callers.noteOwner({ phone, account_id: owner.account_id, at }),
    callers.report({ phone, account_id: newId('account'), at, ...asSpam }),
  );
  return { owner, phone, call };
}

test('lists the calls of an owner, or of one number, without what was said', async () => {
  const { owner, phone, call } = await aSpamCall();
  await fixture.aCallOf(owner.account_id, { caller_number: '' });
  const all = await ops('list', owner.email);
  expect(all.split('\n')).toHaveLength(2);
  expect(all).toContain('withheld');
  const one = await ops('list', owner.account_id, phone);
  expect(one).toMatch(new RegExp(`${call.id}.*likely_spam 83$`));
  expect(one).not.toContain('Dana');
  expect(await ops('list', owner.email, '+12185559999')).toContain('no call of +12185559999');
});

test('shows a verdict with its reasons, and what was said only to whom gives the owner a reason', async () => {
  const { owner, phone, call } = await aSpamCall();
  const shown = await ops('show', owner.email, call.id);
  expect(shown).toContain('likely_spam, score 83 of 100');
  expect(shown).toContain('+31 burst, -4 attested');
  expect(shown).toMatch(/reports of others +1/);
  expect(shown).toMatch(/owner notified +no message of it is stored. By the verdict now it would be: not at all/);
  expect(shown).toContain(phone);
  expect(shown).not.toMatch(/Dana|boatyard/);
  expect(await accessLog(table).all(owner.account_id)).toEqual([]);

  await expect(ops('show', owner.email, call.id, '--words')).rejects.toThrow('--reason');
  expect(await ops('show', owner.email, call.id, '--words', ...because)).toContain('It’s Dana from the boatyard.');
  expect(await accessLog(table).all(owner.account_id)).toMatchObject([
    { what: 'support-looked', details: 'The caller is your plumber' },
  ]);
  const mails = (await messageStore(table).latest(100)).filter(({ account_id }) => account_id === owner.account_id);
  expect(mails).toMatchObject([{ purpose: 'support-looked', to: owner.email }]);
  await expect(ops('show', (await fixture.anOwner()).email, call.id)).rejects.toThrow('no such call');
});

test('takes a verdict back for one owner, as their own mark does, and tells them', async () => {
  const { owner, phone, call } = await aSpamCall();
  await expect(ops('not-spam', owner.email, call.id)).rejects.toThrow('--reason');
  expect(await ops('not-spam', owner.email, call.id, ...because)).toContain(`${call.id} is likely_safe now`);
  expect(await fixture.marks.of(owner.account_id, phone)).toMatchObject({ mark: 'not_spam' });
  expect((await fixture.calls.of(owner.account_id, call.id))?.spam).toEqual(withMark(call, 'not_spam').spam);
  expect(await accessLog(table).all(owner.account_id)).toMatchObject([{ what: 'support-unmarked' }]);
  expect(await ops('show', owner.email, call.id)).toMatch(/mark of the owner +not_spam/);
  expect(await ops('show', owner.email, call.id)).toMatch(/without a mark +likely_spam 83/);
});

test('does not take back what the owner marked', async () => {
  const { owner, phone, call } = await aSpamCall();
  const { account_id } = owner;
  for (const mark of ['spam', 'blocked'] as const) {
    await table.commit(fixture.marks.set({ account_id, phone, mark, at: NOW.toISOString() }));
    await expect(ops('not-spam', owner.email, call.id, ...because)).rejects.toThrow(`as ${mark} themselves`);
  }
  const withheld = await fixture.aCallOf(account_id, { caller_number: '' });
  await markingOf(table).set({ account_id, call_id: withheld.id, mark: 'spam' }, NOW);
  await expect(ops('not-spam', owner.email, withheld.id, ...because)).rejects.toThrow('marked this call as spam');
  expect(await fixture.marks.of(account_id, phone)).toMatchObject({ mark: 'blocked' });
  expect(await accessLog(table).all(account_id)).toEqual([]);
});

test('shows the messages that its owner got, whatever the verdict is by now', async () => {
  const { owner, call } = await aSpamCall();
  const { settings } = await fixture.ownerOf(owner.account_id);
  await table.commit(...(await fixture.notices.missedCall({ owner, settings, call }, NOW)).writes);
  expect(await ops('show', owner.email, call.id)).toMatch(/owner notified +missed-call by sms, waiting/);
  const store = messageStore(table);
  const text = (await store.latest(500)).find(({ call_id }) => call_id === call.id)!;
  await store.replace(text, { ...text, state: 'sent', sent_at: NOW.toISOString() });
  expect(await ops('show', owner.email, call.id)).toMatch(/owner notified +missed-call by sms, sent 2026-11-21T19:12/);
});

test('tells a call that was turned away from one that hung up', async () => {
  const owner = await fixture.anOwner();
  const hungUp = await fixture.aCallOf(owner.account_id, { status: 'hung_up' });
  const away = await fixture.aCallOf(owner.account_id, { status: 'hung_up', is_turned_away: true });
  const all = await ops('list', owner.email);
  expect(all).toMatch(new RegExp(`${hungUp.id}.* hung_up `));
  expect(all).toMatch(new RegExp(`${away.id}.* lines_busy `));
  expect(await ops('show', owner.email, away.id)).toMatch(/outcome +lines_busy/);
});

test('says which owners have calls of a number, and whether it was proved', async () => {
  const { owner, phone } = await aSpamCall();
  expect(await ops('of', phone)).toMatch(new RegExp(`Not proved.* 1 members report.*\n${owner.account_id}  1 calls`));
  await table.commit(callers.appeal({ phone, at: NOW.toISOString() }));
  expect(await ops('of', phone)).toContain(`Proved by a texted pin at ${NOW.toISOString()}. 0 members`);
  expect(await ops('of', '+12185559998')).toContain('No owner has calls');
  await expect(ops('of', '911')).rejects.toThrow('NUMBER');
});

test('forgets a caller: says what first, deletes when sure, and leaves other owners where one is named', async () => {
  const { owner, phone, call } = await aSpamCall();
  const other = await fixture.anOwner();
  await fixture.aCallOf(other.account_id, { caller_number: phone });
  await table.commit(callers.noteOwner({ phone, account_id: other.account_id, at: NOW.toISOString() }));

  expect(await ops('forget', phone)).toMatch(/1 calls[^]*1 calls[^]*Nothing is deleted yet/);
  expect(await fixture.calls.of(owner.account_id, call.id)).toBeDefined();
  await expect(ops('forget', phone, '--yes')).rejects.toThrow('--operator');

  expect(await ops('forget', phone, '--owner', owner.email, '--yes', '--operator', 'rosa')).toContain('Deleted');
  expect(await fixture.calls.of(owner.account_id, call.id)).toBeUndefined();
  expect(stored.has(`${owner.account_id}/${call.id}.wav`)).toBe(false);
  expect(await ops('of', phone)).toMatch(new RegExp(`\n${other.account_id}  1 calls`));
  await ops('forget', phone, '--yes', '--operator', 'rosa');
  expect(await ops('forget', phone)).toContain('no owner has calls');
  const log = (await deletionLog(table).latest(NOW)).filter(({ account_id }) => account_id === owner.account_id);
  expect(log).toMatchObject([{ id: call.id, by: 'rosa', is_caller: true }]);
  expect(await ops('repeat-deletions', 'old')).toContain('0 of them done again here');
});

test('counts calls of others that name the number apart, says what it cannot find, and when nothing is left', async () => {
  const { owner, phone } = await aSpamCall();
  const other = await fixture.anOwner();
  const naming = await fixture.aCallOf(other.account_id, { caller_number: '+12185558801', callback_number: phone });
  await fixture.aCallOf(owner.account_id, { caller_number: '+12185558802', callback_number: phone });
  expect(await ops('of', phone)).toMatch(/1 calls, 0 callbacks, named in 1 calls of others[^]*--owner OWNER/);
  const all = await ops('forget', phone, '--yes', '--operator', 'rosa');
  expect(all).toMatch(/named in 1 calls of others[^]*Calls of others stay, without the number[^]*--owner OWNER/);
  expect(await ops('forget', phone)).toMatch(/Nothing is left: no owner has calls of [^]*--owner OWNER/);

  const ofOther = ['forget', phone, '--owner', other.email];
  expect(await ops(...ofOther)).toMatch(/0 calls, 0 callbacks, named in 1 calls of others\nNothing is deleted yet/);
  await ops(...ofOther, '--yes', '--operator', 'rosa');
  expect(await fixture.calls.of(other.account_id, naming.id)).toMatchObject({
    caller_number: '+12185558801',
    callback_number: null,
  });
  expect(await ops(...ofOther, '--yes', '--operator', 'rosa')).toMatch(/nothing left\nNothing of .* is left to delete/);
});

test('names a call of the number that still goes on', async () => {
  const turns = callFixture(table);
  const owner = await turns.anOwner();
  const from = Phone.parse('+12185558803');
  const { call_ref } = await turns.ring(owner.number, { from });
  const { id } = (await turns.context.sessions.of(call_ref))!;
  expect(await ops('of', from)).toContain(`${owner.account_id}  ${id} goes on`);
  expect(await ops('forget', from)).toContain(`${id} goes on`);
  await turns.conclude(call_ref);
  expect(await ops('forget', from)).not.toContain('goes on');
});

test.each([['list'], ['maybe', 'x'], ['show', 'x']])('asks what is meant by calls %j', async (...args) => {
  await expect(ops(...(args as string[]))).rejects.toThrow();
});
