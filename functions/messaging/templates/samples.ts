import type { CallMessage } from '#functions/messaging/templates/calls/text.ts';
import { isolated } from '#functions/messaging/templates/format-params.ts';
import {
  type CallPurpose,
  channelOf,
  type Purpose,
  type TemplateMessage,
  type TemplateParams,
  type Unsubscribe,
} from '#functions/messaging/templates/params.ts';
import type { MailedCall } from '#functions/messaging/templates/render.ts';
import { languageOf, localeOf, type Variety } from '#shared/values/language.ts';
import type { StoppableMail } from '#shared/values/stoppable-mail.ts';

/** Moments around the first month of a member. */
const JUST_NOW = '2026-11-23T20:13:00.000Z';
const SOON = '2026-11-23T21:13:00.000Z';
const TOMORROW = '2026-11-24T20:13:00.000Z';
const NEXT_MONTH = '2026-12-23T20:17:00.000Z';

const SITE = 'https://calluna.example';
const TOKEN = 'Zk3vQ8mT1xYb6Rr0LdWc7Hn5Ss2Jp9Gu4Ee8Fa1Vo3k';
const amount = { minor_units: 2490, currency: 'USD' } as const;
const tax = {
  name: 'Sales tax',
  place: 'US-TX',
  percent: 8.25,
  inclusive: false,
  net: { minor_units: 2300, currency: 'USD' },
  tax: { minor_units: 190, currency: 'USD' },
} as const;
const card = { brand: 'visa', last4: '4242' } as const;
const device = 'Firefox on Linux';
const reference = 'CAL-T-2K7Q9F';
const when = { at: TOMORROW, tz: 'America/Chicago' };

/** What every template is shown with, in a language: realistic parameters, with invented people. */
export function samplesIn(variety: Variety): { [P in Purpose]: TemplateParams[P] } {
  const to = (...path: string[]) => [SITE, languageOf(variety), ...path].join('/');
  const cancel_link = to('unsubscribe', `acc_01M7Z6G8R00N97KS6WD14NK2ME~sub_01M7Z6G8R00N97KS6WD14NK2ME~${TOKEN}`);
  const terms_link = to('assistant/page/web-flow-terms-of-service/8');
  const withdrawal = { link: to('withdrawal'), refund_days: 30 };
  const agreement = { descriptor: 'CALLUNA REPORTS', terms: 8, terms_link, withdrawal };
  const receipt = {
    number: 'C-7F3K2M9Q-3',
    amount,
    tax,
    at: JUST_NOW,
    card,
    from: JUST_NOW,
    until: NEXT_MONTH,
    descriptor: 'CALLUNA REPORTS',
    next_at: NEXT_MONTH,
    next_amount: amount,
    receipt_link: to('account/payments/chg_01M7Z6G8R00N97KS6WD14NK2ME/receipt'),
    cancel_link,
  };
  const { number, from, until, receipt_link } = receipt;
  const refunded = { amount, card, number, from, until, receipt_link };
  const due = { amount, tax, at: NEXT_MONTH, card, cancel_link };
  const owner = { detail: 'full', name: 'Ana Prieto', claim: 'known', number: '+14155550132' } as const;
  const link = `${SITE}/Ab3dE9k`;
  const place = new Intl.DisplayNames(localeOf(variety), { type: 'region' }).of('PT') ?? null;
  const disownable = { device, at: JUST_NOW, place, link: to('confirm/not-me', TOKEN), until: TOMORROW };
  return {
    'confirm-email': { link: to('confirm/confirm-email', TOKEN), until: TOMORROW },
    'reset-password': { link: to('confirm/reset-password', TOKEN), until: SOON },
    'first-password': { link: to('reset-password', TOKEN), until: TOMORROW },
    'change-email': { link: to('confirm/change-email', TOKEN), until: SOON },
    'email-changing': { email: 'ida.lund@example.com', ...disownable },
    'email-changed': { ...disownable, email: 'ida.lund@example.com', link: to('confirm/restore-email', TOKEN) },
    'address-wanted': {},
    'connect-google': { link: to('confirm/connect-google', TOKEN), until: SOON },
    'account-exists': { link: to('login') },
    'no-account': {},
    'new-device': disownable,
    'session-copied': disownable,
    'password-guessed': { tries: 20, link: to('account/password') },
    'second-factor-wrong': disownable,
    'passkey-added': {
      name: 'Phone',
      device,
      at: JUST_NOW,
      place,
      link: to('confirm/remove-passkey', TOKEN),
      until: TOMORROW,
    },
    'passkey-removed': { name: 'Phone', ...disownable },
    disowned: {
      link: to('reset-password', TOKEN),
      until: SOON,
      reopened: false,
      email_back: true,
      passkeys_off: true,
      passkeys_left: true,
      factor_off: true,
      codes_void: false,
      google_off: true,
      phone_off: true,
      calendar_off: true,
    },
    'password-set': disownable,
    'password-changed': disownable,
    'second-factor-on': disownable,
    'second-factor-off': { at: JUST_NOW },
    'recovery-codes-replaced': disownable,
    'recovery-code-used': { ...disownable, left: 8, is_new_device: true, codes_link: to('account/security') },
    'phone-changed': { phone: '+12185550142', ...disownable },
    'google-connected': { email: 'ida.lund@example.com', ...disownable },
    'pins-used-up': { at: JUST_NOW },
    'account-deleted': {
      device,
      at: JUST_NOW,
      place,
      until: NEXT_MONTH,
      link: to('keep-account/token'),
      disown_link: to('confirm/not-me', TOKEN),
      disown_until: TOMORROW,
    },
    'account-reopened': { device, at: JUST_NOW, place, paid_until: NEXT_MONTH, link: to('login') },
    'support-looked': { reason: 'The member asked about a charge.', at: JUST_NOW },
    'dispute-answered': { at: JUST_NOW, outcome: 'withdrawn', reason: null, link: to('search-result/per_1') },
    'fact-disputed': {
      source: 'County register',
      reference: 'dsp_01M7Z6G8R00N97KS6WD14NK2ME',
      records: '4711, 4712',
      field: 'phones',
      kind: 'never-theirs',
      at: JUST_NOW,
    },
    'trial-started': {
      amount,
      tax,
      at: TOMORROW,
      credits: 5,
      ...agreement,
      link: to(),
      report_link: null,
      is_password_mailed: true,
      cancel_link,
    },
    'membership-started': {
      ...receipt,
      ...agreement,
      credits: 50,
      report_link: `${to('login')}?redirect=%2F${languageOf(variety)}%2Fsearch-result%2Fper_01J0000000000000000000000`,
      is_password_mailed: false,
    },
    'renewal-reminder': {
      ...due,
      balance: 120,
      credits: 30,
      allotment: 50,
      ends_pause: false,
      ends_trial: false,
      can_pause: true,
      may_need_owner: false,
      link: to('account/payments'),
    },
    receipt: { ...receipt, credits: 45, allotment: 50 },
    // Its words are those of the receipt, which the page of letters writes.
    'receipt-copy': { number: receipt.number, rows: '[]', notes: '', receipt_link: receipt.receipt_link },
    'payment-declined': {
      amount,
      card,
      why: 'billing.card-insufficient-funds',
      next_try_at: TOMORROW,
      next_try: 2,
      tries: 4,
      is_last: false,
      is_reminder: false,
      until: NEXT_MONTH,
      card_link: to('account/card'),
      cancel_link,
    },
    'membership-ended': { amount, card, why: 'billing.card-declined', at: JUST_NOW, link: to('payment') },
    'withdrawal-link': { link: to('withdrawal/token') },
    'no-withdrawal': { at: JUST_NOW },
    unsubscribed: {
      at: JUST_NOW,
      until: NEXT_MONTH,
      amount,
      withdrawn_at: JUST_NOW,
      ordered_at: JUST_NOW,
      credits: 54,
      keep_link: to('keep', `acc_1~sub_1~1~${TOKEN}`),
    },
    'membership-kept': { ...due, until: null, ends_pause: false },
    'membership-paused': { ...due, until: NEXT_MONTH },
    'membership-continued': { ...due, ...agreement },
    'refund-begun': { ...refunded, at: JUST_NOW, ends_membership: true, withdrawn_at: JUST_NOW, ordered_at: JUST_NOW },
    'refund-done': {
      ...refunded,
      credit_note: 'R-7F3K2M9Q-3',
      at: JUST_NOW,
      is_again: false,
      ends_membership: false,
      withdrawn_at: null,
      ordered_at: null,
      next_at: NEXT_MONTH,
      next_amount: amount,
      cancel_link,
    },
    'refund-failed': {
      amount,
      card,
      credit_note: null,
      failures: 1,
      next_try_at: TOMORROW,
      answer_hours: 24,
      link: to('account/payments/chg_1/refund'),
    },
    'card-replaced': { card, at: JUST_NOW },
    'spam-week': { count: 12, link: to('assistant/call-list?filter=spam') },
    'report-changed': {
      reports: 2,
      changes: JSON.stringify({ phones: 2, locations: 1 }),
      link: to('saved'),
    },
    'report-changed-text': { reports: 2, link: to('saved') },
    'day-digest': {
      calls: 3,
      urgent: 1,
      waiting: 2,
      overdue: 1,
      callbacks: 1,
      spam: 2,
      lines: JSON.stringify([
        ['urgent', '10:42', 'Dana Brandt'],
        ['call', '11:00', isolated('+16125550138', variety)],
        ['callback', '9:00', 'Marcus'],
      ]),
      more: 4,
      link: to('assistant/call-list'),
    },
    'ticket-received': {
      reference,
      topic: 'charge-or-refund',
      answer_by: TOMORROW,
      callback_at: null,
      callback_phone: null,
      time_zone: null,
      has_attachments: false,
    },
    'ticket-answered': {
      reference,
      answer: 'The second charge was refunded.',
      agent: 'Noor',
      quote: 'There are two charges.',
    },
    'call-canceled': { reference, callback_at: TOMORROW, time_zone: null },
    'attachments-removed': { reference },
    'confirm-removal': { link: to('confirm/request', TOKEN), until: TOMORROW, reference: 'CAL-R-2K7Q9XM' },
    'request-received': {
      reference: 'CAL-F-2K7Q9XM',
      request: 'correct',
      field: 'phones',
      at: JUST_NOW,
      answer_by: NEXT_MONTH,
      link: to('privacy-center'),
    },
    'removed-by-agent': { link: to('privacy-center'), agent: 'Example Privacy Agents', reference: 'CAL-R-2K7Q9XM' },
    'listing-notice': {
      name: 'Tamsin Reed',
      sources: 'County register',
      sections: 'names addresses emails',
      at: NEXT_MONTH,
      link: to('remove-my-listing'),
      privacy_link: to('privacy-center'),
      policy_link: to('assistant/page/web-flow-privacy-policy'),
    },
    'privacy-code': { pin: '012345', until: SOON },
    pin: { pin: '012345' },
    'privacy-pin': { pin: '012345' },
    'chat-link': { link },
    'search-ready': { people: 12, link: to('search/srch_1') },
    'opted-out': {},
    'opted-in': {},
    help: {},
    'missed-call': { ...owner, about: 'Boat survey', when, verdict: 'likely_safe', link },
    'doubtful-calls': { count: 3, link },
    'held-calls': { count: 3, link },
    'callback-agreed': { name: 'Ida', when, link },
    'callback-moved': { reader: 'caller', name: 'Ida', when, link },
    'callback-cancelled': { reader: 'caller', name: 'Ida', when, link },
    'callback-reminder': { ...owner, about: 'Boat survey', when, link },
    'number-left': { undo: '##21#' },
    'forwarding-quiet': { link: to('assistant/call-forward') },
  };
}

/** Of the mails that can be turned off, which kind they are. */
const kinds: Partial<Record<Purpose, StoppableMail>> = {
  'spam-week': 'spam-week',
  'report-changed': 'report-changed',
  'day-digest': 'day-digest',
  'callback-reminder': 'callback-due',
};

/** Where a sample is turned off. */
export function sampleUnsubscribe(purpose: Purpose, language: Variety): Unsubscribe {
  const token = `acc_01M7Z6G8R00N97KS6WD14NK2ME~${kinds[purpose] ?? 'call-answered'}~${TOKEN}`;
  return {
    post: `${SITE}/api/mails/${token}/unsubscribe`,
    page: [SITE, languageOf(language), 'stop-mail', token].join('/'),
  };
}

/** A message of each purpose as a member in this zone gets it. */
export const sampleOf = (purpose: Purpose, language: Variety, time_zone: string | null): TemplateMessage =>
  ({
    purpose,
    language,
    time_zone,
    account_id: null,
    to: channelOf[purpose] === 'sms' ? '+12185550142' : 'ida@example.com',
    params: samplesIn(language)[purpose],
    ...(channelOf[purpose] === 'email' && kinds[purpose] && { unsubscribe: sampleUnsubscribe(purpose, language) }),
  }) as TemplateMessage;

/** The texts about calls that owners may also get as mails. */
export const mailedCalls = [
  'missed-call',
  'doubtful-calls',
  'held-calls',
  'callback-moved',
  'callback-cancelled',
  'callback-reminder',
] as const satisfies readonly CallPurpose[];
type MailedCallPurpose = (typeof mailedCalls)[number];

/** A text about a call as the owner gets it, and what the mail of it says besides. */
export function sampleCallMail(purpose: MailedCallPurpose, variety: Variety): { message: CallMessage; to: MailedCall } {
  const params = samplesIn(variety)[purpose];
  const owner = { reader: 'owner', detail: 'full', name: 'Ana Prieto', claim: 'known', number: '+14155550132' };
  const message = {
    ...sampleOf(purpose, variety, null),
    params: 'reader' in params ? { ...params, ...owner } : params,
  };
  const link = [SITE, languageOf(variety), 'assistant/call-list'].join('/');
  return {
    message: message as CallMessage,
    to: { email: 'ida@example.com', link, unsubscribe: sampleUnsubscribe(purpose, variety) },
  };
}
