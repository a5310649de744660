import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Message } from '#functions/messaging/store.ts';
import { preheaderOf } from '#functions/messaging/templates/layout.ts';
import { channelOf, type Purpose, purposes } from '#functions/messaging/templates/params.ts';
import { renderCallMail, renderMessage } from '#functions/messaging/templates/render.ts';
import { mailedCalls, sampleCallMail, sampleOf } from '#functions/messaging/templates/samples.ts';
import { withdrawalWords } from '#shared/withdrawal/words.ts';
import { directionOf, type Variety, varieties } from '#shared/values/language.ts';

const now = new Date('2026-11-23T20:13:00.000Z');
const SITE_URL = 'https://calluna.example';
beforeEach(() => void vi.stubEnv('SITE_URL', SITE_URL));
afterEach(() => void vi.unstubAllEnvs());

type Letter = Extract<Message, { channel: 'email' }>;
const letter = (purpose: Purpose, language: Variety, zone: string | null = 'Asia/Tokyo') =>
  renderMessage(sampleOf(purpose, language, zone), now) as Letter;
const mails = purposes.filter((purpose) => channelOf[purpose] === 'email');

describe.each(varieties)('every letter in %s', (language) => {
  test.each(mails)('%s is whole: no gap, no raw value, no time of another clock', (purpose) => {
    const { subject, text, html } = letter(purpose, language);
    for (const words of [subject, text, html.replace(/href="[^"]*"/g, '')]) {
      expect(words).not.toMatch(/undefined|null|NaN|\[object|\$\{|\{\{/);
      expect(words, 'an ISO date').not.toMatch(/\d{4}-\d\d-\d\d(T|\b)/);
      expect(words, 'a time in UTC').not.toMatch(/\bUTC\b|GMT|غرينتش/);
      expect(words, 'a raw zone').not.toMatch(/(Asia|America|Europe)\/\w/);
    }
  });

  test.each(mails)('%s names each link before it, in the plain part', (purpose) => {
    const lines = letter(purpose, language).text.split('\n');
    const links = lines.flatMap((line, i) => (/^https?:/.test(line) ? [i] : []));
    expect(links.length).toBeGreaterThan(0); // that to support, at least
    for (const i of links) expect(lines[i - 1]).toMatch(/[\p{L}].*[:：]$/u);
    expect(lines.filter((line) => /\S\s*https?:/.test(line))).toEqual([]);
  });

  test.each(mails)(
    '%s shows no long address, has its direction and its colors, and begins with its preheader',
    (purpose) => {
      const { html } = letter(purpose, language);
      expect(html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      expect(html).toContain('prefers-color-scheme: dark');
      expect(html.replace(/href="[^"]*"/g, '')).not.toContain('https://');
      const [, body = ''] = html.split('<body');
      expect(body.indexOf('display:none')).toBeLessThan(body.indexOf('Calluna</span>'));
    },
  );
});

test.each(varieties)('each link of a mail in %s opens the page in it', (language) => {
  const calls = mailedCalls.map((purpose) => {
    const { message, to } = sampleCallMail(purpose, language);
    return renderCallMail(message, to, now) as Letter;
  });
  for (const { text, html } of [...mails.map((purpose) => letter(purpose, language)), ...calls]) {
    const links = [...text.matchAll(/^https:.*$/gm), ...html.matchAll(/(?<=href=")[^"]*/g)].map(String);
    for (const link of links) expect(link.endsWith('pt=PT'), link).toBe(language === 'pt-PT');
  }
});

test('a preheader is the first sentence, and the first facts', () => {
  expect(
    preheaderOf({
      text: ['Thank you.', 'More.'],
      rows: [
        ['Receipt', 'C-1'],
        ['Amount', '$24.90'],
      ],
    }),
  ).toBe('Thank you. · C-1 · $24.90');
});

test.each([
  ['en', 'America/Chicago', 'November 23, 2026 at 2:13 PM (Central Time)'],
  ['ja', 'Asia/Tokyo', '2026年11月24日 5:13（日本標準時）'],
  ['ar', 'Asia/Riyadh', '23 نوفمبر 2026، الساعة 11:13 م (التوقيت العربي الرسمي)'],
  ['ru', 'America/Chicago', '23 ноября 2026 г. в 14:13 (Чикаго)'],
  ['tr', 'Europe/Istanbul', '23 Kasım 2026 23:13 (Türkiye Saati)'],
  ['en', null, 'November 23, 2026 at 8:13 PM UTC'],
  ['en', 'UTC', 'November 23, 2026 at 8:13 PM UTC'],
] as const)('in %s, %s, a time is by the reader’s clock, which it names', (language, zone, expected) => {
  expect(letter('second-factor-on', language, zone).text.replace(/\s/g, ' ')).toContain(expected);
});

test('a Russian deadline has no second preposition', () => {
  expect(letter('membership-paused', 'ru', 'Europe/Moscow').text.replace(/\s/g, ' ')).toContain(
    'до 23 декабря 2026 г., 23:17 (Москва)',
  );
});

test.each(varieties)('in %s, the mail after a withdrawal confirms it before the refund', (language) => {
  const { subject, text } = letter('refund-begun', language);
  const { received } = withdrawalWords[language];
  expect(subject.startsWith(received.subject)).toBe(true);
  for (const part of [received.says, received.contract[1], received.ordered, received.arrived])
    expect(text).toContain(part);
  expect(text.startsWith(received.says)).toBe(true);
});

test('a number keeps its plus sign before it within Arabic, and is written in parts', () => {
  expect(letter('phone-changed', 'ar').text).toContain('\u2066+1 218-555-0142\u2069');
  expect(letter('phone-changed', 'en').text).toContain('(218) 555-0142');
});

/** A message in our words alone: the form of withdrawal is in those of the law. */
function ownWords(purpose: Purpose, language: Variety) {
  const sample = sampleOf(purpose, language, null);
  const params = 'withdrawal' in sample.params ? { ...sample.params, withdrawal: null } : sample.params;
  return renderMessage({ ...sample, params } as typeof sample, now);
}

/** As `frontend/src/i18n/portugal.test.ts` has them, and what mails say besides. */
const brazilian =
  /liga[çc](ão|ões)|\bvocês?(?!\p{L})|celular|contato|\bregistro|\bsenha|aplicativo|compartilh|\bdisqu|\bequipe\b|solicitaç|\bassinatura|\bbusca|\bexclu[íi]|\bsuporte\b|movimentaç/iu;
const all = purposes.map((purpose) => [purpose, channelOf[purpose]] as const);

test.each(all)('%s, a message by %s, has nothing in Portugal that only Brazilians say', (purpose) => {
  const message = ownWords(purpose, 'pt-PT');
  expect(message.text).not.toMatch(brazilian);
  expect('subject' in message ? message.subject : '').not.toMatch(brazilian);
});

/** One narrow space before it, as on pages, where no line ends. */
const loosePunctuation = /(?<!Re|\u202f)[:;?!»](?=\s|$)|«(?!\u202f)/u;
/** Texts have ordinary ones: the narrow space would more than halve what fits. */
const tightPunctuation = /[^ ][:;?!](?=\s|$)|[\u00a0\u202f]/u;

test.each(mails)('%s keeps French punctuation with its word', (purpose) => {
  const { subject, text } = letter(purpose, 'fr', null);
  for (const words of [subject, text]) expect(words).not.toMatch(loosePunctuation);
});

test.each(mailedCalls)('the mail of %s does, too, and says “21 h 13”', (purpose) => {
  const { message, to } = sampleCallMail(purpose, 'fr');
  const { subject, text } = renderCallMail(message, to, now) as Letter;
  for (const words of [subject, text]) {
    expect(words).not.toMatch(loosePunctuation);
    expect(words).not.toMatch(/\d:\d|\d h/);
  }
});

test.each(purposes.filter((purpose) => channelOf[purpose] === 'sms'))('the text %s has French spaces', (purpose) => {
  expect(renderMessage(sampleOf(purpose, 'fr', null), now).text).not.toMatch(tightPunctuation);
});

/** Latin punctuation after a letter of theirs. */
const foreign: Partial<Record<Variety, RegExp>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}）」] ?[,.:;?!]/u,
  ar: /\p{Script=Arabic}[,;?]/u,
};
test.each(['ja', 'ar'] as const)('messages in %s have its punctuation', (language) => {
  for (const [purpose] of all) {
    const { text } = renderMessage(sampleOf(purpose, language, 'Asia/Tokyo'), now);
    expect(text, purpose).not.toMatch(foreign[language]!);
  }
});

test.each(varieties)('no letter in %s has brackets within or right after brackets', (language) => {
  // The notice of a record cites articles of laws.
  for (const purpose of mails.filter((each) => each !== 'listing-notice'))
    expect(ownWords(purpose, language).text, purpose).not.toMatch(/[)）] ?[(（]|[(（][^)）]*[(（].*[)）]{2}/);
});

test('the days of a paid month are those of the reader', () => {
  expect(letter('receipt', 'en', 'Asia/Tokyo').text).toMatch(/For: November 24\s–\sDecember 24, 2026/);
  expect(letter('receipt', 'en', 'America/Chicago').text).toMatch(/For: November 23\s–\sDecember 23, 2026/);
});

test.each([
  ['ticket-received', '<span style="white-space:nowrap">CAL-T-2K7Q9F</span>'],
  ['renewal-reminder', 'を<span style="white-space:nowrap">Visa •••• 4242</span>に'],
] as const)('no line of %s breaks a code or a card', (purpose, markup) => {
  expect(letter(purpose, 'ja').html).toContain(markup);
});

test('says that a reply is read where it is', () => {
  expect(letter('receipt', 'en').text).toContain('Questions? Write to us:\n');
  vi.stubEnv('SUPPORT_ADDRESS', 'support@calluna.example');
  expect(letter('receipt', 'en').text).toContain('Questions? Reply to this email, or write to us here:\n');
});
