import * as z from 'zod';

import { inLatinDigits } from '#shared/values/digits.ts';

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

/** A new password: at least six characters of any kind, never cut. The server refuses common ones, and those that are little more than the owner’s or our name. */
export const NewPassword = z
  .string('required')
  .min(1, 'required')
  .min(PASSWORD_MIN, 'password.short')
  .max(PASSWORD_MAX);

/** A password that is only compared. */
export const Password = z.string('required').min(1, 'required').max(PASSWORD_MAX);

/** The six digits of a text message or of an authenticator app, in the digits of any script. Spaces are removed. */
export const Pin = z
  .string('required')
  .transform((text) => inLatinDigits(text).replace(/[\s-]/g, ''))
  .pipe(
    z
      .string()
      .min(1, 'required')
      .regex(/^\d{6}$/, 'pin'),
  );

/** Digits of an app, or a recovery code. */
export const AppOrRecoveryCode = z.string('required').transform(inLatinDigits).pipe(z.string().trim().max(32));
export const SecondFactor = AppOrRecoveryCode.optional();

/** The purposes of use: a closed list. */
export const reasonsForUse = [
  'reconnect',
  'who-called',
  'met-online',
  'private-deal',
  'safety',
  'my-own-record',
] as const;
export const ReasonForUse = z.enum(reasonsForUse);
export type ReasonForUse = z.infer<typeof ReasonForUse>;

/** Purposes that earlier lists offered. Reports opened for them keep them; they can no longer be chosen. */
export const formerReasons = ['before-we-meet', 'family-history', 'legal-matter', 'other'] as const;
export const RecordedReason = z.enum([...reasonsForUse, ...formerReasons]);
export type RecordedReason = z.infer<typeof RecordedReason>;

/** What Calluna is never used for. Choosing one is refused, without a charge. */
export const refusedUses = [
  'employment',
  'household-workers',
  'tenants',
  'credit',
  'insurance',
  'debt-collection',
] as const;
export type RefusedUse = (typeof refusedUses)[number];
export const isRefusedUse = (use: string): use is RefusedUse => (refusedUses as readonly string[]).includes(use);

/** What a member may answer to “what for”: a purpose, or a use that is refused. */
export const StatedUse = z.enum([...reasonsForUse, ...refusedUses]);
export type StatedUse = z.infer<typeof StatedUse>;

/** A solved challenge, where required. Opaque to the client. */
export const Proof = z.string().max(4096).optional();

/** Two fields that must match. The second reports the fault. */
export const confirmed =
  <K extends string>(field: K, confirmation: string) =>
  (value: Record<string, unknown>, context: z.RefinementCtx): void => {
    if (value[field] !== value[confirmation])
      context.addIssue({ code: 'custom', path: [confirmation], message: 'password.confirmation' });
  };
