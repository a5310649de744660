import { Secret, TOTP } from 'otpauth';

/** Six digits, another six every half minute: what every authenticator app understands. */
const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Calluna', label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });

export const otpauthUrl = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The half minute of these digits: the current one, the one before or the one after; undefined if they match none. */
export function stepOf(secret: string, digits: string, now: Date): number | undefined {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: digits, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** Normalizes a recovery code: case, dash and look-alike characters do not matter. */
export const plainRecoveryCode = (text: string): string =>
  text.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');

type Factor = { secret: string; last_step: number; recovery: string[] };

/**
 * The factor after this code was used, and its kind; undefined for a wrong code. Digits work once: none of the same or
 * an earlier half minute is accepted again. Neither is a used recovery code.
 */
export function after<F extends Factor>(
  factor: F,
  code: string,
  now: Date,
  digestOf: (recoveryCode: string) => string,
): { factor: F; by: 'app' | 'recovery-code' } | undefined {
  const digits = code.replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(digits)) {
    const step = stepOf(factor.secret, digits, now);
    return step === undefined || step <= factor.last_step
      ? undefined
      : { factor: { ...factor, last_step: step }, by: 'app' };
  }
  const used = digestOf(plainRecoveryCode(code));
  if (!factor.recovery.includes(used)) return undefined;
  return { factor: { ...factor, recovery: factor.recovery.filter((each) => each !== used) }, by: 'recovery-code' };
}
