import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';

import type { Command } from '#functions/providers/telephony/port.ts';
import { render } from '#functions/providers/telephony/twiml/render.ts';
import { varieties } from '#shared/values/language.ts';
import { Phone } from '#shared/values/phone.ts';
import { voices } from '#shared/values/voice.ts';

const places = {
  turn: (turn: number) => `https://x.example/t?turn=${turn}`,
  status: (turn: number) => `https://x.example/s?turn=${turn}`,
};

/** The verbs we use with their documented attributes and nested verbs. */
const documented: Record<string, { attributes: string[]; inside: string[]; text?: true }> = {
  Response: { attributes: [], inside: ['Say', 'Gather', 'Record', 'Dial', 'Redirect', 'Hangup', 'Reject'] },
  Say: { attributes: ['voice', 'language', 'loop'], inside: [], text: true },
  Gather: {
    attributes:
      'action method input language timeout speechTimeout numDigits finishOnKey hints profanityFilter actionOnEmptyResult speechModel enhanced partialResultCallback partialResultCallbackMethod'.split(
        ' ',
      ),
    inside: ['Say', 'Play', 'Pause'],
  },
  Record: {
    attributes:
      'action method timeout finishOnKey maxLength playBeep trim recordingStatusCallback recordingStatusCallbackMethod recordingStatusCallbackEvent transcribe transcribeCallback'.split(
        ' ',
      ),
    inside: [],
  },
  Dial: {
    attributes: 'action method timeout timeLimit callerId answerOnBridge hangupOnStar record ringTone trim'.split(' '),
    inside: ['Number'],
  },
  Number: { attributes: ['url', 'method', 'sendDigits'], inside: [], text: true },
  Redirect: { attributes: ['method'], inside: [], text: true },
  Hangup: { attributes: [], inside: [] },
  Reject: { attributes: ['reason'], inside: [] },
};
const values: Record<string, RegExp> = {
  input: /^(dtmf|speech|dtmf speech)$/,
  method: /^(GET|POST)$/,
  timeout: /^[1-9]\d*$/,
  timeLimit: /^[1-9]\d*$/,
  answerOnBridge: /^(true|false)$/,
  callerId: /^\+\d{7,15}$/,
  numDigits: /^[1-9]\d*$/,
  maxLength: /^[1-9]\d*$/,
  speechTimeout: /^(auto|[1-9]\d*)$/,
  reason: /^(rejected|busy)$/,
  playBeep: /^(true|false)$/,
  recordingStatusCallbackEvent: /^(in-progress|completed|absent)( (in-progress|completed|absent))*$/,
  language: /^[a-z]{2,3}(-[A-Z]{2})?$/,
  voice: /^Polly\.[A-Z][a-z]+$/,
};

/** Parses the document and checks it against the documentation. */
function valid(xml: string): Element {
  const root = new JSDOM(xml, { contentType: 'text/xml' }).window.document.documentElement;
  const look = (element: Element) => {
    const rule = documented[element.nodeName];
    expect(rule, element.nodeName).toBeDefined();
    for (const { name, value } of element.attributes) {
      expect(rule!.attributes, `${element.nodeName} ${name}`).toContain(name);
      expect(value).toMatch(values[name] ?? /./);
    }
    if (!rule!.text) expect([...element.childNodes].filter(({ nodeType }) => nodeType === 3)).toEqual([]);
    for (const child of element.children) {
      expect(rule!.inside, `${child.nodeName} in ${element.nodeName}`).toContain(child.nodeName);
      look(child);
    }
  };
  expect(root.nodeName).toBe('Response');
  look(root);
  return root;
}

const say = (text: string, can_interrupt = true): Command => ({
  c: 'say',
  text,
  language: 'en',
  voice: 'calm',
  can_interrupt,
});
const listen: Command = {
  c: 'listen',
  turn: 2,
  language: 'en',
  hints: ['yes', 'no'],
  max_s: 10,
  end_silence_ms: 800,
  max_digits: 1,
};

test('golden: speaks uninterruptible text first, the question while listening', () => {
  const xml = render([say('Hello, I’m Ida’s assistant.', false), say('Who is calling?'), listen], places);
  valid(xml);
  expect(xml).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><Response><Say language="en-US" voice="Polly.Joanna">Hello, I’m Ida’s assistant.</Say>' +
      '<Gather input="dtmf speech" language="en-US" speechTimeout="auto" timeout="6" numDigits="1" profanityFilter="false" hints="yes, no" actionOnEmptyResult="true" action="https://x.example/t?turn=2" method="POST">' +
      '<Say language="en-US" voice="Polly.Joanna">Who is calling?</Say></Gather><Redirect method="POST">https://x.example/t?turn=2</Redirect></Response>',
  );
});

test('reads as many keys as a telephone number has', () => {
  expect(render([{ ...listen, max_digits: 18 }], places)).toContain('numDigits="18"');
});

test('golden: a message after the tone, the end, and a call that is not taken', () => {
  const record = render(
    [say('Please speak after the tone.'), { c: 'record', turn: 5, max_s: 120, beep: true }],
    places,
  );
  expect(valid(record).querySelector('Record')?.getAttribute('recordingStatusCallback')).toBe(
    'https://x.example/s?turn=5',
  );
  expect(render([say('Goodbye.', false), { c: 'hangup' }], places)).toContain('</Say><Hangup/></Response>');
  expect(render([{ c: 'reject' }], places)).toContain('<Response><Reject reason="busy"/></Response>');
  expect(render([], places)).toBe('<?xml version="1.0" encoding="UTF-8"?><Response/>');
});

test('golden: puts a caller through, and hears afterwards how it ended', () => {
  const [number, caller_id] = [Phone.parse('+12185550187'), Phone.parse('+12185550123')];
  const dial: Command = { c: 'dial', turn: 4, number, caller_id, timeout_s: 20, max_s: 3600 };
  const xml = render([say('One moment, please.', false), dial], places);
  valid(xml);
  expect(xml).toContain(
    '</Say><Dial callerId="+12185550123" timeout="20" timeLimit="3600" answerOnBridge="true" action="https://x.example/t?turn=4" method="POST"><Number>+12185550187</Number></Dial></Response>',
  );
});

test('escapes all text', () => {
  for (const text of [
    '</Say><Dial>+15550100</Dial><Say>',
    '"&\'<>',
    '\u0000\u0008\ud800 \u{1f600} ]]>',
    'مرحبًا «دانا» & شركاه',
  ]) {
    const root = valid(render([say(text), listen], places));
    expect(root.querySelectorAll('Say')).toHaveLength(1);
    expect(root.querySelector('Dial')).toBeNull();
  }
});

test('each language and voice has a tag and a voice; a long silence ends a message only', () => {
  for (const language of varieties) {
    for (const voice of voices) {
      valid(
        render(
          [
            { c: 'say', text: '…', language, voice, can_interrupt: true },
            { ...listen, language },
          ],
          places,
        ),
      );
    }
  }
  expect(render([{ ...listen, end_silence_ms: 3000, max_s: 120 }], places)).toContain('speechTimeout="3"');
});
