import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { callMailTemplates } from '#functions/messaging/templates/calls/all.ts';
import type { CallMessage } from '#functions/messaging/templates/calls/text.ts';
import { renderCallMail } from '#functions/messaging/templates/render.ts';
import type { TemplateParams } from '#functions/messaging/templates/params.ts';
import { Message } from '#functions/messaging/store.ts';
import { type Variety, varieties } from '#shared/values/language.ts';

const now = new Date('2026-11-21T19:12:00.000Z');
const link = 'https://calluna.example.com/en/assistant/call-details?call=call_1';
const unsubscribe = {
  post: 'https://calluna.example.com/api/mails/acc_1~call-answered~seal/unsubscribe',
  page: 'https://calluna.example.com/en/stop-mail/acc_1~call-answered~seal',
};
const when = { at: '2026-11-24T20:30:00.000Z', tz: 'America/Chicago' };
const missed = {
  detail: 'full',
  name: 'Ana P.',
  claim: 'known',
  number: '+14155550132',
  about: 'a delivery <b>',
  when,
  verdict: 'suspicious',
  link: '',
} as const;
const mailOf = <P extends CallMessage['purpose']>(
  purpose: P,
  params: TemplateParams[P],
  language: Variety = 'en',
  heldUntil?: Date,
) =>
  renderCallMail(
    { purpose, params, language, to: '', account_id: null } as unknown as CallMessage,
    { email: 'ida@example.com', link, unsubscribe },
    now,
    heldUntil,
  ) as Extract<Message, { channel: 'email' }>;

beforeEach(() => void vi.stubEnv('SITE_URL', 'https://calluna.example.com'));
afterEach(() => void vi.unstubAllEnvs());

test('shows caller, reason, callback time, verdict and link', () => {
  const { subject, text, html } = mailOf('missed-call', missed);
  expect(subject).toBe('Maybe spam: Ana P. +14155550132');
  expect(text).toContain(
    `You missed a call.\n\nCaller: Ana P. +14155550132\nAbout: a delivery <b>\nCallback: Tue 2:30 PM\nVerdict: Maybe spam\n\nOpen the call:\n${link}\n`,
  );
  expect(html).toContain('a delivery &lt;b&gt;');
  expect(html.match(/href="[^"]*"/g)).toEqual([
    `href="${link}"`,
    `href="${link}"`,
    `href="${unsubscribe.page}"`,
    `href="https://calluna.example.com/en/contact"`,
  ]);
});

test('can be turned off by one click in the mail program, and by a link in its footer', () => {
  const mail = mailOf('missed-call', missed);
  expect(mail.unsubscribe).toBe(unsubscribe.post);
  expect(mail.text).toContain(`Stop these emails:\n${unsubscribe.page}\n`);
});

test('respects the owner’s detail setting', () => {
  const hidden = mailOf('missed-call', { ...missed, detail: 'private' });
  expect(hidden.subject).toBe('Maybe spam: Calluna: a new message');
  expect(hidden.text + hidden.html).not.toMatch(/Ana|4155550132|delivery|2:30|Verdict/);
  const named = mailOf('missed-call', { ...missed, detail: 'name' });
  expect(named.text).toContain('Caller: Ana P.\nCallback: Tue 2:30 PM\n');
  expect(named.text + named.html).not.toMatch(/4155550132|delivery|Verdict/);
});

test('omits rows without a value; names a withheld number as withheld', () => {
  const { subject, text } = mailOf('missed-call', { ...missed, name: null, number: '', about: null, when: null });
  expect(subject).toBe('Maybe spam: Number withheld');
  expect(text).toContain('You missed a call.\n\nCaller: Number withheld\nVerdict: Maybe spam\n');
});

test('a held message expires a day after its release', () => {
  const heldUntil = new Date('2026-11-22T13:30:00.000Z');
  expect(mailOf('missed-call', missed, 'en', heldUntil)).toMatchObject({
    not_before: heldUntil.toISOString(),
    send_before: '2026-11-23T13:30:00.000Z',
  });
  expect(mailOf('callback-reminder', missed as never)).toMatchObject({
    not_before: null,
    send_before: '2026-11-22T19:12:00.000Z',
  });
});

describe.each(varieties)('in %s', (language) => {
  const both = { detail: 'full', name: 'Ana P.', claim: 'known', number: '+14155550132', link: '' } as const;
  const mails = () => [
    mailOf('missed-call', missed, language),
    mailOf('callback-reminder', { ...both, about: 'delivery', when }, language),
    mailOf('callback-moved', { ...both, reader: 'owner', when }, language),
    mailOf('callback-cancelled', { ...both, reader: 'owner', when, word: 'Sorry' }, language),
  ];

  test('renders a complete email with one button in its text direction', () => {
    for (const message of mails()) {
      expect(Message.parse(message)).toEqual(message);
      expect(message.subject).toMatch(/^[^\n]{5,70}$/);
      expect(message.html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
      expect(message.text).not.toMatch(/undefined|null|\[object|\$\{/);
      expect(message.text.split(link)).toHaveLength(2);
      expect(message.text).toContain(callMailTemplates[language].choose);
    }
  });

  test('keeps numbers left-to-right and localizes the verdict', () => {
    const { text } = mailOf('missed-call', missed, language);
    expect(text).toContain(language === 'ar' ? '\u2066+14155550132\u2069' : '+14155550132');
    expect(text).toContain(callMailTemplates[language].verdicts.suspicious);
  });
});
