import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { measure } from '#functions/messaging/domain/sms-parts.ts';
import { renderMessage } from '#functions/messaging/templates/render.ts';
import {
  callPurposes,
  channelOf,
  type TemplateMessage,
  type Receipt,
  type TemplateParams,
  type BillingPurpose,
  type Purpose,
  purposes,
} from '#functions/messaging/templates/params.ts';
import { Message } from '#functions/messaging/store.ts';
import { newId } from '#shared/values/id.ts';
import { languageOf, type Variety, varieties } from '#shared/values/language.ts';
import { addressFor } from '#shared/values/portuguese.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const token = 'q'.repeat(43);
const link = `https://calluna.example.com/ar/inbox/wch_01M7Z6G8R00N97KS6WD14NK2ME/${token}`;
/** Parameters of every template, at their longest and most hostile. */
const until = '2026-11-21T13:05:00.000Z';
const samples = {
  at: '2026-11-21T11:55:00.000Z',
  email: `somebody.with.a.long.name@mail.example.com`,
  phone: '+12185550142',
  device: '<img src="//evil.example/x">Firefox on Linux',
  place: '<b>Texas</b>, United States',
  reason: 'the member asked & was "locked out"',
  pin: '012345',
  count: 12,
  tries: 20,
  people: 128,
  until,
  reference: 'CAL-T-2K7Q9F',
  topic: 'press-or-legal',
  answer_by: '2026-11-21T13:05:00.000Z',
  callback_at: null,
  callback_phone: null,
  time_zone: null,
  has_attachments: true,
  answer: 'The second charge <b>was</b> refunded.\n\nIt takes five days.',
  agent: 'Noor',
  quote: 'There are <two>\ncharges & "more".',
};
const paid = {
  amount: { minor_units: 2490, currency: 'USD' },
  card: { brand: 'visa', last4: '4242' },
  at: '2026-11-21T11:55:00.000Z',
} as const;
const cancel_link = `https://calluna.example.com/en/cancel/${token}`;
const receipt: Receipt = {
  ...paid,
  tax: null,
  number: 'C-7F3K2M9Q-3',
  from: '2026-11-21T11:55:00.000Z',
  until: '2026-12-21T11:55:00.000Z',
  next_at: '2026-12-21T11:55:00.000Z',
  next_amount: { minor_units: 2690, currency: 'USD' },
  descriptor: 'CALLUNA REPORTS',
  receipt_link: 'https://calluna.example.com/en/account/payments/chg_1',
  cancel_link,
};
const refunded = {
  ...paid,
  number: receipt.number,
  from: receipt.from,
  until: receipt.until,
  receipt_link: receipt.receipt_link,
};
const agreed = {
  descriptor: 'CALLUNA REPORTS',
  terms: 7,
  terms_link: 'https://calluna.example.com/en/assistant/page/web-flow-terms-of-service/7',
  withdrawal: null,
};
const keep_link = `https://calluna.example.com/en/keep/${token}`;
const card_link = 'https://calluna.example.com/en/account/payments?card';
const due = { ...paid, tax: null, cancel_link };
/** The parameters of billing mails. */
const money: { [P in BillingPurpose]: TemplateParams[P] } = {
  'trial-started': {
    ...paid,
    tax: null,
    ...agreed,
    credits: 5,
    link: 'https://calluna.example.com/en',
    report_link: null,
    is_password_mailed: false,
    cancel_link,
  },
  'membership-started': { ...receipt, ...agreed, credits: 50, report_link: null, is_password_mailed: false },
  'renewal-reminder': {
    ...due,
    balance: 60,
    credits: 50,
    allotment: 50,
    ends_pause: false,
    ends_trial: false,
    can_pause: false,
    may_need_owner: false,
  },
  receipt: { ...receipt, credits: 50, allotment: 50 },
  'receipt-copy': {
    number: receipt.number,
    rows: JSON.stringify([
      ['Seller', 'Heather & <b>Sons</b>\n1 Example Street'],
      ['Paid', '$24.90'],
    ]),
    notes: 'Corrected on <i>Monday</i>.',
    receipt_link: receipt.receipt_link,
  },
  'payment-declined': {
    ...paid,
    why: 'billing.card-expired',
    next_try_at: '2026-11-23T12:00:00.000Z',
    next_try: 2,
    tries: 4,
    is_last: false,
    is_reminder: false,
    until: '2026-12-04T12:00:00.000Z',
    card_link,
    cancel_link,
  },
  'membership-ended': { ...paid, why: 'billing.card-expired', link },
  unsubscribed: {
    ...paid,
    withdrawn_at: null,
    ordered_at: null,
    until: '2026-12-21T11:55:00.000Z',
    credits: 54,
    keep_link,
  },
  'membership-kept': { ...due, until: '2026-12-21T11:55:00.000Z', ends_pause: false },
  'membership-paused': { ...due, until: '2026-12-21T11:55:00.000Z' },
  'membership-continued': { ...due, ...agreed },
  'refund-begun': { ...refunded, withdrawn_at: null, ordered_at: null, ends_membership: true },
  'refund-done': {
    ...refunded,
    credit_note: 'R-7F3K2M9Q-3',
    withdrawn_at: null,
    ordered_at: null,
    is_again: false,
    ends_membership: true,
    next_at: null,
    next_amount: null,
  },
  'refund-failed': { ...paid, credit_note: null, failures: 1, next_try_at: paid.at, answer_hours: 24, link },
  'card-replaced': paid,
};
/** The parameters of mails about disputed facts. */
const facts = {
  'dispute-answered': { at: samples.at, outcome: 'withdrawn', reason: samples.reason, link },
  'request-received': {
    reference: 'CAL-F-2K7Q9XM',
    request: 'correct',
    field: 'phones',
    at: '2026-11-22T12:00:00.000Z',
    answer_by: '2026-12-02T12:00:00.000Z',
    link,
  },
  'fact-disputed': {
    source: 'Carrier <b>lines</b>',
    reference: 'dsp_01M7Z6G8R00N97KS6WD14NK2ME',
    records: '4711, 4712',
    field: 'phones',
    kind: 'never-theirs',
    at: samples.at,
  },
} satisfies Partial<TemplateParams>;
const notice = {
  'listing-notice': {
    name: 'Tamsin <b>Reed</b>',
    sources: 'County register',
    sections: 'names addresses emails',
    at: samples.at,
    link,
    privacy_link: 'https://calluna.example.com/en/privacy-center',
    policy_link: 'https://calluna.example.com/en/assistant/page/web-flow-privacy-policy',
  },
} satisfies Partial<TemplateParams>;
const digest = {
  ...{ calls: 3, urgent: 1, waiting: 4, overdue: 1, callbacks: 1, spam: 2, more: 13 },
  lines: JSON.stringify([
    ['urgent', '10:42', 'Dana <b>Brandt</b>: The pipe burst'],
    ['overdue', '20 Nov 10:42', 'Omar: The keys'],
    ['call', '11:00', '+16125550138'],
    ['callback', '9:00', 'Marcus: The boat'],
  ]),
};
const changed = {
  reports: 12,
  changes: JSON.stringify({ personal: 2, phones: 11, emails: 1, locations: 3, social_profiles: 100 }),
};
const unsubscribe = {
  post: 'https://calluna.example.com/api/mails/token/unsubscribe',
  page: 'https://calluna.example.com/en/stop-mail/token',
};
const isStoppable = (purpose: Purpose) => ['spam-week', 'day-digest', 'report-changed'].includes(purpose);
const isAboutFact = (purpose: Purpose): purpose is keyof typeof facts => purpose in facts;
const isMoney = (purpose: Purpose): purpose is BillingPurpose => purpose in money;
const isNotice = (purpose: Purpose): purpose is keyof typeof notice => purpose in notice;
const codes_link = 'https://calluna.example.com/en/account/security';
const disown_link = 'https://calluna.example.com/en/confirm/not-me/token';
const linked: Purpose[] = [
  'account-deleted',
  'dispute-answered',
  'request-received',
  'confirm-email',
  'reset-password',
  'first-password',
  'change-email',
  'connect-google',
  'passkey-added',
  'second-factor-on',
  'password-guessed',
  'second-factor-wrong',
  'recovery-codes-replaced',
  'recovery-code-used',
  'account-reopened',
  'disowned',
  'chat-link',
  'spam-week',
  'day-digest',
  'report-changed',
];
const sampleMessage = (purpose: Purpose, language: Variety) =>
  ({
    purpose,
    language,
    account_id: null,
    ...(isStoppable(purpose) && { unsubscribe }),
    params: isMoney(purpose)
      ? money[purpose]
      : isAboutFact(purpose)
        ? facts[purpose]
        : isNotice(purpose)
          ? notice[purpose]
          : {
              ...samples,
              ...(linked.includes(purpose) && { link, until }),
              ...(purpose === 'recovery-code-used' && {
                left: 8,
                is_new_device: true,
                codes_link,
              }),
              ...(purpose === 'account-deleted' && { disown_link, disown_until: until }),
              ...(purpose.startsWith('passkey-') && { name: 'Phone <b>of Ida</b>' }),
              ...(purpose === 'day-digest' && digest),
              ...(purpose === 'report-changed' && changed),
              ...(purpose === 'report-changed-text' && { reports: 50, link: savedLink(language) }),
              ...(purpose === 'call-canceled' && { callback_at: until }),
              ...(purpose === 'search-ready' && { link: searchLink(language) }),
            },
    to: channelOf[purpose] === 'sms' ? '+12185550142' : 'tamsin@example.com',
  }) as TemplateMessage;
/** Texts about calls have a test of their own, calls/text.test.ts. */
const others = purposes.filter((purpose) => !(callPurposes as readonly Purpose[]).includes(purpose));
const all = others.flatMap((purpose) => varieties.map((language) => [purpose, language] as const));

beforeEach(() => void vi.stubEnv('SITE_URL', 'https://calluna.example.com'));
afterEach(() => void vi.unstubAllEnvs());

test.each(all)('renders %s in %s as a complete waiting message', (purpose, language) => {
  const message = renderMessage(sampleMessage(purpose, language), now);
  expect(Message.parse(message)).toEqual(message);
  expect(message).toMatchObject({
    state: 'waiting',
    language: languageOf(language),
    purpose,
    created_at: now.toISOString(),
  });
  expect(message.text).not.toMatch(/undefined|\[object|\$\{/);
});

const texts = all.filter(([purpose]) => channelOf[purpose] === 'sms');
test.each(texts)('the text %s in %s fits one part with any link', (purpose, language) => {
  const { text } = renderMessage(sampleMessage(purpose, language), now);
  expect(measure(text), text).toMatchObject({ parts: 1 });
  if (purpose === 'chat-link') expect(text).toContain(link);
  if (purpose === 'pin' || purpose === 'privacy-pin') expect(text).toContain(samples.pin);
});

/** The longest link of a search that fits the shortest texts. */
const searchLink = (language: Variety) => `https://ca.test/${languageOf(language)}/search/srch_${'0'.repeat(26)}`;

const savedLink = (language: Variety) => `https://calluna.example.com/${languageOf(language)}/saved`;

test.each(varieties)('a changed report in %s fits one part with its link', (language) => {
  for (const reports of [1, 2, 50]) {
    const params = { reports, link: savedLink(language) };
    const message = { ...sampleMessage('report-changed-text', language), params } as TemplateMessage;
    const rendered = renderMessage(message, now);
    const text = rendered.channel === 'sms' ? rendered.text : '';
    expect(text).toContain(savedLink(language));
    expect(measure(text).parts).toBe(1);
  }
});

test.each([
  ['en', '2 new phones and 1 new job'],
  ['ar', 'رقما هاتف جديدان ووظيفة جديدة'],
  ['ja', '新しい電話番号2件、新しい職歴1件'],
  ['ru', '2 новых телефона и 1 новое место работы'],
] as const)('a mail in %s counts new facts as one says it', (language, words) => {
  const params = { ...changed, reports: 1, changes: JSON.stringify({ phones: 2, jobs: 1 }), link };
  const message = { ...sampleMessage('report-changed', language), params } as TemplateMessage;
  const rendered = renderMessage(message, now);
  expect(rendered.channel === 'email' && rendered.text).toContain(words);
});

test.each(varieties)('a finished search in %s fits one part with its link and the number of people', (language) => {
  for (const people of [0, 1, 12, 128]) {
    const params = { people, link: searchLink(language) };
    const message = { ...sampleMessage('search-ready', language), params } as TemplateMessage;
    const { text, send_before } = renderMessage(message, now);
    expect(measure(text), text).toMatchObject({ parts: 1 });
    if (people > 1) expect(text).toContain(`${people}`);
    expect(text.endsWith(` ${params.link}`)).toBe(true);
    expect(send_before).toBeNull();
  }
});

test.each(varieties)('a short link leaves room for the text in %s', (language) => {
  const short = 'https://calluna.example.com/Ab3dE9k';
  const { text } = renderMessage(
    { ...sampleMessage('chat-link', language), params: { link: short } } as TemplateMessage,
    now,
  );
  expect(measure(text).parts).toBe(1);
  expect(text.replace(short, '').replace('Calluna: ', '').length).toBeGreaterThan(4);
});

test.each(varieties)('the last line of a text in %s lets a browser autofill the pin', (language) => {
  const { text } = renderMessage(sampleMessage('pin', language), now);
  expect(text.split('\n').at(-1)).toBe('@calluna.example.com #012345');
});

test('the text of the privacy center says what its code is for, and another text does not', () => {
  const textOf = (purpose: 'pin' | 'privacy-pin') => renderMessage(sampleMessage(purpose, 'en'), now).text;
  expect(textOf('privacy-pin')).toContain('to see and change your data. Never give it to anyone.');
  expect(textOf('pin')).not.toContain('data');
});

test('omits the autofill line where it does not fit', () => {
  vi.stubEnv('SITE_URL', `https://${'long.'.repeat(20)}example.com`);
  expect(renderMessage(sampleMessage('pin', 'ru'), now).text).toBe('Код Calluna: 012345');
});

/** The links of a message, its button first. */
const linksOf = (purpose: Purpose): string[] => {
  if (isNotice(purpose)) return [link, notice[purpose].privacy_link, notice[purpose].policy_link];
  if (isStoppable(purpose)) return [link, unsubscribe.page];
  if (purpose === 'recovery-code-used') return [link, codes_link];
  if (purpose === 'account-deleted') return [link, disown_link];
  if (!isMoney(purpose)) return linked.includes(purpose) ? [link] : [];
  const {
    link: page,
    keep_link,
    receipt_link,
    card_link,
    cancel_link,
    terms_link,
  } = money[purpose] as unknown as Partial<Record<string, string>>;
  const [button, ...others] = [page, keep_link, receipt_link, card_link, cancel_link].filter(
    (link) => link !== undefined,
  );
  return [button, terms_link, ...others].filter((link) => link !== undefined);
};

const mails = all.filter(([purpose]) => channelOf[purpose] === 'email');
describe.each(mails)('the mail %s in %s', (purpose, language) => {
  const message = () => renderMessage(sampleMessage(purpose, language), now) as Extract<Message, { channel: 'email' }>;
  const links = [...linksOf(purpose), `https://calluna.example.com/${languageOf(language)}/contact`].map((each) =>
    addressFor(each, language),
  );

  test('shows each link on a line of its own, that to support last, and loads nothing remote', () => {
    const { text, html } = message();
    expect(text.split('\n').filter((line) => line.startsWith('https:'))).toEqual(links);
    expect(text.trimEnd().endsWith(links.at(-1)!)).toBe(true);
    // Below a button, its link once more, in words.
    const linked = links.length > 1 ? [links[0]!, ...links] : links;
    expect(html.match(/href="[^"]*"/g) ?? []).toEqual(linked.map((link) => `href="${link}"`));
    expect(html).not.toMatch(/<(img|script|link|iframe)|<[^>]*src=|url\(|@import/);
  });

  test('has its text direction and a one-line subject', () => {
    const { subject, html } = message();
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(subject).toMatch(/^.{5,70}$/);
  });
});

test('says why it was sent, also to who has no account', () => {
  const message = sampleMessage('new-device', 'en');
  expect(renderMessage(message, now).text).toContain('because this address was entered at Calluna');
  const toMember = { ...message, account_id: newId('account') } as TemplateMessage;
  expect(renderMessage(toMember, now).text).toContain('because this address belongs to a Calluna account');
});

test('escapes user input in HTML emails', () => {
  const { html, text } = renderMessage(sampleMessage('new-device', 'en'), now) as Extract<
    Message,
    { channel: 'email' }
  >;
  expect(html).toContain('&lt;img src=&quot;//evil.example/x&quot;&gt;Firefox on Linux');
  expect(text).toContain('<img src="//evil.example/x">Firefox on Linux');
});

test('formats times in the recipient’s language, in UTC', () => {
  expect(renderMessage(sampleMessage('second-factor-on', 'en'), now).text).toContain(
    'November 21, 2026 at 11:55 AM UTC',
  );
  expect(renderMessage(sampleMessage('second-factor-on', 'es'), now).text).toContain(
    '21 de noviembre de 2026 a las 11:55 UTC',
  );
});

test('expires a pin after ten minutes, a link with its end, a receipt after three days, others after one', () => {
  const end = (purpose: Purpose) => renderMessage(sampleMessage(purpose, 'en'), now).send_before;
  expect(end('privacy-pin')).toBe(end('pin'));
  expect(end('pin')).toBe('2026-11-21T12:10:00.000Z');
  expect(end('reset-password')).toBe(until);
  expect(end('password-changed')).toBe('2026-11-22T12:00:00.000Z');
  expect(end('receipt')).toBe('2026-11-24T12:00:00.000Z');
  const at = '2026-11-21T18:00:00.000Z';
  expect(renderMessage(of('renewal-reminder', { ...money['renewal-reminder'], at }), now).send_before).toBe(at);
});

const of = <P extends Purpose>(purpose: P, params: TemplateParams[P], language: Variety = 'en') =>
  ({ ...sampleMessage(purpose, language), params }) as TemplateMessage;
const textOf = <P extends Purpose>(purpose: P, params: TemplateParams[P], language?: Variety) =>
  renderMessage(of(purpose, params, language), now).text;

test('a receipt shows amount, date, card, period and the next charge', () => {
  const text = textOf('receipt', money.receipt);
  expect(text).toContain('Receipt: C-7F3K2M9Q-3\nAmount: $24.90\nPaid on: November 21, 2026 at 11:55 AM UTC\n');
  expect(text).toMatch(/Card: Visa •••• 4242\nFor: November 21\s–\sDecember 21, 2026\n/);
  expect(text).toContain('Next charge: $26.90, December 21, 2026 at 11:55 AM UTC');
  expect(textOf('receipt', { ...money.receipt, next_at: null })).toContain('Next charge: none');
});

test.each([
  ['billing.card-expired', 'The card has expired.'],
  ['billing.card-insufficient-funds', 'The card had too little on it.'],
  ['billing.card-declined', 'The bank did not say why.'],
] as const)('%s is explained in words', (why, templates) => {
  expect(textOf('payment-declined', { ...money['payment-declined'], why })).toContain(templates);
});

test('a reminder says in its subject what ends or begins, how much is charged when, and that a month adds no credits', () => {
  const at = '2026-11-24T20:13:00.000Z';
  const subject = (more: Partial<TemplateParams['renewal-reminder']>, language: Variety = 'en') => {
    const params = { ...money['renewal-reminder'], at, ...more };
    const message = { ...of('renewal-reminder', params, language), time_zone: 'America/Chicago' };
    return (renderMessage(message, now) as Extract<Message, { channel: 'email' }>).subject;
  };
  expect(subject({})).toBe('Your next charge: $24.90 on Tue, Nov 24');
  expect(subject({ credits: 0 })).toBe('Your next charge: $24.90 on Tue, Nov 24, adds no credits');
  expect(subject({ ends_pause: true })).toBe('Your pause ends: $24.90 on Tue, Nov 24');
  expect(subject({ ends_trial: true })).toBe('Your free trial ends on Tue, Nov 24: $24.90 is charged');
  expect(subject({}, 'es')).toMatch(/el 24 de noviembre$/);
  expect(subject({}, 'pt-PT')).toMatch(/, 24 de novembro$/);
  for (const language of varieties)
    for (const more of [{ ends_trial: true }, { ends_pause: true, credits: 0 }, { credits: 0 }]) {
      // Marks of direction take no room.
      expect(subject(more, language).replace(/[\u200f\u2066\u2069]/g, '')).toMatch(/^.{5,70}$/);
    }
});

test('a reminder has one link that cancels: of a pause, whose month adds no credits, too', () => {
  const reminder = { ...money['renewal-reminder'], credits: 0 };
  const links = (more: Partial<TemplateParams['renewal-reminder']>) =>
    textOf('renewal-reminder', { ...reminder, ...more }).split(reminder.cancel_link).length - 1;
  expect(links({ ends_pause: true })).toBe(1);
  expect(links({ can_pause: true, link: 'https://calluna.example/en/account/payments' })).toBe(1);
});

test('varies the wording by its parameters', () => {
  const { 'payment-declined': declined, 'refund-begun': begun, unsubscribed } = money;
  expect(textOf('payment-declined', declined)).toContain('We try again on November 23, 2026 at 12:00 PM UTC');
  expect(textOf('payment-declined', declined)).toContain('the membership ends on December 4, 2026');
  expect(textOf('payment-declined', { ...declined, is_last: true })).toContain('We try one last time on November 23');
  expect(textOf('payment-declined', declined)).toContain('That is attempt 2 of 4.');
  const waiting = textOf('payment-declined', { ...declined, why: 'billing.card-authentication', next_try_at: null });
  expect(waiting).toContain('waits for your confirmation');
  expect(waiting).toContain('You can confirm it with this card');
  expect(waiting).not.toContain('did not accept');
  expect(waiting).toContain('Reports stay open until then.');
  const { 'renewal-reminder': reminder, 'refund-done': done, 'refund-failed': returned } = money;
  expect(textOf('renewal-reminder', reminder)).toContain('there is nothing to do');
  const confirmed = textOf('renewal-reminder', { ...reminder, may_need_owner: true });
  expect(confirmed).toContain('asked you to confirm the last charge and may ask again');
  expect(confirmed).not.toContain('there is nothing to do');
  expect(textOf('refund-done', done)).toContain('The membership ended with it');
  const goesOn = {
    ...done,
    ends_membership: false,
    next_at: '2026-12-21T11:55:00.000Z',
    next_amount: paid.amount,
    cancel_link,
  };
  expect(textOf('refund-done', goesOn)).toMatch(/The membership goes on\. Next charge: .*\$24\.90/);
  expect(textOf('refund-done', goesOn)).toContain(cancel_link);
  expect(textOf('refund-done', { ...done, is_again: true, ends_membership: false })).toContain('was sent again');
  expect(textOf('refund-failed', { ...returned, failures: 2 })).toContain('once more');
  const last = textOf('refund-failed', { ...returned, failures: 3, next_try_at: null });
  expect(last).toMatch(/3 times.*We answer within 24 hours/s);
  expect(last).not.toContain('We try again');
  expect(textOf('refund-begun', begun)).toContain('The membership ended with it');
  expect(textOf('refund-begun', { ...begun, ends_membership: false })).toContain('Nothing else changes');
  expect(textOf('unsubscribed', unsubscribed)).toContain('until December 21, 2026');
  expect(textOf('unsubscribed', { ...unsubscribed, until: null })).toContain('Your access has ended as well');
  expect(textOf('unsubscribed', unsubscribed)).toContain('54, which expire then');
  expect(textOf('unsubscribed', { ...unsubscribed, until: null })).toContain('54, which expire now');
  expect(textOf('unsubscribed', { ...unsubscribed, credits: 0 })).not.toContain('expire');
});

test('names the version of the terms that was agreed to, with the link to it', () => {
  for (const purpose of ['trial-started', 'membership-started'] as const) {
    const { text, html } = renderMessage(of(purpose, money[purpose]), now) as Extract<Message, { channel: 'email' }>;
    expect(text).toContain(`You agreed to version 7 of our terms:\n${agreed.terms_link}\n`);
    expect(html).toContain(`href="${agreed.terms_link}"`);
  }
});

test('an order from a report leads back to it, and its former button is a link below, in every language', () => {
  const report_link = 'https://calluna.example.com/en/search-result/per_1';
  for (const purpose of ['trial-started', 'membership-started'] as const) {
    const { link, receipt_link } = money[purpose] as { link?: string; receipt_link?: string };
    for (const language of varieties) {
      const mail = renderMessage(of(purpose, { ...money[purpose], report_link }, language), now) as {
        text: string;
        html: string;
      };
      expect(mail.text.indexOf(`\n${report_link}\n`), language).toBeGreaterThan(0);
      expect(mail.text.indexOf(`\n${link ?? receipt_link}\n`)).toBeGreaterThan(mail.text.indexOf(report_link));
      expect(mail.html).toContain(`class="button" href="${report_link}"`);
    }
  }
});

test('a notice names source, kinds of data, purpose, rights and the date, in the language of its reader', () => {
  const text = textOf('listing-notice', notice['listing-notice'], 'fr');
  expect(text).toContain('Catégories de données\u202f: noms, adresses, adresses e-mail\n');
  expect(text).toContain('Source\u202f: County register\n');
  expect(text).toContain('Affichage au plus tôt le\u202f: 21 novembre 2026 à 11\u00a0h\u00a055 UTC\n');
  expect(text).toContain('Vous pouvez vous y opposer');
});

test.each(varieties)('a refund names its receipt, credit note and month, and links to them, in %s', (language) => {
  const done = textOf('refund-done', money['refund-done'], language).replace(/[\u2066\u2069]/g, '');
  const { number, credit_note, receipt_link } = money['refund-done'];
  for (const said of [number, credit_note, receipt_link]) expect(done).toContain(said);
  const begun = textOf('refund-begun', money['refund-begun'], language).replace(/[\u2066\u2069]/g, '');
  for (const said of [number, receipt_link]) expect(begun).toContain(said);
  expect(begun).not.toContain(credit_note);
  if (language === 'en')
    for (const text of [done, begun]) expect(text).toMatch(/For: November 21\s–\sDecember 21, 2026/);
});

test('formats amounts for the locale, isolated within Arabic', () => {
  const amount = { minor_units: 9150, currency: 'KWD' } as const;
  expect(textOf('refund-done', { ...money['refund-done'], amount }, 'fr')).toMatch(/9,150\sKWD/);
  expect(textOf('refund-done', money['refund-done'], 'ar')).toContain('\u2066Visa •••• 4242\u2069');
  expect(textOf('refund-done', money['refund-done'], 'ar')).toMatch(/\u2066[^\u2069]*24\.90[^\u2069]*\u2069/);
});

test('the first of a month is an ordinal in French and in Brazil, as on the pages', () => {
  const at = '2026-12-01T11:55:00.000Z';
  expect(textOf('refund-done', { ...money['refund-done'], at }, 'fr')).toMatch(/1er\sdécembre 2026/);
  expect(textOf('refund-done', { ...money['refund-done'], at }, 'pt')).toMatch(/1º\sde\sdezembro/);
});

describe('the tax of an amount', () => {
  const tax = {
    name: 'USt',
    place: 'DE',
    percent: 19,
    inclusive: true,
    net: { minor_units: 2092, currency: 'USD' },
    tax: { minor_units: 398, currency: 'USD' },
  } as const;

  test.each(['trial-started', 'membership-started', 'receipt', 'renewal-reminder'] as const)(
    'is a row of %s, in every language',
    (purpose) => {
      for (const language of varieties) {
        const { text } = renderMessage(of(purpose, { ...money[purpose], tax }, language), now) as { text: string };
        const row = text.split('\n').find((line) => line.startsWith('USt'));
        expect(row, language).toMatch(/^USt .*19.*3[.,]98/);
      }
    },
  );

  test('that is added says so', () => {
    expect(textOf('receipt', { ...money.receipt, tax: { ...tax, inclusive: false } })).toContain(
      'USt 19%: $3.98, added to the price',
    );
  });

  test.each(['trial-started', 'membership-continued'] as const)(
    'that is added may change, and %s says so',
    (purpose) => {
      const said = (more: object) => textOf(purpose, { ...money[purpose], ...more });
      expect(said({ tax: { ...tax, inclusive: false } })).toContain('says the new amount');
      expect(said({ tax: { ...tax, inclusive: false } })).not.toContain('same amount');
      for (const others of [{ tax }, { tax: null }]) expect(said(others)).toContain('the same amount each month');
    },
  );
});

test('the receipt of a month that adds fewer credits says how many, and why', () => {
  const added = (credits: number) => textOf('receipt', { ...money.receipt, credits });
  expect(added(50)).toContain('Credits this month: 50\n');
  expect(added(50)).not.toContain('limit');
  expect(added(45)).toMatch(/Credits this month: 45\n[^]*fewer than usual/);
  expect(added(0)).toMatch(/Credits this month: 0\n[^]*adds none/);
});

test('a pause that was ended is no cancellation that was taken back', () => {
  const mail = textOf('membership-kept', { ...money['membership-kept'], until: null, ends_pause: true });
  expect(mail).toContain('Your pause is over');
  expect(mail).not.toContain('as before');
});
