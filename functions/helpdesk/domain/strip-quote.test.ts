import { expect, test } from 'vitest';

import { stripQuote } from '#functions/helpdesk/domain/strip-quote.ts';

const quoted = '> Thank you for writing to us.\n> The second charge was refunded.';

test.each([
  ['English', 'On Mon, 23 Nov 2026 at 14:05, Calluna <support@calluna.example> wrote:'],
  ['English, broken', 'On Mon, 23 Nov 2026 at 14:05, Calluna\n<support@calluna.example> wrote:'],
  ['French', 'Le lun. 23 nov. 2026 à 14:05, Calluna <support@calluna.example> a écrit :'],
  ['Spanish', 'El lun, 23 nov 2026 a las 14:05, Calluna (<support@calluna.example>) escribió:'],
  ['Portuguese', 'Em seg., 23 de nov. de 2026 às 14:05, Calluna <support@calluna.example> escreveu:'],
  ['Turkish', 'Calluna <support@calluna.example>, 23 Kas 2026 Pzt, 14:05 tarihinde şunu yazdı:'],
  ['Russian', 'пн, 23 нояб. 2026 г. в 14:05, Calluna <support@calluna.example> написал:'],
  ['Russian, without a verb', 'пн, 23 нояб. 2026 г. в 14:05, Calluna <support@calluna.example>:'],
  ['Japanese', '2026年11月23日(月) 14:05 Calluna <support@calluna.example> のメール:'],
  ['Arabic', 'في الاثنين، 23 نوفمبر 2026 في 14:05 كتب Calluna <support@calluna.example>:'],
])('%s', (_, introduction) => {
  expect(stripQuote(`It is there now.\n\nThanks!\n\n${introduction}\n${quoted}`)).toBe('It is there now.\n\nThanks!');
});

test.each([
  ['Outlook’s line', '________________________________\nFrom: Calluna <support@calluna.example>\nSent: Monday'],
  ['Outlook’s headers', 'From: Calluna <support@calluna.example>\nSent: Monday\nSubject: Re: Your message'],
  ['an original message', '-----Original Message-----\nFrom: Calluna'],
  ['a quotation without an introduction', quoted],
  ['a signature', '-- \nIda Lindqvist\n+1 218 555 0142'],
])('cuts off %s', (_, below) => {
  expect(stripQuote(`It is there now.\r\n\r\n${below}`)).toBe('It is there now.');
});

test('keeps what is written between quoted lines', () => {
  expect(stripQuote('> Which card?\nThe blue one.\n> And when?\nOn Monday.')).toContain('The blue one.');
});

test('keeps a question that only begins like an introduction', () => {
  const text = 'On Monday I wrote:\nplease refund me. You did not answer.';
  expect(stripQuote(text)).toBe(text);
});

test('reads a hostile text in no time', () => {
  for (const line of ['> x', 'On x', 'On x:', '-- x', 'From: x']) {
    const text = `${`${line}\n`.repeat(20_000)}end`;
    expect(stripQuote(text).length).toBeLessThanOrEqual(text.length);
  }
});

test('keeps everything else as it is', () => {
  expect(stripQuote('Line one\n\n  indented > not quoted\n')).toBe('Line one\n\n  indented > not quoted');
  expect(stripQuote('')).toBe('');
});
