import { expect, test } from 'vitest';

import { legAfter, type LegEvent } from '#functions/calls/forwarding/domain/legs.ts';
import { after, asOf, type SetUpEvent, stepsOf } from '#functions/calls/forwarding/domain/set-up.ts';
import { chosen, later, NOW, setUpAfter, steps } from '#functions/calls/forwarding/testing.ts';
import { legStates } from '#shared/api/forwarding.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const of = newId('account');
const number = Phone.parse('+12185550199');
const caller = Phone.parse('+16125550138');
const dialled = (...legs: ('no_answer' | 'busy' | 'unreachable')[]): SetUpEvent => ({ t: 'dialled', legs });
const incoming = (...legs: ('no_answer' | 'busy' | 'unreachable')[]): SetUpEvent => ({
  t: 'came',
  legs,
  from: caller,
  is_forwarded: true,
  day: '2026-11-21',
});
const testing: SetUpEvent = { t: 'test-started', leg: 'no_answer', from: number, test_ref: 'test-1' };
const failed: SetUpEvent = { t: 'test-ended', result: 'not_forwarded' };
const setUp = setUpAfter(of, chosen, ...steps('codes'), dialled('no_answer'));

test('every event of a leg in every state', () => {
  const events: LegEvent[] = ['shown', 'dialled', 'came', 'failed', 'quiet'];
  const table = legStates.map((state) => [state, ...events.map((event) => legAfter(state, event))]);
  expect(table).toEqual([
    ['unknown', 'code_shown', 'said_done', 'verified', 'failed', 'unknown'],
    ['code_shown', 'code_shown', 'said_done', 'verified', 'failed', 'code_shown'],
    ['said_done', 'said_done', 'said_done', 'verified', 'failed', 'said_done'],
    ['verified', 'verified', 'verified', 'verified', 'failed', 'drifted'],
    ['failed', 'failed', 'said_done', 'verified', 'failed', 'failed'],
    ['drifted', 'drifted', 'said_done', 'verified', 'failed', 'drifted'],
  ]);
});

test('every event of forwarding in every state', () => {
  const off: SetUpEvent = { t: 'turned-off' };
  const states = {
    none: setUpAfter(of),
    setting_up: setUpAfter(of, chosen, ...steps('codes'), dialled('no_answer'), testing),
    active: setUpAfter(of, chosen, ...steps('codes'), dialled('no_answer'), incoming('no_answer'), testing),
    failed: setUpAfter(of, chosen, ...steps('codes'), dialled('no_answer'), testing, failed, testing),
    drifted: setUpAfter(
      of,
      chosen,
      ...steps('codes'),
      dialled('no_answer'),
      incoming('no_answer'),
      { t: 'quiet' },
      testing,
    ),
    off: setUpAfter(of, chosen, ...steps('codes'), dialled('no_answer'), off),
  };
  const another = { ...chosen, carrier_id: 'us-verizon' } as SetUpEvent;
  const events = [another, incoming('no_answer'), failed, { t: 'quiet' }, off, { t: 'undone' }] as const;
  const row = (name: keyof typeof states) => [
    name,
    ...events.map((event) => after(states[name], event, NOW)?.state ?? 'never'),
  ];
  for (const [name, { state }] of Object.entries(states)) expect(state).toBe(name);
  expect((Object.keys(states) as (keyof typeof states)[]).map(row)).toEqual([
    ['none', 'setting_up', 'none', 'never', 'never', 'never', 'never'],
    ['setting_up', 'setting_up', 'active', 'failed', 'never', 'off', 'never'],
    ['active', 'setting_up', 'active', 'failed', 'drifted', 'off', 'never'],
    ['failed', 'setting_up', 'active', 'failed', 'never', 'off', 'never'],
    ['drifted', 'setting_up', 'active', 'failed', 'never', 'off', 'never'],
    ['off', 'setting_up', 'off', 'never', 'never', 'off', 'off'],
  ]);
});

test('steps advance one by one, go back freely, and skip the switches without an iPhone', () => {
  const ios = setUpAfter(of, { ...chosen, platform: 'ios' } as SetUpEvent);
  expect([stepsOf(ios), stepsOf(setUp)]).toEqual([
    ['carrier', 'notice', 'iphone', 'codes', 'test', 'done'],
    ['carrier', 'notice', 'codes', 'test', 'done'],
  ]);
  expect(ios.step).toBe('notice');
  expect(after(ios, { t: 'stepped', to: 'codes' }, NOW)).toBeUndefined();
  expect(after(setUp, { t: 'stepped', to: 'iphone' }, NOW)).toBeUndefined();
  expect(after(setUp, { t: 'stepped', to: 'carrier' }, NOW)?.step).toBe('carrier');
  expect(after(setUpAfter(of), { t: 'stepped', to: 'notice' }, NOW)).toBeUndefined();
});

test('requires a dialled code before the test, and a received call before the end', () => {
  const setUpNow = setUpAfter(of, chosen, ...steps('codes'));
  expect(after(setUpNow, { t: 'stepped', to: 'test' }, NOW)).toBeUndefined();
  const ringing = setUpAfter(of, chosen, ...steps('codes'), dialled('busy'), ...steps('test'));
  expect(ringing.step).toBe('test');
  expect(after(ringing, { t: 'stepped', to: 'done' }, NOW)).toBeUndefined();
  expect(
    setUpAfter(of, chosen, ...steps('codes'), dialled('busy'), ...steps('test'), incoming('busy'), ...steps('done'))
      .step,
  ).toBe('done');
});

test('shows codes one by one', () => {
  const setUpNow = ({ legs }: typeof setUp) => legs.map(({ state }) => state);
  expect(setUpNow(setUpAfter(of, chosen))).toEqual(['unknown', 'unknown', 'unknown']);
  expect(setUpNow(setUpAfter(of, chosen, ...steps('codes')))).toEqual(['code_shown', 'unknown', 'unknown']);
  expect(setUpNow(setUp)).toEqual(['said_done', 'code_shown', 'unknown']);
});

test('choosing the same carrier keeps the set-up; another carrier resets it', () => {
  const active = setUpAfter(of, chosen, ...steps('codes'), dialled('no_answer'), incoming('no_answer'));
  expect(after(active, chosen, NOW)).toMatchObject({ state: 'active', step: 'notice' });
  const another = { ...chosen, carrier_id: 'us-verizon', legs: ['no_answer', 'busy'] } as SetUpEvent;
  expect(after(active, another, NOW)?.legs.map(({ state }) => state)).toEqual(['unknown', 'unknown']);
});

test('an incoming call proves its leg, is counted, and sets when silence is suspicious', () => {
  const next = setUpAfter(
    of,
    chosen,
    ...steps('codes'),
    dialled('no_answer'),
    incoming('no_answer'),
    incoming('no_answer'),
  );
  expect(next).toMatchObject({
    days: { '2026-11-21': 2 },
    last_call_at: NOW.toISOString(),
    health_at: '2026-12-05T14:05:00.000Z',
  });
});

test('a call without a forwarding reason counts and renews proven legs, but proves none', () => {
  expect(after(setUp, incoming(), NOW)).toMatchObject({ state: 'setting_up', days: { '2026-11-21': 1 } });
  const active = setUpAfter(of, chosen, ...steps('codes'), dialled('no_answer'), incoming('no_answer'));
  expect(after(active, incoming(), NOW)).toMatchObject({ state: 'active', days: { '2026-11-21': 2 } });
  const drifted = after(active, { t: 'quiet' }, NOW) ?? active;
  expect(after(drifted, incoming(), NOW)).toMatchObject({ state: 'active', told_quiet: false });
});

test('a direct call to our number proves nothing and is not counted', () => {
  const direct = { ...incoming('no_answer'), is_forwarded: false } as SetUpEvent;
  expect(after(setUp, direct, NOW)).toBe(setUp);
});

test('a test call ends the test, proves its leg, and is not counted as a call', () => {
  const ringing = after(setUp, testing, NOW) ?? setUp;
  const back: SetUpEvent = { t: 'came', legs: [], from: number, is_forwarded: false, day: '2026-11-21' };
  const next = after(ringing, back, later(20));
  expect(next).toMatchObject({
    state: 'active',
    days: {},
    last_call_at: null,
    health_at: null,
    test: { state: 'forwarded' },
  });
  expect(after(asOf(ringing, later(60)), back, later(60))).toMatchObject({
    state: 'active',
    test: { state: 'forwarded' },
  });
});

test('a test without a call in time fails, and another may start', () => {
  const ringing = after(setUp, testing, NOW) ?? setUp;
  expect(after(ringing, testing, later(30))).toBeUndefined();
  expect(asOf(ringing, later(44))).toBe(ringing);
  const over = asOf(ringing, later(46));
  expect(over).toMatchObject({ state: 'failed', test: { state: 'not_forwarded', ended_at: later(45).toISOString() } });
  expect(over.test?.events.map(({ code }) => code)).toEqual(['calling', 'not_forwarded']);
  expect(after(over, testing, later(46))?.test?.state).toBe('calling');
});

test('a stopped test or a busy line says nothing about the leg', () => {
  const ringing = after(setUp, testing, NOW) ?? setUp;
  for (const result of ['stopped', 'busy'] as const)
    expect(after(ringing, { t: 'test-ended', result }, NOW)).toMatchObject({
      state: 'setting_up',
      test: { state: result },
    });
  expect(after(ringing, { t: 'test-ended', result: 'answered_by_voicemail' }, NOW)?.state).toBe('failed');
});

test('turning off releases the number and keeps the legs that need an undo code', () => {
  const off = after(setUp, { t: 'turned-off' }, NOW) ?? setUp;
  expect(off).toMatchObject({ state: 'off', number: null, health_at: null, legs: [{ state: 'said_done' }, {}, {}] });
  expect(after(off, { t: 'undone' }, NOW)?.legs.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown']);
});
