import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { measure } from '#functions/messages/domain/sms-parts.ts';
import { compose } from '#functions/messages/letters/compose.ts';
import { channelOf, type Letter, type Purpose, purposes } from '#functions/messages/letters/letter.ts';
import { Message } from '#functions/messages/store.ts';
import { type Language, languages } from '#shared/values/language.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const token = 'q'.repeat(43);
const link = `https://calluna.example.com/ar/inbox/wch_01M7Z6G8R00N97KS6WD14NK2ME/${token}`;
/** What every letter says, as long as it gets and as hostile. */
const until = '2026-11-21T13:05:00.000Z';
const said = {
  at: '2026-11-21T11:55:00.000Z',
  email: `somebody.with.a.long.name@mail.example.com`,
  phone: '+12185550142',
  device: '<img src="//evil.example/x">Firefox on Linux',
  reason: 'the member asked & was "locked out"',
  pin: '012345',
};
const linked: Purpose[] = ['confirm-email', 'reset-password', 'change-email', 'connect-google', 'chat-link'];
const letter = (purpose: Purpose, language: Language) =>
  ({
    ...{ purpose, language, account_id: null },
    params: { ...said, ...(linked.includes(purpose) && { link, until }) },
    to: channelOf[purpose] === 'sms' ? '+12185550142' : 'tamsin@example.com',
  }) as Letter;
const all = purposes.flatMap((purpose) => languages.map((language) => [purpose, language] as const));

beforeEach(() => void vi.stubEnv('SITE_URL', 'https://calluna.example.com'));
afterEach(() => void vi.unstubAllEnvs());

test.each(all)('%s in %s is a whole message that waits', (purpose, language) => {
  const message = compose(letter(purpose, language), now);
  expect(Message.parse(message)).toEqual(message);
  expect(message).toMatchObject({ state: 'waiting', language, purpose, created_at: now.toISOString() });
  expect(message.text).not.toMatch(/undefined|\[object|\$\{/);
});

const texts = all.filter(([purpose]) => channelOf[purpose] === 'sms');
test.each(texts)('the text %s in %s is one part, however long its link', (purpose, language) => {
  const { text } = compose(letter(purpose, language), now);
  expect(measure(text), text).toMatchObject({ parts: 1 });
  if (purpose === 'chat-link') expect(text).toContain(link);
  if (purpose === 'pin') expect(text).toContain(said.pin);
});

test.each(languages)('a short link leaves room for the words in %s', (language) => {
  const short = 'https://calluna.example.com/Ab3dE9k';
  const { text } = compose({ ...letter('chat-link', language), params: { link: short } } as Letter, now);
  expect(measure(text).parts).toBe(1);
  expect(text.replace(short, '').replace('Calluna: ', '').length).toBeGreaterThan(4);
});

test.each(languages)('a browser finds the pin of a text in %s by its last line', (language) => {
  const { text } = compose(letter('pin', language), now);
  expect(text.split('\n').at(-1)).toBe('@calluna.example.com #012345');
});

test('a pin whose last line has no room goes without it', () => {
  vi.stubEnv('SITE_URL', `https://${'long.'.repeat(20)}example.com`);
  expect(compose(letter('pin', 'ru'), now).text).toBe('Код Calluna: 012345');
});

const mails = all.filter(([purpose]) => channelOf[purpose] === 'email');
describe.each(mails)('the mail %s in %s', (purpose, language) => {
  const message = () => compose(letter(purpose, language), now) as Extract<Message, { channel: 'email' }>;
  const hasLink = linked.includes(purpose);

  test('says its link once, on a line of its own and on a button, and shows nothing of elsewhere', () => {
    const { text, html } = message();
    expect(text.split('\n').filter((line) => line === link)).toHaveLength(hasLink ? 1 : 0);
    expect(text.split(link)).toHaveLength(hasLink ? 2 : 1);
    expect(html.match(/href=/g) ?? []).toHaveLength(hasLink ? 1 : 0);
    if (hasLink) expect(html).toContain(`href="${link}"`);
    expect(html).not.toMatch(/<(img|script|link|iframe|style)|<[^>]*src=|url\(|@import/);
  });

  test('is written in its direction, with a subject of one line', () => {
    const { subject, html } = message();
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(subject).toMatch(/^.{5,70}$/);
  });
});

test('what somebody else wrote is text in a mail, and no markup', () => {
  const { html, text } = compose(letter('new-device', 'en'), now) as Extract<Message, { channel: 'email' }>;
  expect(html).toContain('&lt;img src=&quot;//evil.example/x&quot;&gt;Firefox on Linux');
  expect(text).toContain('<img src="//evil.example/x">Firefox on Linux');
});

test('moments are worded in the reader’s language, by the clock of all', () => {
  expect(compose(letter('second-factor-on', 'en'), now).text).toContain('November 21, 2026 at 11:55 AM UTC');
  expect(compose(letter('second-factor-on', 'es'), now).text).toContain('21 de noviembre de 2026 a las 11:55 UTC');
});

test('nothing is sent once it is of no use: a pin after ten minutes, a link after its end, the rest after a day', () => {
  const end = (purpose: Purpose) => compose(letter(purpose, 'en'), now).send_before;
  expect(end('pin')).toBe('2026-11-21T12:10:00.000Z');
  expect(end('reset-password')).toBe(until);
  expect(end('password-changed')).toBe('2026-11-22T12:00:00.000Z');
});
