import { type PersonId } from '#shared/values/id.ts';
import { hash } from 'node:crypto';

/**
 * Checks of single values that say yes only to what the schema of a record takes as it stands: without trimming,
 * changing or defaulting anything. Whoever is not sure says no, and the schema decides.
 */
export function isPlainText(value: unknown, most: number): value is string {
  if (typeof value !== 'string') return false;
  const { length } = value;
  if (length === 0 || length > most) return false;
  for (let i = 0; i < length; i++) {
    const code = value.charCodeAt(i);
    if (code < 0x20 || code === 0x7f) return false;
  }
  return isNoSpace(value, 0) && isNoSpace(value, length - 1);
}

/** Whether trimming leaves it there; of letters beyond ASCII the engine decides. */
function isNoSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 0x80 ? code !== 0x20 : text[at]!.trim().length === 1;
}

/** Whether a text is in ASCII and JSON has it as it stands. */
export function isPlainAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x20 || code > 0x7e || code === 0x22 || code === 0x5c) return false;
  }
  return true;
}

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;
/** The last days of months are left to the schema. */
export const isPlainDay = (value: unknown): value is string => typeof value === 'string' && DAY.test(value);

const EMAIL = /^[a-z0-9_+-]+(?:\.[a-z0-9_+-]+)*@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/;
export const isPlainEmail = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 256 && EMAIL.test(value);

const URL = /^https?:\/\/(?:[a-z][a-z0-9-]*[a-z0-9]\.)+[a-z]{2,}(?:\/[\w.-]+)*\/?$/;
export const isPlainUrl = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 512 && URL.test(value);

const E164 = /^\+1[2-9]\d{9}$/;
const NATIONAL = /^(?:\(([2-9]\d\d)\) ?|([2-9]\d\d)[ .-]?)(\d{3})[ .-]?(\d{4})$/;
/** A number of North America in a spelling that leaves no question; undefined for every other. */
export function plainPhone(text: string): string | undefined {
  if (E164.test(text)) return text;
  const found = NATIONAL.exec(text);
  return found ? `+1${found[1] ?? found[2]}${found[3]}${found[4]}` : undefined;
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const pairs = Array.from(
  { length: 65_536 },
  (_, bytes) => ALPHABET.charAt((bytes >> 8) % 32) + ALPHABET.charAt(bytes % 32),
);

/** The same as `personIdOf`, without its detours: it is asked for every record. */
export function quickPersonId(source: string, id: string): PersonId {
  const digest = hash('sha256', `${source}\0${id}`, 'binary');
  let letters = 'per_';
  for (let i = 0; i < 26; i += 2) letters += pairs[(digest.charCodeAt(i) << 8) | digest.charCodeAt(i + 1)]!;
  return letters as PersonId;
}
