import { expect, test } from 'vitest';

import { sentAbout } from '#functions/providers/telephony/testing.ts';
import { readEvent, readStatus, readTestEnd } from '#functions/providers/telephony/twiml/read.ts';
import { isSigned, signatureOf } from '#functions/providers/telephony/twiml/signature.ts';

const call_ref = 'CA00000000000000000000000000000001';
const RECORDING = 'RE00000000000000000000000000000009';
const event = (more: Record<string, string>, turn?: number) =>
  readEvent(new URLSearchParams(sentAbout(call_ref, more)), turn);
const status = (more: Record<string, string>, turn?: number) =>
  readStatus(new URLSearchParams(sentAbout(call_ref, more)), turn);

test('reads an incoming call', () => {
  expect(event({ SipHeader_Diversion: '<sip:+12185550187@carrier.example>;reason=no-answer;counter=1' })).toEqual({
    t: 'incoming',
    call_ref,
    from: '+16125550138',
    to: '+12185550123',
    forwarded_from: '+12185550187',
    diverted_because: 'no_answer',
    stir: 'A',
    is_steerable: true,
  });
});

test('reads withheld numbers as none, and the attestation of others', () => {
  for (const From of ['anonymous', '+266696687', '+7378742833', 'Restricted', '', 'sip:someone@example.com']) {
    expect(event({ From })).toMatchObject({ from: null });
  }
  const stir = (StirVerstat: string) => (event({ StirVerstat }) as { stir: string | null }).stir;
  expect(['TN-Validation-Passed-B', 'TN-Validation-Failed-C', 'No-TN-Validation', ''].map(stir)).toEqual([
    'B',
    'none',
    'none',
    null,
  ]);
});

test('reads why a call was diverted', () => {
  const because = (reason: string) =>
    (event({ SipHeader_Diversion: `<sip:x>;reason=${reason}` }) as { diverted_because: string | null })
      .diverted_because;
  expect(['user-busy', 'no-answer', 'unavailable', 'unconditional', '"time-of-day"'].map(because)).toEqual([
    'busy',
    'no_answer',
    'unreachable',
    'unconditional',
    null,
  ]);
});

test('reads speech, keys and recordings; no input is silence', () => {
  expect(event({ SpeechResult: ' It’s Dana. ', Confidence: '0.93' }, 1)).toEqual({
    t: 'speech',
    call_ref,
    turn: 1,
    text: 'It’s Dana.',
    alternatives: [],
    confidence: 0.93,
    language: null,
  });
  expect(event({ SpeechResult: 'Dana', Confidence: '0.0' }, 1)).toMatchObject({ confidence: 0 });
  expect(event({ SpeechResult: 'Dana', Confidence: 'high' }, 1)).toMatchObject({ confidence: null });
  expect(event({ Digits: '3' }, 2)).toEqual({ t: 'dtmf', call_ref, turn: 2, digits: '3' });
  const RecordingUrl = `https://evil.example/Recordings/${RECORDING}`;
  expect(event({ RecordingUrl, RecordingDuration: '12', Digits: 'hangup' }, 3)).toEqual({
    t: 'recorded',
    call_ref,
    turn: 3,
    source: RECORDING,
    duration_ms: 12_000,
  });
  for (const more of [{}, { SpeechResult: '' }, { Digits: '' }, { RecordingUrl: 'https://evil.example/x' }] as Record<
    string,
    string
  >[]) {
    expect(event(more, 4)).toEqual({ t: 'silence', call_ref, turn: 4 });
  }
});

test('reads the end of a call and the state of a recording; ignores all else', () => {
  expect(status({ CallStatus: 'completed', CallDuration: '42' })).toEqual({
    t: 'hangup',
    call_ref,
    by: 'network',
    duration_s: 42,
  });
  expect(status({ RecordingStatus: 'completed', RecordingSid: RECORDING, RecordingDuration: '7' }, 5)).toEqual({
    t: 'recorded',
    call_ref,
    turn: 5,
    source: RECORDING,
    duration_ms: 7000,
  });
  expect(status({ RecordingStatus: 'absent', RecordingSid: RECORDING }, 5)).toMatchObject({
    source: '',
    duration_ms: 0,
  });
  for (const CallStatus of ['ringing', 'in-progress', 'queued', 'nonsense'])
    expect(status({ CallStatus })).toBeUndefined();
  expect(readEvent(new URLSearchParams({ CallSid: '../x' }), 1)).toBeUndefined();
  expect(event({ To: 'nobody' })).toBeUndefined();
});

test('reads how a test call ended: answered, busy or unanswered', () => {
  const ended = (CallStatus: string) => readTestEnd(new URLSearchParams({ CallSid: 'CA9', CallStatus }));
  expect(['completed', 'busy', 'no-answer', 'failed'].map(ended)).toEqual([
    'answered',
    'busy',
    'unanswered',
    'unanswered',
  ]);
  expect(['ringing', 'in-progress', 'canceled', ''].map(ended)).toEqual([undefined, undefined, undefined, undefined]);
});

test('reads how dialling a second number ended', () => {
  const dialled = (DialCallStatus: string) =>
    readEvent(new URLSearchParams({ CallSid: 'CA9', CallStatus: 'in-progress', DialCallStatus }), 4);
  const ends = ['completed', 'answered', 'no-answer', 'busy', 'canceled', 'failed', 'nonsense'];
  expect(ends.map((end) => dialled(end))).toEqual(
    ['answered', 'answered', 'no_answer', 'busy', 'no_answer', 'failed', 'failed'].map((result) => ({
      t: 'dialled',
      call_ref: 'CA9',
      turn: 4,
      result,
    })),
  );
});

test('the signature is the documented one', () => {
  const form = new URLSearchParams({
    CallSid: 'CA1234567890ABCDE',
    Caller: '+12349013030',
    Digits: '1234',
    From: '+12349013030',
    To: '+18005551212',
  });
  const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
  expect(signatureOf('12345', url, form)).toBe('0/KCTR6DLpKmkAf8muzZqo1nDgQ=');
  expect(isSigned('0/KCTR6DLpKmkAf8muzZqo1nDgQ=', '12345', url, form)).toBe(true);
  form.set('Digits', '12345');
  expect(isSigned('0/KCTR6DLpKmkAf8muzZqo1nDgQ=', '12345', url, form)).toBe(false);
});
