import { afterAll, expect, test } from 'vitest';

import type { Understanding } from '#functions/nlu/port.ts';
import { browserStore } from '#functions/messaging/public.ts';
import { choiceStore } from '#functions/account/public.ts';
import { markStore, settingsStore } from '#functions/calls/assistant/settings-store.ts';
import { reasonWords } from '#functions/calls/verdict/reason-texts.ts';
import { appointmentStore } from '#functions/calls/callbacks/store.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { simulator } from '#functions/providers/telephony/simulator.ts';
import { CALLER, callFixture, NOW } from '#functions/calls/telephony/testing.ts';
import { Phone } from '#shared/values/phone.ts';

const table = temporaryTable();
const fixture = callFixture(table);
process.env.CLOCK_OFFSET_SECONDS = String((NOW.getTime() - Date.now()) / 1000 + 60);
afterAll(() => void delete process.env.CLOCK_OFFSET_SECONDS);

/** A call that is led to a time agreed, with leave to text. */
async function agreed(number: Phone) {
  const call = await fixture.ring(number);
  await call.say('This is Dana Brandt, the survey of your boat is done');
  for (let i = 0; i < 4 && !(await call.session())?.dialogue.proposed; i++) await call.say('Monday at ten thirty');
  await call.say('yes');
  await call.say('yes, please');
  return call;
}

test('a call gets one list entry, one details page and one notice, also when concluded repeatedly', async () => {
  const owner = await fixture.anOwner();
  const call = await agreed(owner.number);
  await call.recorded(4200);
  await Promise.all([fixture.conclude(call.call_ref), fixture.conclude(call.call_ref)]);
  await fixture.conclude(call.call_ref);

  const all = await fixture.calls.latest(owner.account_id);
  expect(all).toHaveLength(1);
  expect(all[0]).toMatchObject({
    caller_number: CALLER,
    caller_name: 'Dana Brandt',
    caller_name_source: 'said',
    status: 'callback_requested',
    is_read: false,
    has_audio: true,
    appointment: { starts_at: '2026-11-23T16:30:00.000Z' },
  });
  expect(all[0]!.transcript_preview).toContain('Dana Brandt');
  expect(all[0]!.transcript_preview.length).toBeLessThanOrEqual(120);
  expect(all[0]!.duration_s).toBeGreaterThan(10);
  const details = (await fixture.calls.detailsOf(owner.account_id, all[0]!.id))!;
  expect(details.transcript.filter(({ who }) => who === 'caller').length).toBeGreaterThan(2);
  expect(details).toMatchObject({
    may_text: true,
    consent: { kind: 'notice', answer: 'told' },
    recording: { duration_ms: 4200 },
  });
  expect(details.deleted_at?.slice(0, 10)).toBe('2026-12-21');
  expect(Buffer.from(fixture.sounds.get(details.recording!.key)!).toString('latin1', 0, 4)).toBe('RIFF');

  const texts = await fixture.messagesTo(owner.phone);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toMatchObject({ purpose: 'missed-call', channel: 'sms' });
  expect(texts[0]!.text).toContain('Dana Brandt');
  expect(await fixture.context.minutes.used(owner.account_id, NOW)).toBe(1);
  expect(await fixture.context.lines.of(owner.account_id)).toBeUndefined();
  const [appointment] = await appointmentStore(table).all(owner.account_id);
  expect(appointment).toMatchObject({ tells_caller: true, telling: { what: 'callback-agreed' } });
});

test('sends one push in addition to the text, and none for spam', async () => {
  const owner = await fixture.anOwner();
  const { account_id, number } = owner;
  const endpoint = 'https://push.example/1';
  await browserStore(table).add({ account_id, endpoint, keys: { p256dh: 'p', auth: 'a' }, since: NOW.toISOString() });
  const call = await agreed(number);
  await call.recorded(4200);
  await Promise.all([fixture.conclude(call.call_ref), fixture.conclude(call.call_ref)]);
  await fixture.conclude(call.call_ref);
  expect([(await fixture.messagesTo(owner.phone)).length, (await fixture.messagesTo(account_id)).length]).toEqual([
    1, 1,
  ]);
  await table.commit(markStore(table).set({ account_id, phone: CALLER, mark: 'blocked', at: NOW.toISOString() }));
  const blocked = await fixture.ring(number);
  await fixture.conclude(blocked.call_ref);
  expect((await fixture.messagesTo(account_id)).length).toBe(1);
});

test('sends one email instead of a text, with the reasons in the owner’s language', async () => {
  const owner = await fixture.anOwner({ language: 'fr', email_confirmed_at: NOW.toISOString() });
  await choiceStore(table).change(owner.account_id, ({ notifications, ...rest }) => ({
    ...rest,
    notifications: {
      ...notifications,
      topics: { ...notifications.topics, 'call-answered': { email: true, sms: false, push: false } },
    },
  }));
  const call = await fixture.ring(owner.number, { from: Phone.parse('+16125550155'), language: 'en' });
  await call.say('This is Dana Brandt, the survey of your boat is done');
  await call.hangUp();
  await Promise.all([fixture.conclude(call.call_ref), fixture.conclude(call.call_ref)]);
  await fixture.conclude(call.call_ref);
  expect(await fixture.messagesTo(owner.phone)).toEqual([]);
  const mails = await fixture.messagesTo(owner.email);
  expect(mails).toMatchObject([{ purpose: 'missed-call', channel: 'email', language: 'fr' }]);
  expect(mails[0]!.text).toMatch(/Appel de\u202f: \+\d+ se dit "Dana Brandt"[^]+Avis\u202f: /);
  const { reasons } = (await fixture.latest(owner.account_id))!.spam;
  expect(reasons.length).toBeGreaterThan(0);
  expect(reasons.map(({ text }) => text)).toEqual(reasons.map(({ code }) => reasonWords(code, 'fr')));
});

test('removes the transcript from the call session', async () => {
  const owner = await fixture.anOwner();
  const call = await agreed(owner.number);
  await call.hangUp();
  await call.recorded(0);
  await fixture.conclude(call.call_ref);
  expect(JSON.stringify(await call.session())).not.toContain('Brandt');
});

test('lists spam and blocked calls without notifying the owner', async () => {
  const owner = await fixture.anOwner();
  const { account_id } = owner;
  const spam = await fixture.ring(owner.number, { from: Phone.parse('+16125550150'), stir: 'none' });
  await table.commit(
    markStore(table).set({ account_id, phone: Phone.parse('+16125550150'), mark: 'spam', at: NOW.toISOString() }),
  );
  await spam.say('final notice, your account is suspended, buy gift cards');
  await spam.hangUp();
  await fixture.conclude(spam.call_ref);
  await table.commit(markStore(table).set({ account_id, phone: CALLER, mark: 'blocked', at: NOW.toISOString() }));
  const blocked = await fixture.ring(owner.number);
  await fixture.conclude(blocked.call_ref);
  const all = await fixture.calls.latest(account_id);
  expect(all.map(({ status }) => status).sort()).toEqual(['blocked', 'screened']);
  expect(all.every((each) => each.spam.verdict === 'likely_spam')).toBe(true);
  expect(await fixture.messagesTo(owner.phone)).toEqual([]);
});

test('without consent to record, keeps the answers and drops the transcript', async () => {
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number, { from: Phone.parse('+33612345678'), language: 'en' });
  expect(call.words()).toContain('May I record');
  await call.say('no');
  await call.say('This is Dana Brandt');
  await call.hangUp();
  await fixture.conclude(call.call_ref);
  const line = (await fixture.latest(owner.account_id))!;
  expect(line).toMatchObject({ caller_name: 'Dana Brandt', has_audio: false, transcript_preview: '' });
  const details = await fixture.calls.detailsOf(owner.account_id, line.id);
  expect(details).toMatchObject({
    transcript: [],
    recording: null,
    deleted_at: null,
    consent: { kind: 'strict', answer: 'no' },
  });
});

test('stores nothing with retention off', async () => {
  const owner = await fixture.anOwner();
  const { settings } = await settingsStore(table).of(owner);
  await table.commit(settingsStore(table).write({ ...settings, keep_days: 0, account_id: owner.account_id }));
  const call = await agreed(owner.number);
  expect(call.commands().some(({ c }) => c === 'record')).toBe(false);
  await call.hangUp();
  await fixture.conclude(call.call_ref);
  const line = (await fixture.latest(owner.account_id))!;
  expect(line).toMatchObject({
    transcript_preview: '',
    has_audio: false,
    status: 'callback_requested',
    callback_text: null,
  });
  expect(await fixture.calls.detailsOf(owner.account_id, line.id)).toMatchObject({
    transcript: [],
    callback_text: null,
    deleted_at: null,
  });
});

test.each([
  ['call me at the office instead, at 612 555 0185', '+16125550185'],
  ['the order is 612 555 0185, for Bo', null],
  ['call me on plus 44 20 7946 0185 instead', null],
  ['call me on 1 612 976 0123 instead', null],
])('after the booking, “%s” changes the number to call to %s', async (message, number) => {
  const fixture = callFixture(table);
  const owner = await fixture.anOwner();
  const from = Phone.parse('+16125550171');
  const call = await fixture.ring(owner.number, { from });
  for (const text of [
    'this is Dana Brandt about the boat, the hull is painted and the mast repaired',
    'the first one',
    'yes',
    'yes',
    message,
  ])
    await call.say(text);
  await call.hangUp();
  await fixture.conclude(call.call_ref);
  const [appointment] = await appointmentStore(table).all(owner.account_id);
  expect(appointment).toMatchObject({ caller_number: number ?? from, tells_caller: number === null });
});

test('a time that was agreed is cancelled if the call is spam in the end', async () => {
  const fixture = callFixture(table);
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number, { from: Phone.parse('+16125550172') });
  for (const text of ['this is Anna, I have moved Sunday lunch to our house', 'the first one', 'yes', 'no'])
    await call.say(text);
  const scam = 'your account is compromised, call our fraud line now and move your money to the safe account today';
  await call.say(scam);
  await call.hangUp();
  await fixture.conclude(call.call_ref);
  expect((await fixture.latest(owner.account_id))?.spam.verdict).toBe('likely_spam');
  const [appointment] = await appointmentStore(table).all(owner.account_id);
  expect(appointment).toMatchObject({ state: 'cancelled' });
});

test('a wrong number is listed, and the owner is not notified of it', async () => {
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number);
  await call.say('oh sorry, I have the wrong number');
  await fixture.conclude(call.call_ref);
  expect(await fixture.latest(owner.account_id)).toMatchObject({
    status: 'screened',
    reason: 'Dialed the wrong number.',
  });
  expect(await fixture.messagesTo(owner.phone)).toEqual([]);
});

test('a wrong number whose caller gave a name is reported, without alarm', async () => {
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number);
  await call.say('this is Marcus Bell');
  await call.say('oh sorry, I have the wrong number');
  await fixture.conclude(call.call_ref);
  const listed = await fixture.latest(owner.account_id);
  expect(listed).toMatchObject({ caller_name: 'Marcus Bell', urgency: 'normal' });
  expect(listed?.reason).toContain('Dialed the wrong number.');
  expect(await fixture.messagesTo(owner.phone)).toHaveLength(1);
});

test('what a caller wishes who may not be recorded reaches the owner, where no time is free, too', async () => {
  const owner = await fixture.anOwner();
  const { settings } = await settingsStore(table).of(owner);
  const closed = { ...settings, windows: [[], [], [], [], [], [], []], account_id: owner.account_id };
  await table.commit(settingsStore(table).write({ ...closed, always_ask: true }));
  const call = await fixture.ring(owner.number);
  for (const text of ['no', 'Dana Brandt', 'the survey of the boat is done']) await call.say(text);
  expect((await call.session())?.dialogue.step).toBe('callback');
  await call.say('Thursday at three');
  await fixture.conclude(call.call_ref);
  const listed = await fixture.latest(owner.account_id);
  const details = await fixture.calls.detailsOf(owner.account_id, listed!.id);
  const callback_text = expect.stringContaining('Thursday') as string;
  expect(listed).toMatchObject({ status: 'callback_requested', callback_text });
  expect(details).toMatchObject({ callback_text, transcript: [] });
  const [told] = await fixture.messagesTo(owner.phone);
  expect(told?.text).toMatch(/Wants a call "[^"]*Thursday/);
});

test('the reason says who calls and what else they say', async () => {
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number);
  await call.say('I am Dana Brandt the plumber who changed your boiler last week');
  await call.say('please tell her not to turn the boiler on because the valve that I put in is broken');
  await call.hangUp();
  await fixture.conclude(call.call_ref);
  const { reason } = (await fixture.latest(owner.account_id))!;
  expect(reason).toMatch(/not to turn the boiler on because the valve that I put in is broken/i);
  expect(reason).toMatch(/plumber who changed your boiler/i);
});

test('the reason says what else the caller wants passed on, and what the owner should know of them', async () => {
  const owner = await fixture.anOwner();
  const { settings } = await settingsStore(table).of(owner);
  await table.commit(settingsStore(table).write({ ...settings, keep_days: 0, account_id: owner.account_id }));
  const call = await fixture.ring(owner.number);
  await call.say('This is Dana Brandt about the boat, the hull is painted and the mast repaired. Where does she live?');
  await call.say('no need to call back');
  await call.say('the keys are with the harbor master');
  await fixture.conclude(call.call_ref);
  const { reason, spam } = (await fixture.latest(owner.account_id))!;
  expect(reason).toMatch(/; Asked where you live or when you are home; The keys are with the harbor master$/);
  expect(spam.verdict).not.toBe('likely_safe');
  expect(JSON.stringify(await call.session())).not.toContain('harbor');
});

test('a caller who wants no more calls is let go, and the owner reads it', async () => {
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number);
  await call.say('stop calling me, take me off your list');
  expect((await call.session())?.dialogue.step).toBe('closed');
  await fixture.conclude(call.call_ref);
  expect((await fixture.latest(owner.account_id))!.reason).toContain('Wants no more calls.');
});

test('a hang-up during the message keeps it: the call waits for the recording', async () => {
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number);
  await call.press('0');
  expect(call.commands().some(({ c }) => c === 'record')).toBe(true);
  fixture.toConclude.length = 0;
  await call.hangUp();
  expect(fixture.toConclude).toEqual([]);
  await call.recorded(6000);
  expect(fixture.toConclude).toEqual([call.call_ref]);
  await fixture.conclude(call.call_ref);
  expect(await fixture.latest(owner.account_id)).toMatchObject({ status: 'voicemail', has_audio: true });
});

test('waits up to five minutes for a missing recording', async () => {
  const away = {
    ...simulator({ siteUrl: () => '', later: () => {} }),
    takeRecording: () => Promise.reject(new Error('404')),
  };
  const broken = callFixture(table, undefined, away);
  const owner = await broken.anOwner();
  const call = await broken.ring(owner.number);
  await call.press('0');
  await call.recorded(6000);
  await expect(broken.conclude(call.call_ref)).rejects.toThrow('404');
  expect(await broken.latest(owner.account_id)).toBeUndefined();
  const before = process.env.CLOCK_OFFSET_SECONDS;
  process.env.CLOCK_OFFSET_SECONDS = String(Number(before) + 400);
  await broken.conclude(call.call_ref);
  process.env.CLOCK_OFFSET_SECONDS = before;
  expect(await broken.latest(owner.account_id)).toMatchObject({ has_audio: false });
});

/** Understands a name and a reason, and takes words for spam as likely as this. */
const sounding = (probability: number): Understanding => ({
  understand: async () => ({
    language: 'en',
    urgent: false,
    callback: null,
    spam: { probability, signs: [] },
    name: { value: 'Dana Brandt', confidence: 0.9 },
    reason: { summary: 'the survey of the boat', class: 'service_provider', confidence: 0.9 },
  }),
});

test('a genuine call improves the number’s next score for its owner only; the owner’s mark still wins', async () => {
  const fixture = callFixture(table, sounding(0.02));
  const [owner, other] = [await fixture.anOwner(), await fixture.anOwner()];
  const from = Phone.parse('+16125550170');
  let judgedLast: string | undefined;
  const reasonsOf = async ({ number, account_id }: typeof owner) => {
    const call = await fixture.ring(number, { from });
    await call.say('This is Dana Brandt from the boatyard, the survey of your boat is done');
    await call.hangUp();
    await fixture.conclude(call.call_ref);
    const { spam, judged } = (await fixture.calls.of(account_id, (await call.session())!.id))!;
    judgedLast = judged?.verdict;
    return [spam.verdict, spam.reasons.some(({ code }) => code === 'talked_before')];
  };
  const marks = markStore(table);
  expect(await reasonsOf(owner)).toEqual(['likely_safe', false]);
  expect(await marks.of(owner.account_id, from)).toMatchObject({
    mark: null,
    genuine_at: expect.any(String) as string,
  });
  expect(await reasonsOf(owner)).toEqual(['likely_safe', true]);
  expect(await reasonsOf(other)).toEqual(['likely_safe', false]);
  await table.commit(marks.set({ account_id: owner.account_id, phone: from, mark: 'spam', at: NOW.toISOString() }));
  expect(await reasonsOf(owner)).toEqual(['likely_spam', false]);
  expect(judgedLast).toBe('unknown'); // nobody listened to it
  expect(await marks.of(owner.account_id, from)).toMatchObject({ mark: 'spam', genuine_at: null });
});

test('a name that was heard is spelled as the owner’s contacts and earlier callers spell it', async () => {
  const fixture = callFixture(table);
  const owner = await fixture.anOwner();
  const { account_id, number } = owner;
  await fixture.context.contacts.replaceAll(account_id, [
    { phone: Phone.parse('+16125550173'), name: 'Marcus Bell', read_at: NOW.toISOString() },
  ]);
  const called = async (text: string, from: Phone | null) => {
    const call = await fixture.ring(number, { from });
    if (!from) await call.say('yes');
    await call.say(text);
    await call.hangUp();
    await fixture.conclude(call.call_ref);
    return (await fixture.calls.of(account_id, (await call.session())!.id))?.caller_name;
  };
  expect(await called('This is Markus Bel about the boat', Phone.parse('+16125550174'))).toBe('Marcus Bell');
  expect(await called('This is Marcus Hall about the boat', Phone.parse('+16125550175'))).toBe('Marcus Hall');
  // What another owner knows names nobody here.
  const stranger = await fixture.anOwner();
  const call = await fixture.ring(stranger.number, { from: Phone.parse('+16125550176') });
  await call.say('This is Markus Bel about the boat');
  await call.hangUp();
  await fixture.conclude(call.call_ref);
  expect((await fixture.calls.latest(stranger.account_id))[0]?.caller_name).toBe('Markus Bel');
});

test('a number that called before is asked whether it is the same person, by its owner only, until the call is deleted', async () => {
  const fixture = callFixture(table, sounding(0.02));
  const [owner, other] = [await fixture.anOwner(), await fixture.anOwner()];
  const from = Phone.parse('+16125550178');
  const again = async () => {
    const call = await fixture.ring(owner.number, { from });
    await call.say('This is Dana Brandt from the boatyard, the survey of your boat is done');
    await call.hangUp();
    await fixture.conclude(call.call_ref);
    return call;
  };
  const first = await again();
  await again();

  expect((await fixture.ring(owner.number, { from })).words()).toContain('Is this Dana?');
  expect((await fixture.ring(other.number, { from })).words()).not.toContain('Dana');
  expect((await fixture.ring(owner.number, { from: null })).words()).not.toContain('Dana');

  const stored = (await fixture.calls.of(owner.account_id, (await first.session())!.id))!;
  await fixture.calls.commit(fixture.calls.remove(stored));
  expect((await fixture.ring(owner.number, { from })).words()).not.toContain('Dana');
});

test('a hang-up or a possible spam call does not improve the reputation', async () => {
  const fixture = callFixture(table, sounding(0.98));
  const owner = await fixture.anOwner();
  for (const [from, text] of [
    ['+16125550171', ''],
    ['+16125550172', 'final notice, your account is suspended, buy gift cards now'],
  ] as const) {
    const call = await fixture.ring(owner.number, { from: Phone.parse(from), stir: 'none' });
    if (text) await call.say(text);
    await call.hangUp();
    await fixture.conclude(call.call_ref);
    expect(await markStore(table).of(owner.account_id, Phone.parse(from))).toBeUndefined();
  }
});

test('scores down a number that calls many owners within minutes', async () => {
  const from = Phone.parse('+16125550160');
  const owners = await Promise.all([1, 2, 3, 4, 5].map(() => fixture.anOwner()));
  for (const each of owners) await (await fixture.ring(each.number, { from })).hangUp();
  const last = await fixture.ring((await fixture.anOwner()).number, { from, stir: null });
  await last.hangUp();
  await fixture.conclude(last.call_ref);
  const { account_id } = (await last.session())!;
  expect((await fixture.latest(account_id!))!.spam.reasons.map(({ code }) => code)).toContain('burst');
});

test('closes a call of a deleted account, stores nothing and deletes the vendor’s recording', async () => {
  const deleted: string[] = [];
  const telephony = {
    ...simulator({ siteUrl: () => '', later: () => {} }),
    deleteRecording: async (source: string) => void deleted.push(source),
  };
  const calls = callFixture(table, undefined, telephony);
  const owner = await calls.anOwner();
  const call = await calls.ring(owner.number);
  await call.press('0');
  await call.recorded(6000);
  const account = (await calls.context.accounts.of(owner.account_id))!;
  await calls.context.accounts.replace(account, { ...account, closed_at: NOW.toISOString() });
  await call.hangUp();
  await calls.conclude(call.call_ref);
  expect(await calls.latest(owner.account_id)).toBeUndefined();
  expect(deleted).toHaveLength(1);
});

test('of a caller who asks to be forgotten, the list and the text say only that', async () => {
  const calls = callFixture(table);
  const owner = await calls.anOwner();
  const from = Phone.parse('+16125550197');
  const call = await calls.ring(owner.number, { from });
  for (const text of ['This is Rhoda Kessel', 'about the attic window', 'the first one', 'yes, please'])
    await call.say(text);
  const booked = (await call.session())!.appointment!;
  expect(await calls.context.agenda.standing(owner.account_id, from, NOW)).toMatchObject({ id: booked.id });
  await call.say('Sorry, please delete everything I said');
  await calls.conclude(call.call_ref);

  const id = (await call.session())!.id;
  const record = (await calls.calls.of(owner.account_id, id))!;
  expect(record).toMatchObject({ caller_number: '', caller_name: null, status: 'screened', appointment: null });
  expect(record.reason).toBe('The caller asked to be forgotten.');
  const kept = [record, await calls.calls.detailsOf(owner.account_id, id), await call.session()];
  expect(JSON.stringify(kept)).not.toMatch(/Rhoda|Kessel|attic|6125550197/);
  const [text] = await calls.messagesTo(owner.phone);
  expect(text!.text).toContain('asked to be forgotten');
  expect(text!.text).not.toMatch(/Rhoda|attic|6125550197/);
  expect(await calls.context.agenda.standing(owner.account_id, from, NOW)).toBeUndefined();
  expect(await markStore(table).of(owner.account_id, from)).toBeUndefined();
  expect(await calls.context.callers.ownersOf(from)).toEqual([]);
  expect((await calls.context.callers.of(from, NOW)).called).toEqual([]);
});

test('the owner of a call is found by the caller’s number', async () => {
  const owner = await fixture.anOwner();
  const from = Phone.parse('+16125550196');
  const call = await fixture.ring(owner.number, { from });
  await call.say('This is Rhoda Kessel');
  await call.hangUp();
  await fixture.conclude(call.call_ref);
  expect(await fixture.context.callers.ownersOf(from)).toEqual([owner.account_id]);
});

test('a recording that the telephone company does not delete stays noted for the sweep', async () => {
  const telephony = {
    ...simulator({ siteUrl: () => '', later: () => {} }),
    deleteRecording: () => Promise.reject(new Error('503')),
  };
  const calls = callFixture(table, undefined, telephony);
  const owner = await calls.anOwner();
  const call = await calls.ring(owner.number);
  await call.press('0');
  await call.recorded(6100);
  await call.hangUp();
  await calls.conclude(call.call_ref);
  expect(await calls.latest(owner.account_id)).toBeDefined();
  const noted = await calls.context.copies.since(new Date(NOW.getTime() + 60_000), 100);
  expect(noted).toContainEqual(expect.objectContaining({ source: 'tone:6100', call_ref: call.call_ref }));
});
