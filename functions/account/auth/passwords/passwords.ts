import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

import { isOlder, type Parameters, PRESENT, readPhc, writePhc } from '#functions/account/auth/domain/phc.ts';
import { isCommon, isObvious } from '#functions/account/auth/passwords/common.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { isTrivial } from '#shared/validation/trivial-password.ts';
import { messages } from '#shared/validation/messages.ts';

const SALT_BYTES = 16;
const HASH_BYTES = 32;

let cost: Parameters = PRESENT;

/** Sets the cost of new hashes. Only tests do: production parameters take 100 ms each. */
export function setCost(parameters: Parameters): void {
  cost = parameters;
}

/** A password as it is kept: a PHC string of scrypt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return writePhc({ ...cost, salt, hash: await derive(password, salt, cost, HASH_BYTES) });
}

/**
 * Whether a password matches the stored hash, with the parameters of that hash. Without one it takes as long and is false:
 * the time reveals nothing.
 */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const parsed = stored ? readPhc(stored) : undefined;
  const { salt, hash, ...parameters } = parsed ?? { ...cost, ...NOBODY };
  const derived = await derive(password, salt, parameters, hash.length);
  return timingSafeEqual(derived, hash) && parsed !== undefined;
}

/** Whether a verified password should be rehashed with today’s parameters. */
export const needsRehash = (stored: string): boolean => isOlder(readPhc(stored), cost);

/** Refuses a new password that would be guessed first. @throws request.invalid of that field */
export function requireUncommon(field: string, password: string, of: { email: string; name: string }): void {
  const isGuessed = isCommon(password) || isTrivial(password);
  const problem = isGuessed ? 'password.common' : isObvious(password, of) ? 'password.own' : undefined;
  if (problem) throw new Fault('request.invalid', { fields: { [field]: [messages[problem]] } });
}

/**
 * Refuses a new password that is the present one, or the one that the owner disowned: whoever knew that would be let in
 * again. @throws request.invalid of that field
 */
export async function requireOther(
  field: string,
  password: string,
  {
    password: present,
    voided_password: voided,
  }: { password: string | null; voided_password?: string | null | undefined },
): Promise<void> {
  for (const stored of [present, voided]) {
    if (stored && (await verifyPassword(password, stored)))
      throw new Fault('request.invalid', { fields: { [field]: [messages['password.same']] } });
  }
}

const NOBODY = { salt: Buffer.alloc(SALT_BYTES), hash: Buffer.alloc(HASH_BYTES) };

/** Each hash takes 32 MiB: this many run concurrently, the others wait. */
const AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function derive(password: string, salt: Buffer, { ln, r, p }: Parameters, length: number): Promise<Buffer> {
  if (running >= AT_ONCE) await new Promise<void>((go) => void waiting.push(go));
  else running++;
  try {
    const N = 2 ** ln;
    // The engine’s own ceiling is just below what these parameters take.
    const options = { N, r, p, maxmem: 128 * r * (N + p + 2) + 1024 * 1024 };
    return await new Promise((resolve, reject) =>
      scrypt(password.normalize('NFKC'), salt, length, options, (error, key) => (error ? reject(error) : resolve(key))),
    );
  } finally {
    const next = waiting.shift();
    if (next) next(); // its turn is handed over
    else running--;
  }
}
