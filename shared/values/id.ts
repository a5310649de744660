import * as z from 'zod';

/** What each kind of id starts with, so that a stray id in a log says what it is of. */
const prefixes = {
  account: 'acc',
  person: 'per',
  search: 'srch',
  message: 'msg',
  session: 'ses',
  webchat: 'wch',
  entry: 'led',
  call: 'call',
  line: 'ln',
  subscription: 'sub',
  charge: 'chg',
  checkout: 'cko',
  consent: 'cns',
  appointment: 'apt',
} as const;
type Kind = keyof typeof prefixes;

/** Crockford's base 32: no I, L, O or U to misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const formOf = (kind: Kind) => new RegExp(`^${prefixes[kind]}_[${ALPHABET}]{26}$`);

const idOf = <K extends Kind>(kind: K) => z.string().regex(formOf(kind)).brand<K>();

/** Whether a text is an id of this kind. Needs no zod, for what every page loads. */
export const isId = <K extends Kind>(kind: K, text: unknown): text is Id<K> =>
  typeof text === 'string' && formOf(kind).test(text);

export const AccountId = idOf('account');
export type AccountId = z.infer<typeof AccountId>;
export const PersonId = idOf('person');
export type PersonId = z.infer<typeof PersonId>;
export const SearchId = idOf('search');
export type SearchId = z.infer<typeof SearchId>;
export const MessageId = idOf('message');
export type MessageId = z.infer<typeof MessageId>;
export const SessionId = idOf('session');
export type SessionId = z.infer<typeof SessionId>;
export const WebChatId = idOf('webchat');
export type WebChatId = z.infer<typeof WebChatId>;
/** An entry of the credit ledger. */
export const EntryId = idOf('entry');
export type EntryId = z.infer<typeof EntryId>;
export const CallId = idOf('call');
export type CallId = z.infer<typeof CallId>;
/** A line of a conversation. */
export const LineId = idOf('line');
export type LineId = z.infer<typeof LineId>;
export const SubscriptionId = idOf('subscription');
export type SubscriptionId = z.infer<typeof SubscriptionId>;
/** A month’s money: there is one charge for each subscription and period, and its id follows from both. */
export const ChargeId = idOf('charge');
export type ChargeId = z.infer<typeof ChargeId>;
/** One go at paying, named by the browser: asked twice, it happens once. */
export const CheckoutId = idOf('checkout');
export type CheckoutId = z.infer<typeof CheckoutId>;
export const ConsentId = idOf('consent');
export type ConsentId = z.infer<typeof ConsentId>;

export const AppointmentId = idOf('appointment');
export type AppointmentId = z.infer<typeof AppointmentId>;

type Id<K extends Kind> = z.infer<ReturnType<typeof idOf<K>>>;

/** A new id. Later ids sort after earlier ones: ten characters of time, then sixteen of chance (80 bits). */
export function newId<K extends Kind>(kind: K, now = Date.now()): Id<K> {
  const time = Array.from({ length: 10 }, (_, i) => ALPHABET[Math.floor(now / 32 ** (9 - i)) % 32]).join('');
  return `${prefixes[kind]}_${time}${base32(crypto.getRandomValues(new Uint8Array(16)))}` as Id<K>;
}

/** The id that belongs to these bytes, always the same one. Takes at least 26 bytes, of a hash. */
export function idFromHash<K extends Kind>(kind: K, hash: Uint8Array): Id<K> {
  if (hash.length < 26) throw new RangeError('An id needs 26 bytes of hash');
  return `${prefixes[kind]}_${base32(hash.subarray(0, 26))}` as Id<K>;
}

const base32 = (bytes: Uint8Array) => Array.from(bytes, (byte) => ALPHABET[byte % 32]).join('');
