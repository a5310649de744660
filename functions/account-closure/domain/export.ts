import * as z from 'zod';

import { PersonId } from '#shared/values/id.ts';
import type { Language } from '#shared/values/language.ts';
import { Card } from '#shared/values/membership.ts';
import { Phone } from '#shared/values/phone.ts';

type Item = Record<string, unknown>;
type AccountItem = { kind: string | undefined; item: Item };

/**
 * The exported kinds of items and fields, an allow list. Credentials are never exported: no password hash,
 * authenticator key, key of a passkey or push address.
 */
const leaves: Record<string, { as: string; fields: readonly string[] | 'all' }> = {
  account: {
    as: 'account',
    fields: [
      'account_id',
      'name',
      'email',
      'email_confirmed_at',
      'phone',
      'phone_confirmed_at',
      'language',
      'time_zone',
      'reason_for_use',
      'created_at',
      'password_changed_at',
      'second_factor',
    ],
  },
  session: {
    as: 'sessions',
    fields: ['is_running', 'device', 'country', 'region', 'created_at', 'last_used_at', 'ends_at'],
  },
  access: { as: 'access', fields: ['at', 'what', 'device', 'country', 'region', 'details'] },
  knownDevice: { as: 'known_devices', fields: ['device', 'first_seen_at', 'last_seen_at'] },
  passkey: { as: 'passkeys', fields: ['name', 'is_synced', 'created_at', 'last_used_at'] },
  choices: { as: 'choices', fields: ['notifications', 'privacy'] },
  pendingPhone: { as: 'number_to_be', fields: ['phone', 'ends_at'] },
  pendingEmail: { as: 'address_to_be', fields: ['email', 'asked_at', 'ends_at'] },
  push: { as: 'browsers', fields: ['since'] },
  contact: { as: 'contacts', fields: 'all' },
  pastSearch: { as: 'searches', fields: 'all' },
  opened: { as: 'reports', fields: 'all' },
  flag: { as: 'flagged_facts', fields: 'all' },
  savedPerson: { as: 'saved_people', fields: 'all' },
  watch: { as: 'watches', fields: ['person_id', 'since', 'notified_at'] },
  reportLink: { as: 'report_links', fields: ['person_id', 'purpose', 'made_at', 'ends_at', 'views'] },
  notMeant: { as: 'not_meant', fields: ['person_ids', 'at'] },
  balance: { as: 'balance', fields: 'all' },
  ledger: { as: 'credits', fields: 'all' },
  call: { as: 'calls', fields: 'all' },
  mark: { as: 'marked_numbers', fields: ['phone', 'mark', 'at'] },
  ringThrough: { as: 'ring_through', fields: 'all' },
  calendarFeed: { as: 'calendar_feed', fields: ['made_at'] },
  calendarSource: { as: 'own_calendar', fields: ['url', 'added_at', 'read_at', 'busy'] },
  hours: { as: 'business_hours', fields: 'all' },
  dailyDigest: { as: 'daily_digest', fields: ['is_on', 'hour'] },
  ownAnswers: { as: 'own_answers', fields: 'all' },
  subscription: {
    as: 'memberships',
    fields: [
      'subscription_id',
      'status',
      'began_at',
      'trial_ends_at',
      'paid_until',
      'price',
      'before_tax',
      'place',
      'credits',
      'terms_version',
      'card',
      'cancelled_at',
      'ended_because',
      'pause',
    ],
  },
  charge: {
    as: 'charges',
    fields: [
      'charge_id',
      'subscription_id',
      'period',
      'from',
      'until',
      'amount',
      'tax',
      'state',
      'paid_at',
      'card',
      'receipt_number',
      'refund',
      'tax',
      'billed_to',
    ],
  },
  billingDetails: { as: 'billing_details', fields: ['versions'] },
  consent: {
    as: 'consents',
    fields: [
      'consent_id',
      'subscription_id',
      'at',
      'amount',
      'tax',
      'country',
      'card_country',
      'interval',
      'trial_days',
      'first_charge_at',
      'descriptor',
      'terms_version',
      'language',
      'network',
      'device',
    ],
  },
  ticket: { as: 'tickets', fields: 'all' },
  line: { as: 'conversation', fields: ['at', 'who', 'name', 'text'] },
};

/** The parts of a composite field that are exported; never the payment provider’s ids. */
const within: Record<string, z.ZodType> = {
  card: Card.nullable(),
  refund: z
    .object({
      because: z.string(),
      asked_at: z.string(),
      done_at: z.string().nullable(),
      failures: z.array(z.object({ sent_at: z.string(), failed_at: z.string() })).default([]),
    })
    .nullable(),
};
const lists = Object.values(leaves).map(({ as }) => as);

/** All items of an account, grouped by kind, for its export. What names a version of the terms says where to read it. */
export function documentOf(
  accountData: AccountItem[],
  termsLink: (version: number, language: Language) => string,
): Record<string, Item[]> {
  const account = accountData.find(({ kind }) => kind === 'account')?.item;
  const language = (account?.language ?? 'en') as Language;
  const withTerms = (item: Item): Item =>
    typeof item.terms_version === 'number' ? { ...item, terms: termsLink(item.terms_version, language) } : item;
  const document: Record<string, Item[]> = Object.fromEntries(lists.map((name) => [name, []]));
  for (const { kind, item } of accountData) {
    const leaving = kind && Object.hasOwn(leaves, kind) ? leaves[kind] : undefined;
    if (!leaving) continue;
    // Logging out everywhere ends sessions by their epoch; their items stay until their time is over.
    const whole = kind === 'session' ? { ...item, is_running: item.epoch === account?.epoch } : item;
    document[leaving.as]?.push(withTerms(leaving.fields === 'all' ? whole : pick(whole, leaving.fields)));
  }
  return document;
}

const pick = (item: Item, fields: readonly string[]): Item =>
  Object.fromEntries(fields.filter((field) => field in item).map((field) => [field, part(field, item[field])]));

const part = (field: string, value: unknown) => within[field]?.parse(value) ?? value;

/** The people whose reports were opened, as far as stored items still name them. */
export const peopleIn = (accountData: AccountItem[]): PersonId[] =>
  accountData.flatMap(({ item }) => PersonId.safeParse(item.person_id).data ?? []);

/** The numbers that called, as far as calls still name them. */
export const numbersIn = (accountData: AccountItem[]): Phone[] => [
  ...new Set(
    accountData.flatMap(({ kind, item }) => {
      const number = kind === 'call' ? item.caller_number : kind === 'mark' ? item.phone : undefined;
      return Phone.safeParse(number).data ?? [];
    }),
  ),
];
