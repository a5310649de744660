import { type PersonId } from '#shared/values/id.ts';
import { hash } from 'node:crypto';

/**
 * Checks of single values that say yes only to what the schema of a record takes as it stands: without trimming,
 * changing or defaulting anything. Whoever is not sure says no, and the schema decides.
 */
const CONTROL = /[\u0000-\u001f\u007f]/;

export const isPlainText = (value: unknown, most: number): value is string =>
  typeof value === 'string' &&
  value.length > 0 &&
  value.length <= most &&
  !CONTROL.test(value) &&
  value.trim().length === value.length;

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
const letters = Array.from({ length: 256 }, (_, byte) => ALPHABET.charCodeAt(byte % 32));

/** The same as `personIdOf`, without its detours: it is asked for every record. */
export function quickPersonId(source: string, id: string): PersonId {
  const digest = hash('sha256', `${source}\0${id}`, 'binary');
  const codes = new Array<number>(26);
  for (let i = 0; i < 26; i++) codes[i] = letters[digest.charCodeAt(i)]!;
  return `per_${String.fromCharCode(...codes)}` as PersonId;
}
