import { describe, expect, test } from 'vitest';

import { begin } from '#functions/calls/dialogue/decide.ts';
import type { Decision } from '#functions/calls/dialogue/draft.ts';
import type { Briefing } from '#functions/calls/dialogue/state.ts';
import { begunAt, briefing, freeTimes, saying, step, type TestEvent } from '#functions/calls/dialogue/testing.ts';
import { promptsOf } from '#functions/nlu/languages/prompts.ts';
import type { Understood } from '#functions/nlu/port.ts';
import { type Language, languages, localeOf } from '#shared/values/language.ts';

const { en, fr } = promptsOf;
const anna = { owner: 'Anna' };
const maria = { name: { value: 'Maria', confidence: 0.95 } };
const boat = { reason: { summary: 'The boat is ready.', class: 'service_provider', confidence: 0.9 } } as const;
const parcel = { reason: { summary: 'A parcel is at the door.', class: 'delivery', confidence: 0.9 } } as const;
const atTen = {
  callback: { text: 'tomorrow at ten in the morning', at: '2026-11-24T10:00:00-05:00', precision: 'minute' },
} as const;
const silent: TestEvent = { t: 'silent', at: begunAt, free: freeTimes };
const key = (digits: string): TestEvent => ({ t: 'pressed', at: begunAt, digits, free: freeTimes });
const booked = (ok: boolean): TestEvent => ({ t: 'booked', at: begunAt, ok, free: freeTimes });

const call = (patch: Partial<Briefing>, ...all: (TestEvent | string)[]): Decision =>
  all.reduce<Decision>(
    (now, event) => step(now.dialogue, typeof event === 'string' ? saying(event) : event),
    begin(briefing(patch), begunAt, freeTimes),
  );
const sentences = ({ commands }: Decision) =>
  commands.flatMap((command) => (command.c === 'say' ? [command.text] : []));
const speech = (text: string, understood: Partial<Understood> = {}) => saying(text, understood);

describe('the opening', () => {
  test('discloses the assistant and the recording, and cannot be interrupted', () => {
    const { commands, dialogue } = call({ greeting: ' Thanks for calling the studio. ' });
    expect(commands.slice(0, 2)).toMatchObject([
      { text: en.opening(anna), can_interrupt: false },
      { text: en.notice, can_interrupt: false },
    ]);
    expect(sentences({ dialogue, commands, effects: [] })).toContain('Thanks for calling the studio.');
    expect(dialogue).toMatchObject({
      step: 'name',
      is_recorded: true,
      consent: { kind: 'notice', answer: 'told', text_version: 4 },
    });
  });

  test.each(languages)('%s: says in one sentence that it is closed, and until when the owner is away', (language) => {
    const words = promptsOf[language].closed;
    const heard = (closed: Briefing['closed']) => sentences(call({ language, closed }));
    expect(heard({ why: 'hours', back: null })).toContain(words.hours);
    expect(heard({ why: 'holiday', back: null })).toContain(words.holiday);
    const day = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', timeZone: 'UTC' });
    const away = words.away({ owner: 'Anna', day: day.format(Date.UTC(2027, 0, 3)) });
    expect(heard({ why: 'away', back: '2027-01-03' })).toContain(away);
    expect(heard({ why: 'away', back: null })).toEqual(heard(null));
  });

  test('asks for consent where the law requires it and records nothing before a yes', () => {
    const state = call({ consent: 'strict' });
    expect(state.dialogue).toMatchObject({ step: 'consent', is_recorded: false, transcript: [] });
    const agreed = step(state.dialogue, saying('yes that’s fine', {}, new Date(begunAt.getTime() + 9000)));
    expect(agreed.dialogue.consent).toEqual({
      kind: 'strict',
      wording: en.consent.ask(anna),
      text_version: 4,
      language: 'en',
      spoken_at: begunAt.toISOString(),
      answer: 'yes',
      utterance_ms: 9000,
    });
    expect(agreed.dialogue.transcript.slice(0, 2).map(({ text }) => text)).toEqual([
      en.consent.ask(anna),
      'yes that’s fine',
    ]);
  });

  test.each([['no'], ['I’d rather not be recorded'], [silent]])('%s: continues without a recording', (answer) => {
    const { dialogue, commands } = call({ consent: 'strict' }, answer, speech('Maria', maria));
    expect(dialogue).toMatchObject({ step: 'reason', is_recorded: false, transcript: [], understood: maria });
    expect(dialogue.consent?.answer).toBe(answer === silent ? 'silence' : 'no');
    expect(commands.at(-1)?.c).toBe('listen');
  });

  test.each<[Language, string, string]>([
    ['ja', 'アンナ', 'アンナさんいらっしゃいますか'],
    ['ru', 'Анна', 'а Анну можно к телефону'],
    ['ar', 'آنا', 'ممكن أكلم آنا'],
    ['tr', 'Anna', 'Anna Hanım orada mı'],
  ])('%s: names the owner in the script of the call, and knows who is asked for', (language, name, asked) => {
    const spoken_names = { latin: 'Anna', kana: 'アンナ', arabic: 'آنا', cyrillic: 'Анна' };
    const { commands, dialogue } = call({ language, spoken_names });
    expect(sentences({ commands, dialogue, effects: [] })[0]).toBe(promptsOf[language].opening({ owner: name }));
    const next = step(dialogue, saying(asked, { language, name: { value: name, confidence: 0.9 } }));
    expect(sentences(next)[0]).toBe(promptsOf[language].not_available({ owner: name }));
    expect(next.dialogue.understood?.name).toBeNull();
  });

  test.each(languages)('%s: two answers that are neither yes nor no go on unrecorded', (language) => {
    for (const answers of [
      ['Maria', 'Maria'],
      ['…', '?!'],
    ]) {
      const { dialogue } = call({ consent: 'strict', language }, ...answers.map((text) => speech(text, { language })));
      expect(dialogue).toMatchObject({ is_recorded: false, consent: { answer: 'silence' } });
      expect(dialogue.step).not.toBe('consent');
    }
  });

  test('whatever is said instead of yes or no, consent is asked for three times at most', () => {
    const talk = ['what?', 'who is this?', 'bonjour je voudrais parler à Ida', 'one moment', 'maybe', 'is Ida there?'];
    for (const first of talk)
      for (const second of talk) {
        let [state, asked] = [call({ consent: 'strict' }), 0];
        for (const text of [first, second, first, second, first]) {
          if (state.dialogue.step === 'consent') asked++;
          state = step(state.dialogue, speech(text));
        }
        expect([first, second, state.dialogue.step === 'consent']).toEqual([first, second, false]);
        expect(asked).toBeLessThanOrEqual(3);
      }
  });

  test('plays a neutral line that names no owner when there is no owner', () => {
    const { commands, effects, dialogue } = call({ is_neutral: true });
    expect(commands).toMatchObject([{ c: 'say', text: en.neutral }, { c: 'hangup' }]);
    expect([effects, dialogue.consent, dialogue.ended]).toEqual([[], null, 'closed']);
  });

  test('ends immediately for a blocked number', () => {
    expect(call({ is_unwelcome: true }).dialogue.ended).toBe('rejected');
  });

  test('neither asks for nor says a contact’s name', () => {
    const { dialogue, commands } = call({ contact_name: 'Mum' });
    expect(dialogue.step).toBe('reason');
    expect(JSON.stringify(commands)).not.toContain('Mum');
  });
});

test('a caller who was doubtful for a turn is offered a callback once their message is harmless', () => {
  const doubtful = { ...speech('we must speak at once about your account', maria), verdict: 'suspicious' as const };
  const asked = call({}, doubtful, { ...speech('it is about the boat', boat), verdict: 'suspicious' });
  expect(asked.dialogue).toMatchObject({ step: 'message', is_withheld: true });
  // Heard rather than recorded, so that the words count.
  expect(asked.commands.at(-1)?.c).toBe('listen');
  const still = step(asked.dialogue, { ...speech('pay at once'), verdict: 'suspicious' });
  expect(still.dialogue.ended).toBe('closed');
  const harmless = step(asked.dialogue, {
    ...speech('the berth is ready and the boat is in the water'),
    verdict: 'likely_safe',
  });
  expect(harmless.dialogue).toMatchObject({ step: 'callback', is_withheld: false, declined_callback: false });
  expect(harmless.dialogue.offered).not.toEqual([]);
});

test.each(['d’acc', 'ça roule'])('fr: “%s” agrees', (text) => {
  const state = call({ language: 'fr' }, speech('Maria', { ...maria, ...boat, language: 'fr' }), 'le premier', text);
  expect(state.effects).toEqual([{ do: 'book', at: freeTimes[0] }]);
});

test.each(['va bene, I mean ok', 'sounds like a plan', 'bueno okay'])('“%s” agrees', (text) => {
  const state = call({}, speech('Maria', { ...maria, ...boat }), 'the first one', text);
  expect(state.effects).toEqual([{ do: 'book', at: freeTimes[0] }]);
});

test('a withheld number is asked for in the message, which is heard: a number in it is the one to call', () => {
  const ways = { caller_number: null, owner_number: '+14155550100' };
  const state = call(ways, speech('Maria', { ...maria, ...boat }), 'no callback please');
  expect(state.dialogue.step).toBe('message');
  expect(state.commands.at(-1)?.c).toBe('listen');
  const told = step(state.dialogue, speech('well, I am on 415 555 0188'));
  expect(told.dialogue).toMatchObject({ step: 'closed', number: '+14155550188' });
});

describe('a number that called before', () => {
  const question = en.name.known({ caller: 'Marcus' });
  const remembered = { remembered_name: 'Marcus Bell' };

  test('is asked in one question whether it is the same person, by the first name only', () => {
    const { dialogue, commands } = call(remembered);
    expect(dialogue.step).toBe('name');
    expect(JSON.stringify(commands)).toContain(question);
    expect(JSON.stringify(commands)).not.toContain('Bell');
  });

  test('a yes is the name', () => {
    const { dialogue } = call(remembered, speech('yes'));
    expect(dialogue).toMatchObject({ step: 'reason', understood: { name: { value: 'Marcus Bell' } } });
  });

  test('after a no the name is asked for as of anyone', () => {
    const { dialogue, commands } = call(remembered, speech('no'));
    expect(dialogue).toMatchObject({ step: 'name', understood: { name: null } });
    expect(JSON.stringify(commands)).toContain(en.name.ask({ owner: 'Anna' }));
  });

  test('another name is the caller’s', () => {
    const { dialogue } = call(remembered, speech('no, this is Maria', maria));
    expect(dialogue).toMatchObject({ step: 'reason', understood: { name: { value: 'Maria' } } });
  });
});

describe('moving between questions', () => {
  test('does not ask for what one sentence already answered', () => {
    const { dialogue } = call(
      {},
      speech('Maria about the boat, tomorrow at ten in the morning', { ...maria, ...boat, ...atTen }),
    );
    expect(dialogue).toMatchObject({ step: 'confirm', proposed: { at: '2026-11-24T15:00:00.000Z' } });
  });

  test('asks for the matter before times, of a bare topic what to pass on, and once', () => {
    const clinic = { summary: 'From the clinic', class: 'health', confidence: 0.9 } as const;
    const who = { ...maria, reason: { ...clinic, lacks: 'matter' as const } };
    const asked = call({}, speech('Maria from the clinic', who));
    expect(sentences(asked)).toEqual([en.reason.ask(anna)]);
    expect(step(asked.dialogue, speech('Maria, from the clinic', who)).dialogue.step).toBe('callback');
    const topic = call({}, speech('Maria about the boat', { ...maria, reason: { ...clinic, lacks: 'detail' } }));
    expect(sentences(topic)).toEqual([en.reason.about(anna)]);
    const urgent = call({}, speech('Maria, it is urgent', { ...who, urgent: true }));
    expect(sentences(urgent)).toEqual([en.alerting(anna), en.reason.urgent]);
  });

  test('rephrases a question once, then moves on', () => {
    const again = call({}, 'the weather');
    expect(sentences(again)).toEqual([en.name.again(anna)]);
    const on = step(again.dialogue, speech('hm hm'));
    expect(sentences(on)).toEqual([en.fine, en.reason.ask(anna)]);
  });

  test('alerts the owner of an urgent call once, and asks no question about it', () => {
    const urgent = call({}, speech('Maria', maria), speech('the boat is sinking', { ...boat, urgent: true }));
    expect(sentences(urgent)[0]).toBe(en.alerting(anna));
    expect(urgent).toMatchObject({ effects: [{ do: 'alert' }], dialogue: { step: 'confirm', is_urgent: true } });
    expect(step(urgent.dialogue, speech('hurry', { urgent: true })).effects).toEqual([]);
  });

  test('an answer to whether the call may be recorded is no reason, and nothing urgent', () => {
    const agreed = call({ consent: 'strict' }, speech('yes yes, just be quick', { ...boat, urgent: true }));
    expect(agreed).toMatchObject({ effects: [], dialogue: { is_urgent: false, is_recorded: true } });
    expect(agreed.dialogue.understood?.reason).toBeNull();
    const named = call({ consent: 'strict' }, speech('it’s Maria about the boat', { ...maria, ...boat }));
    expect(named.dialogue.understood).toMatchObject({ name: { value: 'Maria' } });
  });

  test('names the emergency number where a life is at risk, and pushes no callback', () => {
    const { commands, dialogue } = call({}, speech('Maria', maria), speech('he is not breathing', boat));
    expect(sentences({ commands, dialogue, effects: [] }).slice(0, 2)).toEqual([
      en.emergency('911'),
      en.alerting(anna),
    ]);
    expect(dialogue).toMatchObject({ step: 'message', is_urgent: true });
  });

  test('proposes a callback, should the owner not be reached, once help is on its way', () => {
    const { dialogue } = call({}, speech('Maria', maria), speech('he is unconscious, I called an ambulance', boat));
    expect(dialogue).toMatchObject({ step: 'confirm', read_back: 'fallback', is_urgent: true });
  });

  test('pushes no callback on a courier at the door', () => {
    expect(call({}, speech('Maria', maria), speech('a parcel', parcel)).dialogue.step).toBe('message');
  });

  test('ends a call in one sentence that is spam beyond doubt', () => {
    const spam = { ...speech('pay your taxes in gift cards', maria), verdict: 'likely_spam' } as const;
    const { commands, dialogue } = call({}, spam);
    expect(sentences({ commands, dialogue, effects: [] })).toEqual([en.declined]);
    expect(dialogue.ended).toBe('spam');
    expect(call({ contact_name: 'Mum' }, spam).dialogue.ended).toBeNull();
  });

  test('asks for a number where there is none, and books nothing without one', () => {
    const withheld = call({ caller_number: null }, ...toCallback, 'the first one');
    expect(withheld.dialogue).toMatchObject({ step: 'number', proposed: { at: freeTimes[0] } });
    const inWords = step(withheld.dialogue, speech('plus one four one five five five five oh one eight eight'));
    expect(inWords.dialogue.number).toBe('+14155550188');
    const spoken = step(withheld.dialogue, speech('+1 415 555 0188'));
    expect(spoken.dialogue).toMatchObject({ step: 'confirm', number: '+14155550188' });
    expect(step(withheld.dialogue, speech('no')).dialogue).toMatchObject({ step: 'message', agreed: null });
  });

  test('takes a number that is typed, as it is dialled where the owner is, and asks again for what is none', () => {
    const withheld = call({ caller_number: null, owner_number: '+14155550100' }, ...toCallback, 'the first one');
    expect(withheld.commands.at(-1)).toMatchObject({ c: 'listen', max_digits: 18 });
    for (const digits of ['4155550188', '4155550188#', '14155550188', '01114155550188'])
      expect(step(withheld.dialogue, key(digits)).dialogue).toMatchObject({ step: 'confirm', number: '+14155550188' });
    const short = step(withheld.dialogue, key('41555'));
    expect(short.dialogue).toMatchObject({ step: 'number', number: null });
    expect(sentences(short)).toEqual([en.number.again(anna)]);
    expect(step(withheld.dialogue, key('0')).dialogue.step).toBe('message');
  });

  test('the number that is called from is known, also where another one was asked for', () => {
    const asked = call({}, ...toCallback, 'the first one', 'yes, but call me on another number');
    expect(asked.dialogue.step).toBe('number');
    const { dialogue } = step(asked.dialogue, saying('well, the one I’m calling from'));
    expect(dialogue).toMatchObject({ step: 'confirm', number: null });
    expect(call({}, ...toCallback, 'the first one, on the same number').dialogue.step).toBe('confirm');
  });

  test('calls another number if the caller says so, and reads it back', () => {
    const { commands, dialogue } = call({}, ...toCallback, 'the first one', 'no, call me on 415 555 0188');
    expect(dialogue).toMatchObject({ step: 'confirm', number: '+14155550188' });
    expect(sentences({ commands, dialogue, effects: [] })[0]).toContain('4 1 5, 5 5 5, 0 1 8 8');
  });

  test('corrects a number that was read back wrong, and keeps the caller’s own without another', () => {
    const other = call({}, ...toCallback, 'the first one', 'no, call me on 415 555 0188', 'no, wrong number');
    expect(other.dialogue).toMatchObject({ step: 'number', ended: null });
    const own = call({}, ...toCallback, 'the first one', 'not on this number', 'no forget it');
    expect(own.dialogue).toMatchObject({ step: 'confirm', number: null });
    expect(call({}, ...toCallback, 'tomorrow but on another number').dialogue.step).toBe('number');
    expect(call({}, ...toCallback, 'tomorrow at ten', 'yes but on another number').dialogue.step).toBe('number');
  });

  test('reads a time and a number in words from one sentence', () => {
    const said = 'the first one, on four one five five five five oh one eight eight';
    expect(call({}, ...toCallback, said).dialogue).toMatchObject({
      number: '+14155550188',
      proposed: { at: freeTimes[0] },
    });
  });

  const toCallback = [speech('Maria about the boat', { ...maria, ...boat })];

  test('offers two free times in different half-days', () => {
    expect(call({}, ...toCallback).dialogue.offered).toEqual([freeTimes[0], freeTimes[2]]);
  });

  test.each([
    ['the second one', 2],
    ['the first please', 0],
    ['any time is fine', 0],
    ['yes please', 0],
  ] as const)('“%s” chooses one', (text, which) =>
    expect(call({}, ...toCallback, text).dialogue.proposed?.at).toBe(freeTimes[which]),
  );

  test('proposes and says the free time nearest to the request', () => {
    const { commands, dialogue } = call({}, ...toCallback, 'at four');
    expect(dialogue.proposed?.at).toBe(freeTimes[2]);
    expect(sentences({ commands, dialogue, effects: [] })).toEqual([
      en.no_time.then,
      en.confirm.nearest({ ...anna, time: 'today at 3 PM', number: null }),
    ]);
  });

  test('says that the wished day is not possible, and what is nearest', () => {
    const { dialogue, commands } = call({}, ...toCallback, 'saturday morning would be lovely');
    expect(dialogue).toMatchObject({ step: 'confirm', read_back: 'nearest', proposed: { at: freeTimes[3] } });
    expect(sentences({ commands, dialogue, effects: [] })[0]).toBe(en.no_time.day({ day: 'on Saturday' }));
  });

  test('“the first you said”, after another proposal: reads the first offer back, and what changes now changes that one', () => {
    const state = call({}, ...toCallback, 'saturday at ten', 'then the first one you said is fine');
    expect(state).toMatchObject({ effects: [], dialogue: { step: 'confirm', proposed: { at: freeTimes[0] } } });
    const later = step(state.dialogue, saying('okay but at a quarter past eleven'));
    expect(later).toMatchObject({ effects: [], dialogue: { step: 'confirm', proposed: { at: freeTimes[1] } } });
  });

  test.each(['that’s fine but tell her to hurry', 'okay but she must not be late'])('“%s” agrees', (text) =>
    expect(call({}, ...toCallback, 'the first one', text).effects).toEqual([{ do: 'book', at: freeTimes[0] }]),
  );

  test('1 on the keypad agrees', () => {
    expect(call({}, ...toCallback, key('1'), key('1')).effects).toEqual([{ do: 'book', at: freeTimes[0] }]);
    expect(call({}, ...toCallback, key('1'), key('2')).effects).toEqual([]);
  });

  test('“okay, but on Friday” does not agree', () => {
    for (const text of ['okay but on friday', 'fine but not today', 'all right but later', 'okay but I’m at work then'])
      expect(call({}, ...toCallback, 'the first one', text).effects, text).toEqual([]);
  });

  test('asks for the other number that a caller wants to be called on, whenever they say so', () => {
    const early = call(
      {},
      speech('Maria about the boat, this is a borrowed phone', { ...maria, ...boat }),
      'the first one',
    );
    expect(early.dialogue).toMatchObject({ step: 'number', proposed: { at: freeTimes[0] } });
    const given = step(early.dialogue, speech('415 555 0188'));
    expect(given.dialogue).toMatchObject({ step: 'confirm', number: '+14155550188' });
    const mended = step(given.dialogue, speech('no the last two are 88 no 89'));
    expect(mended.dialogue).toMatchObject({ step: 'confirm', number: '+14155550189' });
    const own = step(early.dialogue, speech('oh just use this one'));
    expect(own.dialogue.number).toBe(null);
  });

  test('changes an agreed time, which stays until another one is agreed', () => {
    const agreed = call({}, ...toCallback, 'the first one', 'yes', booked(true));
    const changed = step(agreed.dialogue, speech('oh wait can we make it tomorrow instead'));
    expect(changed).toMatchObject({
      effects: [],
      dialogue: { step: 'confirm', agreed: { at: freeTimes[0] }, proposed: { at: freeTimes[3] } },
    });
    const again = step(changed.dialogue, speech('yes'));
    expect(again.effects).toEqual([{ do: 'book', at: freeTimes[3] }]);
    expect(step(again.dialogue, booked(true)).dialogue).toMatchObject({
      step: 'may_text',
      agreed: { at: freeTimes[3] },
    });
  });

  test('waits for a caller who needs a moment, and books nothing after “yes, no, wait”', () => {
    const waiting = call({}, ...toCallback, 'hold on a second');
    expect(sentences(waiting)).toEqual([en.waiting]);
    expect(waiting.dialogue).toMatchObject({ step: 'callback', asked: 1 });
    expect(call({}, ...toCallback, 'the first one', 'yes no wait').effects).toEqual([]);
  });

  test.each([
    ['en', 'about the chairs, but don’t call me on this one, it’s my work phone'],
    ['es', 'por las sillas, pero no me llame a este que es el del trabajo'],
    ['pt', 'sobre as cadeiras, mas não liga pra esse número'],
    ['ru', 'по поводу стульев, только не звоните на этот номер'],
    ['tr', 'sandalyeler için, ama beni bu numaradan aramayın'],
    ['ar', 'بخصوص الكراسي بس لا تتصلوا على هذا الرقم'],
    ['ja', '椅子の件ですが、この番号にはかけないでください'],
    ['fr', 'pour les chaises, mais ne me rappelez pas sur ce numéro'],
  ] as const)('%s: “not on this number” refuses the number, not the callback', (language, words) => {
    const { dialogue } = call({ language }, saying('Sam Whitfield', { language }), saying(words, { language }));
    expect(dialogue.declined_callback).toBe(false);
    expect(dialogue.wants_other_number).toBe(true);
  });

  test('asks for another number at once, then offers the same times', () => {
    const other = call({}, ...toCallback, 'call my other phone not this one');
    expect(other.dialogue.step).toBe('number');
    const given = step(other.dialogue, speech('415 555 0188'));
    expect(given.dialogue).toMatchObject({ step: 'callback', offered: other.dialogue.offered });
  });

  test('“just call me” needs no text', () => {
    const state = call({}, ...toCallback, 'the first one', 'yes', booked(true), 'just call me');
    expect(state.dialogue).toMatchObject({ step: 'message', may_text: false });
  });

  test('a caller who is doubtful for one turn is offered times once their words prove them innocent', () => {
    const doubtful: TestEvent = { ...speech('hello it is Maria', maria), verdict: 'suspicious' };
    const proven: TestEvent = { ...speech('the boat survey is done', { ...maria, ...boat }), verdict: 'likely_safe' };
    expect(call({}, doubtful, proven).dialogue).toMatchObject({ step: 'callback', declined_callback: false });
    const pitch: TestEvent = { ...proven, verdict: 'suspicious' };
    expect(call({}, pitch).dialogue.step).toBe('reason');
    expect(call({}, pitch, proven).dialogue.step).toBe('callback');
    expect(call({}, pitch, pitch).dialogue.step).toBe('message');
  });

  test('offers a courier at the door no call, unless they ask for one', () => {
    const courier = speech('it is Maria with a parcel, I am at the door', { ...maria, ...parcel });
    expect(call({}, courier).dialogue.step).toBe('message');
    expect(call({}, speech('it is Maria about the carpet delivery', { ...maria, ...parcel })).dialogue.step).toBe(
      'callback',
    );
    const asks = speech('Maria with a parcel at the door, have her call me', { ...maria, ...parcel });
    expect(call({}, asks).dialogue.step).toBe('callback');
  });

  test('books once, after a yes', () => {
    const state = call({}, ...toCallback, 'the first one');
    expect(state.effects).toEqual([]);
    const agreed = step(state.dialogue, speech('yes'));
    expect(agreed).toMatchObject({ effects: [{ do: 'book', at: freeTimes[0] }], commands: [] });
    const closed = step(agreed.dialogue, booked(true));
    expect(closed.dialogue).toMatchObject({ step: 'may_text', agreed: { at: freeTimes[0] } });
    expect(step(closed.dialogue, booked(true)).dialogue).toBe(closed.dialogue);
  });

  test('replaces a slot that was taken in the meantime', () => {
    const conflict = call({}, ...toCallback, 'the first one', 'yes', booked(false));
    expect(sentences(conflict)[0]).toBe(en.taken);
    expect(conflict.dialogue).toMatchObject({ step: 'callback', agreed: null });
    expect(conflict.dialogue.offered).not.toContain(freeTimes[0]);
  });

  test.each([
    ['no, tomorrow, not today', freeTimes[3]],
    ['sorry, I meant tomorrow', freeTimes[3]],
    ['make it three', freeTimes[2]],
    ['the second one', freeTimes[2]],
    ['a quarter past eleven', freeTimes[1]],
  ])('“%s” corrects the proposed time, which is read back before it is booked', (text, at) => {
    const { dialogue, effects } = call({}, ...toCallback, 'the first one', text);
    expect([dialogue.step, dialogue.proposed?.at, effects]).toEqual(['confirm', at, []]);
  });

  test('a yes that names the proposed time again books it', () => {
    const named = call({}, ...toCallback, 'at three this afternoon', 'yes, at three');
    expect(named.effects).toEqual([{ do: 'book', at: freeTimes[2] }]);
  });

  test('offers no time that was refused', () => {
    const { dialogue } = call({}, ...toCallback, 'not today');
    expect(dialogue.offered).toEqual([freeTimes[3]]);
  });

  test('proposes the first offer to a caller who refuses other times only', () => {
    expect(call({}, ...toCallback, 'any day but Friday').dialogue.proposed?.at).toBe(freeTimes[0]);
  });

  test('has nothing earlier than the first offer, and proposes it', () => {
    expect(call({}, ...toCallback, 'something earlier').dialogue.proposed?.at).toBe(freeTimes[0]);
  });

  test('leaves the time to the owner when no offer suits', () => {
    const never = Array.from({ length: 5 }, () => 'another time');
    expect(call({}, ...toCallback, ...never).dialogue).toMatchObject({ step: 'message', proposed: null });
  });

  test('repeats a question twice at most, then gives up as usual', () => {
    const deaf = (times: number) => Array.from({ length: times }, () => 'could you repeat that?');
    expect(call({}, ...toCallback, ...deaf(2)).dialogue.step).toBe('callback');
    expect(call({}, ...toCallback, ...deaf(3)).dialogue.step).toBe('message');
  });

  test.each<[string, (TestEvent | string)[], string]>([
    ['the name', [], 'are you a robot?'],
    ['the reason', [speech('Maria', maria)], 'are you a robot?'],
    ['the time', toCallback, 'do you hear me?'],
    ['a read-back', [...toCallback, 'the first one'], 'the number is 612 555 0191'],
    ['consent', [], 'are you a robot?'],
  ])('moves on from %s when two repetitions bring nothing new', (question, before, said) => {
    const start = call({ consent: question === 'consent' ? 'strict' : 'notice' }, ...before);
    const turns = [1, 2, 3, 4].reduce<Decision[]>(
      (all) => [...all, step((all.at(-1) ?? start).dialogue, saying(said))],
      [],
    );
    expect(turns.map(({ dialogue }) => dialogue.step)).toContain(start.dialogue.step);
    expect(turns.at(-1)?.dialogue.step).not.toBe(start.dialogue.step);
    expect(turns.flatMap(({ effects }) => effects)).toEqual([]);
  });

  test('leaves the time to the owner after too many corrections', () => {
    const often = Array.from({ length: 3 }, () => ['the second one', 'the first one']).flat();
    const end = call({}, ...toCallback, 'the first one', ...often);
    expect(end.dialogue).toMatchObject({ step: 'message', proposed: null, agreed: null });
  });

  test('“no thanks” means no callback; a bare “no” asks once more', () => {
    expect(call({}, ...toCallback, 'no thanks').dialogue).toMatchObject({ step: 'message', declined_callback: true });
    expect(call({}, ...toCallback, 'no').dialogue.step).toBe('callback');
    expect(call({}, ...toCallback, 'no', 'no').dialogue.step).toBe('message');
    expect(call({}, speech('Maria, the boat, no need to call back', { ...maria, ...boat })).dialogue.step).toBe(
      'message',
    );
  });

  test('sends a text only to a textable number and after a yes', () => {
    const toBooked = [...toCallback, 'the first one', 'yes', booked(true)];
    expect(call({ can_text: false }, ...toBooked).dialogue.step).toBe('message');
    expect(call({}, ...toBooked, 'no thank you').dialogue.may_text).toBe(false);
    expect(call({}, ...toBooked, 'yes').dialogue.may_text).toBe(true);
  });

  test('records the message and closes the call', () => {
    const state = call({}, ...toCallback, 'no thanks');
    expect(state.commands.at(-1)).toEqual({ c: 'record', turn: state.dialogue.turn, max_s: 120, beep: true });
    const closed = step(state.dialogue, { t: 'recorded', at: begunAt, source: 'RE1', duration_ms: 4000 });
    expect(closed.dialogue).toMatchObject({ step: 'closed', ended: 'closed', recording: { source: 'RE1' } });
    expect(sentences(closed)).toEqual([en.close({ owner: 'Anna', name: 'Maria' })]);
  });

  test('a hang-up after the tone keeps the message', () => {
    const ended = call({}, ...toCallback, 'no thanks', { t: 'hung_up', at: begunAt });
    const late = step(ended.dialogue, { t: 'recorded', at: begunAt, source: 'RE1', duration_ms: 4000 });
    expect(late).toMatchObject({
      commands: [],
      effects: [],
      dialogue: { recording: { source: 'RE1' } },
    });
  });
});

describe('at any time', () => {
  test.each([
    ['are you a robot', en.robot(anna)],
    ['where does she live', en.cannot_say(anna)],
    ['is Anna there', en.not_available(anna)],
    ['who is this', en.who(anna)],
    ['hello can you hear me', en.can_hear],
    ['what is the verification code', en.no_codes],
  ])('answers “%s” and repeats the question', (text, sentence) => {
    expect(sentences(call({}, text))).toEqual([sentence, en.name.ask(anna)]);
  });

  test('abuse ends the call politely', () => {
    expect(call({}, 'you fucking idiot').dialogue).toMatchObject({ ended: 'abuse', signs: { abusive: true } });
  });

  test('a threat alerts the owner with its words, and ends the call without a callback', () => {
    const words = 'Tell Ida I’m coming over and I’m going to kill her';
    const { dialogue, effects } = call({}, words);
    expect(effects).toEqual([{ do: 'alert' }]);
    expect(dialogue).toMatchObject({ is_urgent: true, step: 'closed', declined_callback: true, agreed: null });
    expect(dialogue.understood?.reason?.summary).toBe(words);
  });

  test('“don’t record” deletes the transcript and keeps the answers', () => {
    const { dialogue } = call({}, speech('Maria', maria), 'please don’t record me');
    expect(dialogue).toMatchObject({
      is_recorded: false,
      transcript: [],
      consent: { answer: 'withdrawn' },
      understood: maria,
      step: 'reason',
    });
  });

  test('offers a message after two silences and ends the call after the third', () => {
    expect(sentences(call({}, silent))).toEqual([en.name.again(anna)]);
    expect(sentences(call({}, silent, silent))).toEqual([en.message.unheard]);
    expect(call({}, silent, silent, silent).dialogue).toMatchObject({ ended: 'closed', signs: { silent: true } });
  });

  test.each(['can I leave a message', key('0')])('%s leaves a message', (wish) => {
    expect(sentences(call({}, wish))).toEqual([en.message.wanted]);
  });

  test('asks for a message, and for a further one only where something was said', () => {
    const closed = { takes: 'message' as const };
    expect(sentences(call(closed, speech('Maria', maria), 'hm', 'hm')).at(-1)).toBe(en.message.open(anna));
    expect(sentences(call(closed, speech('Maria', maria), speech('it is about the boat', boat))).at(-1)).toBe(
      en.message.ask(anna),
    );
  });

  test('challenges a caller once who talks without pause or presses unrequested keys', () => {
    const pitch = 'we are calling about your warranty '.repeat(8).trim();
    for (const event of [pitch, key('1')]) {
      expect(sentences(call({}, event))).toEqual([en.challenge]);
      expect(call({}, event, 'three').dialogue).toMatchObject({ step: 'name', signs: { failed_challenge: false } });
      expect(call({}, event, key('3')).dialogue.step).toBe('name');
      expect(call({}, event, 'hold the line').dialogue).toMatchObject({
        step: 'message',
        signs: { failed_challenge: true },
      });
    }
  });

  test('challenges nobody whose call is urgent', () => {
    const { dialogue } = call({}, speech('the kitchen smells of gas '.repeat(8).trim(), { urgent: true }));
    expect(dialogue).toMatchObject({ is_urgent: true, challenged_at: null });
  });

  test('switches to the caller’s language and repeats the disclosure in it', () => {
    const changed = call({}, speech('bonjour j’appelle pour le bateau', { language: 'fr' }));
    expect(sentences(changed)).toEqual([fr.opening(anna), fr.notice, fr.name.ask(anna)]);
    expect(changed.dialogue.consent?.language).toBe('fr');
    expect(call({}, speech('merci', { language: 'fr' })).dialogue.language).toBe('en');
  });

  test('stores one-time codes nowhere', () => {
    const { dialogue } = call(
      {},
      speech('my code is four eight two nine one three', {
        ...maria,
        reason: { ...parcel.reason, summary: 'code 482913' },
      }),
    );
    expect(dialogue.transcript.at(-2)?.text).toBe('my code is • • • • • •');
    expect(dialogue.understood?.reason?.summary).toBe('code ••••••');
  });

  test('closes the call after four minutes', () => {
    const late = saying('hello', {}, new Date(begunAt.getTime() + 241_000));
    expect(call({}, late).dialogue.ended).toBe('too_long');
  });

  test('ignores events after the end', () => {
    const over = call({}, 'goodbye');
    expect(over.dialogue.ended).toBe('closed');
    for (const event of [saying('hello?'), silent, key('0'), booked(true)]) {
      expect(step(over.dialogue, event)).toEqual({ dialogue: over.dialogue, commands: [], effects: [] });
    }
  });
});

test.each(languages)('%s: a whole call', (language) => {
  const {
    yes_or_no: [yes = ''],
  } = promptsOf[language];
  const speaks = (text: string, understood: Partial<Understood> = {}) => saying(text, { language, ...understood });
  const { dialogue } = call(
    { language, consent: 'strict' },
    speaks(yes),
    speaks('Maria', { ...maria, ...boat }),
    speaks(yes),
    speaks(yes),
    booked(true),
    speaks(yes),
    { t: 'recorded', at: begunAt, source: 'RE1', duration_ms: 4000 },
  );
  expect(dialogue).toMatchObject({ ended: 'closed', may_text: true, agreed: { at: freeTimes[0] }, language });
});
