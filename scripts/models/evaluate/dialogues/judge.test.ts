import { expect, test } from 'vitest';

import { judge } from '#scripts/models/evaluate/dialogues/judge.ts';
import { type PlayedCall, unusedNumber } from '#scripts/models/evaluate/dialogues/play.ts';
import { report } from '#scripts/models/evaluate/dialogues/report.ts';
import { ScriptedCall } from '#scripts/models/evaluate/dialogues/script.ts';

const FRIDAY_AT_THREE = '2026-11-27T21:00:00.000Z';
const MONDAY_AT_THREE = '2026-11-30T21:00:00.000Z';

const scripted = (expected: object) =>
  ScriptedCall.parse({
    id: 'en-01',
    lang: 'en',
    situation: 'A parcel',
    from: '+16125550142',
    script: [],
    answers: {},
    expect: { booked: { days: ['2026-11-27'], from: '14:00', to: '15:00' }, verdict: 'not_spam', ...expected },
  });

/** A call that ended well, but for what a test changes. */
function played({ at = FRIDAY_AT_THREE, number = '+16125550142', verdict = 'unknown', ...more } = {}): PlayedCall {
  const { urgency = 'normal', name = 'Laura Kim', ...rest } = more as { urgency?: string; name?: string };
  return {
    transcript: [],
    steps: ['name', 'callback', 'confirm', 'message'],
    proposals: [FRIDAY_AT_THREE, MONDAY_AT_THREE],
    turns: 4,
    errors: [],
    details: { call: { spam: { verdict }, urgency, caller_name: name }, transcript: [] },
    appointments: at ? [{ state: 'confirmed', starts_at: at, caller_number: number }] : [],
    notices: [{ channel: 'sms', to: '+12185550187', purpose: 'missed-call', text: 'Laura', state: 'sent' }],
    ...rest,
  } as unknown as PlayedCall;
}

const why = (expected: object, happened: object = {}) => judge(scripted(expected), played(happened)).why;

test('passes a call that ended as expected', () => {
  expect(why({})).toEqual([]);
  expect(why({ booked: { any: true }, name: 'Kim', not_name: ['Ida'] }, { at: MONDAY_AT_THREE })).toEqual([]);
  expect(why({ booked: null }, { at: '' })).toEqual([]);
  expect(why({ booked: null, verdict: 'spam' }, { at: '', verdict: 'suspicious', urgency: 'high' })).toEqual([]);
  expect(why({ urgent: true }, { urgency: 'high' })).toEqual([]);
  expect(why({ name: 'laura kim' }, { name: 'Mrs. Láura Kim' })).toEqual([]);
});

test.each([
  ['another time', {}, { at: MONDAY_AT_THREE }, /^booked/],
  ['a time that nobody named', { booked: { any: true } }, { proposals: [] }, /^booked/],
  ['a callback for a wrong number', { booked: null }, {}, /^booked/],
  ['no callback', {}, { at: '' }, /^nothing booked/],
  ['another number', { number: '+13125550199' }, {}, /not the number to call/],
  ['a scam that passes for a call', { booked: null, verdict: 'spam' }, { at: '' }, /^a scam is labelled unknown/],
  ['an innocent caller with a label', {}, { verdict: 'suspicious' }, /^an innocent caller/],
  ['an owner who hears nothing', {}, { notices: [] }, /not notified/],
  ['a question whether it is urgent', { urgent: true }, { urgency: 'high', steps: ['urgency'] }, /^asked whether/],
  ['an emergency like any call', { urgent: true }, {}, /^not marked/],
  ['any call as an emergency', {}, { urgency: 'high' }, /^marked/],
  ['the owner’s name', { not_name: ['Ida'] }, { name: 'Ida' }, /noted as the name/],
  ['another name', { name: 'Marcus' }, {}, /^the name is Laura Kim/],
  ['a talk without end', {}, { turns: 25 }, /no end/],
  ['a failure', {}, { errors: ['500'] }, /^server error/],
] as [string, object, object, RegExp][])('does not pass %s', (_, expected, happened, reason) => {
  const reasons = why(expected, happened);
  expect(reasons).toHaveLength(1);
  expect(reasons[0]).toMatch(reason);
});

test('counts what went wrong, by language', () => {
  const verdicts = [
    judge(scripted({}), played()),
    judge(scripted({}), played({ at: MONDAY_AT_THREE })),
    judge({ ...scripted({ booked: null, verdict: 'spam' }), lang: 'fr' }, played({ at: '' })),
  ];
  const { by_language, failed, ...figures } = report(verdicts);
  expect(figures).toMatchObject({
    n: 3,
    passed: 1,
    rate: 0.3333,
    wrong_bookings: 1,
    scams_unlabelled: 1,
    turns_p50: 4,
  });
  expect(by_language).toMatchObject({ en: { n: 2, passed: 1 }, fr: { n: 1, passed: 0, wrong_bookings: 0 } });
  expect(failed).toHaveLength(2);
});

test('a number calls once in a run', () => {
  const used = new Set<string>();
  const numbers = ['+16125550199', '+16125550199', '+16125550100'].map((from) => unusedNumber(from, used));
  expect(numbers).toEqual(['+16125550199', '+16125550100', '+16125550101']);
});

test('after the hundred of an area code, callers come from the next', () => {
  const used = new Set<string>();
  const numbers = Array.from({ length: 160 }, () => unusedNumber('+16125550124', used));
  expect(new Set(numbers).size).toBe(160);
  expect(numbers[100]).toBe('+16515550124');
});
