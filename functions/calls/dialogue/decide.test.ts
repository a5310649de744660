import { describe, expect, test } from 'vitest';

import { begin } from '#functions/calls/dialogue/decide.ts';
import type { Decision } from '#functions/calls/dialogue/draft.ts';
import type { Briefing } from '#functions/calls/dialogue/state.ts';
import { begunAt, briefing, freeTimes, saying, step, type TestEvent } from '#functions/calls/dialogue/testing.ts';
import { promptsOf } from '#functions/nlu/languages/prompts.ts';
import type { Understood } from '#functions/nlu/port.ts';
import { languages } from '#shared/values/language.ts';

const { en, fr } = promptsOf;
const anna = { owner: 'Anna' };
const maria = { name: { value: 'Maria', confidence: 0.95 } };
const parcel = { reason: { summary: 'parcel at the door', class: 'delivery', confidence: 0.9 } } as const;
const atTen = {
  callback: { text: 'tomorrow at five in the morning', at: '2026-11-24T05:00:00-05:00', precision: 'minute' },
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
      consent: { kind: 'notice', answer: 'told', text_version: 1 },
    });
  });

  test('asks for consent where the law requires it and records nothing before a yes', () => {
    const state = call({ consent: 'strict' });
    expect(state.dialogue).toMatchObject({ step: 'consent', is_recorded: false, transcript: [] });
    const agreed = step(state.dialogue, saying('yes that’s fine', {}, new Date(begunAt.getTime() + 9000)));
    expect(agreed.dialogue.consent).toEqual({
      kind: 'strict',
      wording: en.consent.ask(anna),
      text_version: 1,
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

describe('moving between questions', () => {
  test('does not ask for what one sentence already answered', () => {
    const { dialogue } = call({}, speech('Maria about a parcel, tomorrow at five', { ...maria, ...parcel, ...atTen }));
    expect(dialogue).toMatchObject({ step: 'confirm', proposed: { at: '2026-11-24T10:00:00.000Z' } });
  });

  test('rephrases a question once, then moves on', () => {
    const again = call({}, 'the weather');
    expect(sentences(again)).toEqual([en.name.again(anna)]);
    const on = step(again.dialogue, speech('hm hm'));
    expect(sentences(on)).toEqual([en.fine, en.reason.ask(anna)]);
  });

  test('asks about urgency only if it is unclear', () => {
    expect(call({}, speech('Maria', maria), speech('a parcel', parcel)).dialogue.step).toBe('callback');
    const open = call({}, speech('Maria', maria), speech('a parcel, quickly', { ...parcel, urgent: true }));
    expect(open.dialogue.step).toBe('urgency');
    expect(step(open.dialogue, speech('hm')).dialogue).toMatchObject({ step: 'urgency', asked: 2 });
    expect(step(open.dialogue, speech('yes')).dialogue).toMatchObject({ step: 'callback', is_urgent: true });
  });

  const toCallback = [speech('Maria about a parcel', { ...maria, ...parcel })];

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
    const preference = { text: 'at four', at: '2026-11-23T16:00:00-05:00', precision: 'hour' } as const;
    const { commands, dialogue } = call({}, ...toCallback, speech('at four', { callback: preference }));
    expect(sentences({ commands, dialogue, effects: [] })[0]).toBe(en.nearest);
    expect(sentences({ commands, dialogue, effects: [] })[1]).toContain(
      'Monday, November 23, at 3:00 PM, at 4 1 5, 5 5 5, 0 1 3 2',
    );
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

  test('leaves the time to the owner after two corrections', () => {
    const twice = call({}, ...toCallback, 'the first one', 'no', 'the first one', 'no', 'the first one', 'no');
    expect(sentences(twice)[0]).toBe(en.pass_on(anna));
    expect(twice.dialogue).toMatchObject({ step: 'message', proposed: null, agreed: null });
  });

  test('a no means no callback', () => {
    expect(call({}, ...toCallback, 'no thanks').dialogue).toMatchObject({ step: 'message', declined_callback: true });
    expect(call({}, speech('Maria, parcel, no need to call back', { ...maria, ...parcel })).dialogue.step).toBe(
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
    const state = call({}, ...toCallback, 'no');
    expect(state.commands.at(-1)).toEqual({ c: 'record', turn: state.dialogue.turn, max_s: 120, beep: true });
    const closed = step(state.dialogue, { t: 'recorded', at: begunAt, source: 'RE1', duration_ms: 4000 });
    expect(closed.dialogue).toMatchObject({ step: 'closed', ended: 'closed', recording: { source: 'RE1' } });
    expect(sentences(closed)).toEqual([en.close({ owner: 'Anna', name: 'Maria' })]);
  });

  test('a hang-up after the tone keeps the message', () => {
    const ended = call({}, ...toCallback, 'no', { t: 'hung_up', at: begunAt });
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
    ['are you a robot', en.robot],
    ['where does she live', en.cannot_say],
    ['what is the verification code', en.no_codes],
    ['it’s an emergency', en.emergency],
  ])('answers “%s” and repeats the question', (text, sentence) => {
    expect(sentences(call({}, text))).toEqual([sentence, en.name.ask(anna)]);
  });

  test('abuse ends the call politely', () => {
    expect(call({}, 'you fucking idiot').dialogue).toMatchObject({ ended: 'abuse', signs: { abusive: true } });
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

  test('switches to the caller’s language and repeats the disclosure in it', () => {
    const changed = call({}, speech('bonjour je voudrais parler à Anna', { language: 'fr' }));
    expect(sentences(changed)).toEqual([fr.opening(anna), fr.notice, fr.choice, fr.name.ask(anna)]);
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
    speaks('Maria', { ...maria, ...parcel }),
    speaks(yes),
    speaks(yes),
    booked(true),
    speaks(yes),
    { t: 'recorded', at: begunAt, source: 'RE1', duration_ms: 4000 },
  );
  expect(dialogue).toMatchObject({ ended: 'closed', may_text: true, agreed: { at: freeTimes[0] }, language });
});
