import * as z from 'zod';

export const PASSWORD_MIN = 6;
const PASSWORD_MAX = 256;
export const NAME_MAX = 256;

/** An email address in its canonical form: trimmed and in lower case. */
export const Email = z
  .string('required')
  .trim()
  .toLowerCase()
  .min(1, 'required')
  .max(254, 'email')
  .pipe(z.email('email'));

/** A new password: at least six characters of any kind, never cut. The server checks for common ones. */
export const NewPassword = z
  .string('required')
  .min(1, 'required')
  .min(PASSWORD_MIN, 'password.short')
  .max(PASSWORD_MAX);

/** A password that is only compared. */
export const Password = z.string('required').min(1, 'required').max(PASSWORD_MAX);

/** The six digits of a text message or of an authenticator app. Spaces are removed. */
export const Pin = z
  .string('required')
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(
    z
      .string()
      .min(1, 'required')
      .regex(/^\d{6}$/, 'pin'),
  );

/** Digits of an app, or a recovery code. */
export const SecondFactor = z.string().trim().max(32).optional();

/** The purposes of use: a closed list. `other` needs words, which are checked. */
export const reasonsForUse = [
  'reconnect',
  'who-called',
  'before-we-meet',
  'family-history',
  'my-own-record',
  'legal-matter',
  'other',
] as const;
export const ReasonForUse = z.enum(reasonsForUse);
export type ReasonForUse = z.infer<typeof ReasonForUse>;

/** What Calluna is never used for. */
export const refusedUses = ['employment', 'tenants', 'credit', 'insurance', 'debt-collection'] as const;
export type RefusedUse = (typeof refusedUses)[number];

/** A solved challenge, where required. Opaque to the client. */
export const Proof = z.string().max(4096).optional();

/** Two fields that must match. The second reports the fault. */
export const confirmed =
  <K extends string>(field: K, confirmation: string) =>
  (value: Record<string, unknown>, context: z.RefinementCtx): void => {
    if (value[field] !== value[confirmation])
      context.addIssue({ code: 'custom', path: [confirmation], message: 'password.confirmation' });
  };
