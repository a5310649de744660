import { expect, test } from 'vitest';

import { WEDNESDAY } from '#functions/assistant/understanding/when/testing.ts';
import { callbackIn } from '#functions/assistant/understanding/when/when.ts';
import type { Turn } from '#functions/assistant/understanding/port.ts';

/** A call as lines: the assistant’s begin with a dash. */
const call = (...lines: string[]): Turn[] =>
  lines.map((line) => ({ who: line.startsWith('- ') ? 'assistant' : 'caller', text: line.replace('- ', '') }));
const wished = (...lines: string[]) => callbackIn(call(...lines), 'en', WEDNESDAY)?.at.slice(0, 16) ?? null;

const GREETING = '- Hello, this is an assistant. Who is calling?';
const QUESTION = '- When may we call you back?';

test('the answer to the question about it is the wish, whatever else was said', () => {
  expect(wished(GREETING, 'Nora about the survey on friday at noon', QUESTION, 'tomorrow at nine')).toBe(
    '2026-11-19T09:00',
  );
});

test('without a question, what stands by the request', () => {
  expect(wished('hi your appointment on friday at two is fine please call me back tomorrow at nine')).toBe(
    '2026-11-19T09:00',
  );
});

test('the time of an event is no wish', () => {
  expect(wished('the survey on friday at two went fine thank you bye')).toBeNull();
});

test('who calls again themselves wishes no call', () => {
  expect(wished("it's Nora nobody there I'll try again tomorrow at nine")).toBeNull();
});

test('any time is no time', () => {
  expect(wished(GREETING, 'Nora', QUESTION, 'oh any time whenever you like')).toBeNull();
});

test('a slot that the assistant offers, by its place, its day or a yes', () => {
  const offer = '- I can offer Friday at 10:30 or Monday at 14:00. Which suits you?';
  expect(wished(GREETING, 'Nora', offer, 'the first one please')).toBe('2026-11-20T10:30');
  expect(wished(GREETING, 'Nora', offer, 'the second')).toBe('2026-11-23T14:00');
  expect(wished(GREETING, 'Nora', offer, 'monday is good')).toBe('2026-11-23T14:00');
  expect(wished(GREETING, 'Nora', offer, 'friday ten thirty')).toBe('2026-11-20T10:30');
  expect(wished(GREETING, 'Nora', '- Friday at 10:30, is that right?', 'yes perfect')).toBe('2026-11-20T10:30');
});

test('who takes a time back means the other one', () => {
  expect(wished(GREETING, 'Nora', QUESTION, 'friday at ten no sorry make it eleven')).toBe('2026-11-20T11:00');
});

test('a bare number answers the question', () => {
  expect(callbackIn(call(GREETING, 'Nora', QUESTION, 'ten thirty'), 'en', WEDNESDAY)).toEqual({
    text: 'ten thirty',
    at: '2026-11-18T10:30:00+01:00',
    precision: 'minute',
  });
});
