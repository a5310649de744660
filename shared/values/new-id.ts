import type * as z from 'zod';

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
  request: 'req',
  ticket: 'tkt',
  ticketEntry: 'tke',
  dispute: 'dsp',
  reportLink: 'rln',
} as const;
export type Kind = keyof typeof prefixes;

/** Crockford's base 32: no I, L, O or U to misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const formOf = (kind: Kind) => new RegExp(`^${prefixes[kind]}_[${ALPHABET}]{26}$`);

type Id<K extends Kind> = string & z.core.$brand<K>;

/** Whether a text is an id of this kind. */
export const isId = <K extends Kind>(kind: K, text: unknown): text is Id<K> =>
  typeof text === 'string' && formOf(kind).test(text);

/** A new id. Later ids sort after earlier ones: ten characters of time, then sixteen of chance (80 bits). */
export function newId<K extends Kind>(kind: K, now = Date.now()): Id<K> {
  let time = '';
  for (let rest = now; time.length < 10; rest = Math.floor(rest / 32)) time = ALPHABET[rest % 32] + time;
  return `${prefixes[kind]}_${time}${base32(crypto.getRandomValues(new Uint8Array(16)))}` as Id<K>;
}

/** When an id of `newId` was made. */
export const timeOfId = (id: string): Date => {
  const digits = id.slice(id.indexOf('_') + 1).slice(0, 10);
  return new Date([...digits].reduce((time, digit) => time * 32 + ALPHABET.indexOf(digit), 0));
};

/** The id that belongs to these bytes, always the same one. Takes at least 26 bytes, of a hash. */
export function idFromHash<K extends Kind>(kind: K, hash: Uint8Array): Id<K> {
  if (hash.length < 26) throw new RangeError('An id needs 26 bytes of hash');
  return `${prefixes[kind]}_${base32(hash.subarray(0, 26))}` as Id<K>;
}

function base32(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += ALPHABET[byte % 32];
  return text;
}
