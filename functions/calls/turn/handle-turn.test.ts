import { expect, test } from 'vitest';

import { markStore, settingsStore } from '#functions/calls/assistant/settings-store.ts';
import { appointmentStore } from '#functions/calls/callbacks/store.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import type { CallEvent } from '#functions/providers/telephony/port.ts';
import { handleTurn } from '#functions/calls/turn/handle-turn.ts';
import { CALLER, callFixture, NOW, wordsIn } from '#functions/calls/telephony/testing.ts';
import { Phone } from '#shared/values/phone.ts';

const table = temporaryTable();
const fixture = callFixture(table);

const c = (commands: { c: string }[]) => commands.map((each) => each.c);

test('a call leads to a callback, which is booked in the transaction of the turn', async () => {
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number);
  expect(call.words()).toContain('Ida’s automated assistant');
  expect(call.words()).toContain('record');
  await call.say('This is Dana Brandt from the boatyard, the survey is done');
  for (let i = 0; i < 4 && !(await call.session())?.dialogue.proposed; i++) await call.say('Monday at ten thirty');
  expect((await call.session())?.dialogue.proposed?.at).toBe('2026-11-23T16:30:00.000Z');
  await call.say('yes, that is right');
  const { appointment, dialogue } = (await call.session())!;
  expect(appointment).toMatchObject({ starts_at: '2026-11-23T16:30:00.000Z', state: 'confirmed' });
  expect(dialogue.agreed?.at).toBe('2026-11-23T16:30:00.000Z');
  expect(await appointmentStore(table).all(owner.account_id)).toHaveLength(1);
});

test('a callback that is cancelled in its own call is none in the record, and its time is free again', async () => {
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number);
  await call.say('This is Dana Brandt from the boatyard, the survey is done');
  for (let i = 0; i < 4 && !(await call.session())?.dialogue.proposed; i++) await call.say('Monday at ten thirty');
  await call.say('yes, that is right');
  await call.say('no, cancel it');
  expect(call.words()).toContain('cancelled');
  expect((await call.session())?.appointment).toBeNull();
  const [appointment] = await appointmentStore(table).all(owner.account_id);
  expect(appointment).toMatchObject({ state: 'cancelled' });
  await call.hangUp();
  await fixture.conclude(call.call_ref);
  expect(await fixture.latest(owner.account_id)).toMatchObject({ appointment: null, status: 'screened' });
});

test('a premium-rate caller is asked for another number, and stays in the record with their own', async () => {
  const owner = await fixture.anOwner();
  const from = Phone.parse('+19005550138');
  const call = await fixture.ring(owner.number, { from });
  expect((await call.session())?.dialogue.briefing).toMatchObject({ caller_number: null, can_text: false });
  await call.say('This is Dana Brandt, the survey for invoice 48 29 13 is on evil-survey.com');
  await call.hangUp();
  await fixture.conclude(call.call_ref);
  const { caller_number, reason, caller_name } = (await fixture.latest(owner.account_id))!;
  expect(caller_number).toBe(from);
  expect(`${caller_name} ${reason}`).not.toMatch(/evil|29/);
});

test('a call to a free number, or to one that is not ours, is answered neutrally and not stored', async () => {
  const free = Phone.parse('+12185550199');
  await table.commit(...fixture.numbers.add(free, 'US', NOW));
  for (const to of [free, Phone.parse('+442071838750')]) {
    const call = await fixture.ring(to);
    expect(c(call.commands())).toEqual(['say', 'hangup']);
    expect(call.words()).toContain('Nobody can be reached');
    expect(await call.session()).toBeUndefined();
  }
});

test('a call to a number that is not ours belongs to the account whose phone forwarded it', async () => {
  const owner = await fixture.anOwner();
  const call = await fixture.ring(Phone.parse('+442071838750'), { forwarded_from: owner.phone });
  expect((await call.session())?.account_id).toBe(owner.account_id);
});

test('rejects a loop: a call from one of our numbers, or forwarded by one', async () => {
  const [owner, other] = [await fixture.anOwner(), await fixture.anOwner()];
  for (const more of [{ from: other.number }, { forwarded_from: other.number }]) {
    const call = await fixture.ring(owner.number, more);
    expect(call.commands()).toEqual([{ c: 'reject' }]);
    expect(await call.session()).toBeUndefined();
  }
});

test('a blocked caller hears one line; a contact is not asked for their name', async () => {
  const owner = await fixture.anOwner();
  const { account_id } = owner;
  await table.commit(markStore(table).set({ account_id, phone: CALLER, mark: 'blocked', at: NOW.toISOString() }));
  const blocked = await fixture.ring(owner.number);
  expect(c(blocked.commands())).toEqual(['say', 'hangup']);
  expect(fixture.toConclude).toContain(blocked.call_ref);
  const contactPhone = Phone.parse('+16125550177');
  await fixture.context.contacts.replaceAll(account_id, [
    { phone: contactPhone, name: 'Aiyana Holt', read_at: NOW.toISOString() },
  ]);
  const friend = await fixture.ring(owner.number, { from: contactPhone });
  expect(friend.words()).not.toContain('Who is calling');
});

test('a third concurrent call is rejected; a line is freed when its call ends, or after ten minutes', async () => {
  const owner = await fixture.anOwner();
  const first = await fixture.ring(owner.number);
  await fixture.ring(owner.number);
  const third = await fixture.ring(owner.number);
  expect(third.commands()).toEqual([{ c: 'reject' }]);
  await fixture.conclude(third.call_ref);
  expect(await fixture.latest(owner.account_id)).toMatchObject({
    status: 'hung_up',
    is_turned_away: true,
    caller_number: CALLER,
  });
  expect(await fixture.messagesTo(owner.phone)).toEqual([]);
  await first.hangUp();
  expect(c((await fixture.ring(owner.number)).commands())).toContain('listen');
  const later = await fixture.ring(owner.number, {}, new Date(NOW.getTime() + 600_001));
  expect(c(later.commands())).toContain('listen');
});

test('of five concurrent calls two are answered', async () => {
  const owner = await fixture.anOwner();
  const calls = await Promise.all([1, 2, 3, 4, 5].map(() => fixture.ring(owner.number)));
  expect(calls.filter((call) => c(call.commands()).includes('listen'))).toHaveLength(2);
});

test('the assistant answers neutrally once the month’s minutes are used, and when it is off', async () => {
  const owner = await fixture.anOwner();
  await table.commit(fixture.context.minutes.add(owner.account_id, 120 * 60, NOW));
  const call = await fixture.ring(owner.number);
  expect(call.words()).not.toContain('Ida');
  await fixture.conclude(call.call_ref);
  expect(await fixture.latest(owner.account_id)).toMatchObject({ status: 'hung_up' });

  const away = await fixture.anOwner();
  const { settings } = await settingsStore(table).of(away);
  await table.commit(settingsStore(table).write({ ...settings, is_on: false, account_id: away.account_id }));
  const off = await fixture.ring(away.number);
  expect(off.words()).not.toContain('Ida');
  expect(await off.session()).toBeUndefined();
});

test('the assistant of a blocked account, and of everybody without minutes, answers neutrally', async () => {
  const blocked = { at: NOW.toISOString(), reason: 'Calls that nobody wants', operator: 'rosa' };
  const owner = await fixture.anOwner({ blocked });
  expect(c((await fixture.ring(owner.number)).commands())).toEqual(['say', 'hangup']);

  const { incoming, commands } = await fixture.ring((await fixture.anOwner()).number);
  expect(c(commands())).toContain('listen');
  const noMinutes = { ...fixture.context, minutesAMonth: () => 0 };
  const braked = await handleTurn({ ...incoming, call_ref: 'CAnominutes' }, noMinutes, NOW);
  expect(c(braked.commands)).toEqual(['say', 'hangup']);
});

test('a duplicate and an older turn get the last reply; a future turn changes nothing', async () => {
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number);
  const turn: CallEvent = {
    t: 'speech',
    call_ref: call.call_ref,
    turn: call.turn(),
    text: 'Dana Brandt here',
    alternatives: [],
    confidence: 0.9,
    language: null,
  };
  const first = await call.event(turn);
  const revision = (await call.session())!.revision;
  expect(await call.event(turn)).toEqual(first);
  expect(await call.event({ ...turn, turn: 0 })).toEqual(first);
  expect(await call.event({ ...turn, turn: 99 })).toEqual(first);
  expect((await call.session())!.revision).toBe(revision);
  expect((await handleTurn(call.incoming, fixture.context, NOW)).commands).toEqual(first);
});

test('the same turn delivered twice concurrently counts once', async () => {
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number);
  const turn: CallEvent = {
    t: 'speech',
    call_ref: call.call_ref,
    turn: call.turn(),
    text: 'Dana Brandt',
    alternatives: [],
    confidence: 0.9,
    language: null,
  };
  const answers = await Promise.all(Array.from({ length: 8 }, () => handleTurn(turn, fixture.context, NOW)));
  for (const { commands } of answers) expect(commands).toEqual(answers[0]!.commands);
  const lines = (await call.session())!.dialogue.transcript.filter(({ who }) => who === 'caller');
  expect(lines).toHaveLength(1);
});

test('of two concurrent callers who agree to one slot, one gets it and the other is offered another', async () => {
  const owner = await fixture.anOwner();
  const [one, two] = [
    await fixture.ring(owner.number),
    await fixture.ring(owner.number, { from: Phone.parse('+16125550139') }),
  ];
  for (const call of [one, two]) {
    await call.say('Dana Brandt');
    await call.say('it is about the boat survey');
    for (let i = 0; i < 4 && !(await call.session())?.dialogue.proposed; i++) await call.say('Monday at ten thirty');
  }
  await Promise.all([one.say('yes'), two.say('yes')]);
  const agreed = await Promise.all([one.session(), two.session()]);
  expect(agreed.filter((call) => call?.appointment)).toHaveLength(1);
  expect(agreed.filter((call) => call?.dialogue.step === 'callback')).toHaveLength(1);
  expect(await appointmentStore(table).all(owner.account_id)).toHaveLength(1);
});

test('speech after the end gets the last reply; a second hangup changes nothing', async () => {
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number);
  await call.say('you idiot, fuck off');
  for (let i = 0; i < 8 && !(await call.session())!.ended_at; i++) await call.say('goodbye');
  const end = call.commands();
  expect(c(end)).toContain('hangup');
  expect(
    await call.event({
      t: 'speech',
      call_ref: call.call_ref,
      turn: 40,
      text: 'hello?',
      alternatives: [],
      confidence: null,
      language: null,
    }),
  ).toEqual(end);
  expect(await call.hangUp()).toEqual([]);
  expect(await call.hangUp()).toEqual([]);
});

test('very long, empty and control-character speech continues the call', async () => {
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number);
  for (const text of ['word '.repeat(10_000), '', '   ', '\u0000\ud800\u202e', '🙂'.repeat(3000)]) {
    const commands = await call.say(text);
    expect(commands.length).toBeGreaterThan(0);
    if (c(commands).includes('hangup')) break;
  }
  expect((await call.session())!.dialogue.transcript.every(({ text }) => text.length <= 2100)).toBe(true);
});

test('the call continues when understanding fails or times out', async () => {
  const broken = callFixture(table, { understand: () => Promise.reject(new Error('no model')) });
  const owner = await broken.anOwner();
  const call = await broken.ring(owner.number);
  const commands = await call.say('Dana Brandt');
  expect(c(commands)).toContain('listen');
});

test('when the table is down the caller hears a closing sentence', async () => {
  const down = {
    ...fixture.context,
    sessions: { ...fixture.context.sessions, of: () => Promise.reject(new Error('down')) },
  };
  const { commands } = await handleTurn({ t: 'silence', call_ref: 'CA1', turn: 1 }, down, NOW);
  expect(wordsIn(commands)).toContain('Nobody can be reached');
  expect(commands.at(-1)).toEqual({ c: 'hangup' });
});

test('an unknown call gets the fallback response; its hangup and recording get none', async () => {
  const call_ref = 'CAunknown';
  expect(c((await handleTurn({ t: 'dtmf', call_ref, turn: 3, digits: '1' }, fixture.context, NOW)).commands)).toEqual([
    'say',
    'hangup',
  ]);
  expect(
    (await handleTurn({ t: 'hangup', call_ref, by: 'network', duration_s: 3 }, fixture.context, NOW)).commands,
  ).toEqual([]);
  expect(
    (await handleTurn({ t: 'recorded', call_ref, turn: 3, source: 'x', duration_ms: 1 }, fixture.context, NOW))
      .commands,
  ).toEqual([]);
});

test('a call begins in the language of the caller’s country, unless it is the owner’s country or the language is known', async () => {
  const owner = await fixture.anOwner();
  const languages = [
    [{ from: Phone.parse('+905321234567') }, 'tr'],
    [{ from: Phone.parse('+819012345678') }, 'ja'],
    [{ from: null }, 'en'],
    [{ from: Phone.parse('+4915112345678') }, 'en'],
    [{ language: 'ar' }, 'ar'],
  ] as const;
  for (const [more, language] of languages) {
    const call = await fixture.ring(owner.number, more);
    const { dialogue } = (await call.session())!;
    expect(dialogue.language).toBe(language);
    await call.hangUp();
    await fixture.conclude(call.call_ref);
  }
});

test('strangers leave a line free for a contact; one who finds all lines busy is made known to the owner', async () => {
  const owner = await fixture.anOwner();
  const phone = Phone.parse('+16125550177');
  await fixture.context.contacts.replaceAll(owner.account_id, [
    { phone, name: 'Aiyana Holt', read_at: NOW.toISOString() },
  ]);
  await fixture.ring(owner.number);
  await fixture.ring(owner.number);
  expect((await fixture.ring(owner.number)).commands()).toEqual([{ c: 'reject' }]);
  expect(c((await fixture.ring(owner.number, { from: phone })).commands())).toContain('listen');
  const late = await fixture.ring(owner.number, { from: phone });
  expect(late.commands()).toEqual([{ c: 'reject' }]);
  await fixture.conclude(late.call_ref);
  expect(await fixture.messagesTo(owner.phone)).toHaveLength(1);
});
