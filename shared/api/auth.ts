import * as z from 'zod';

import { User } from '#shared/api/account.ts';
import { page, PageNumber } from '#shared/contract/page.ts';
import { domain } from '#shared/contract/endpoint.ts';
import { sanctions } from '#shared/errors/sanctions.ts';
import {
  AppOrRecoveryCode,
  confirmed,
  Email,
  NAME_MAX,
  NewPassword,
  Password,
  Pin,
  Proof,
  SecondFactor,
} from '#shared/validation/account.ts';
import { optionalLine } from '#shared/validation/text.ts';
import { SessionId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';

/** An access token, to be sent as a bearer. It holds for `expires_in` seconds; the cookie beside it brings the next. */
export const Grant = z.object({
  token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.number().int(),
});
export type Grant = z.infer<typeof Grant>;

export const SignedIn = Grant.extend({ user: User });
export type SignedIn = z.infer<typeof SignedIn>;

/** A registration that goes on by mail. It is the same for a free and a taken address. */
const MailedRegistration = z.object({ is_mailed: z.literal(true), expires_at: z.iso.datetime() });
export type MailedRegistration = z.infer<typeof MailedRegistration>;

const language = z.enum(languages).default('en');
/** Keep the cookie for 30 days; else it ends with the browser. */
const remember = z.boolean().default(false);
const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .default('US');
const phone = z.string('required').trim().min(1, 'required').max(64);

/** What may be done to an account by a link that was mailed. */
export const LinkAction = z.enum([
  'reset-password',
  'confirm-email',
  'change-email',
  'connect-google',
  'not-me',
  'open-account',
  'remove-passkey',
  'restore-email',
]);
export type LinkAction = z.infer<typeof LinkAction>;
/** What an owner who disowns a login has removed of what was set up since. */
export const RemovedWay = z.enum(['second-factor', 'recovery-codes', 'google', 'passkey', 'phone']);
export type RemovedWay = z.infer<typeof RemovedWay>;
/** Where to go afterwards: one of our pages. */
const redirect = z.string().max(512).default('/');
/** The zone of the browser, for a new account; one that is unknown here counts as none. */
const time_zone = z.string().max(64).optional();
const LinkToken = z.string('required').min(1, 'required').max(512);

/** Where a request came from, as the edge tells: an ISO country, and a region by ISO 3166-2. Never an address. */
const Origin = {
  country: z.string().nullable().default(null),
  region: z.string().nullable().default(null),
};

/** Something that happened at the door of an account. `details` are the operator’s own words, where one came in. */
export const AccessEntry = z.object({
  at: z.iso.datetime(),
  what: z.enum([
    'registered',
    'logged-in-password',
    'logged-in-phone',
    'logged-in-google',
    'logged-in-passkey',
    'wrong-password',
    'wrong-pin',
    'wrong-second-factor',
    'wrong-passkey',
    'logged-out',
    'logged-out-everywhere',
    'session-ended',
    'disowned',
    'token-reused',
    'password-changed',
    'password-reset',
    'email-changed',
    'phone-changed',
    'google-connected',
    'google-disconnected',
    'passkey-added',
    'passkey-removed',
    'second-factor-on',
    'second-factor-off',
    'recovery-code-used',
    'recovery-codes-replaced',
    'recovery-codes-voided',
    'account-closed',
    'account-reopened',
    'support-looked',
    'support-unmarked',
    'support-refunded',
    'support-cancelled',
    'paying-blocked',
    'paying-allowed',
    'support-role-granted',
    'support-role-revoked',
    'blocked',
    'unblocked',
    'exported',
  ]),
  device: z.string().nullable(),
  ...Origin,
  details: z.string().nullable(),
});
export type AccessEntry = z.infer<typeof AccessEntry>;

/** A row of the log: one entry, or `times` failed tries in a row from one device and place, from `first_at` to `at`. */
export const AccessRow = AccessEntry.extend({ times: z.number().int().min(1), first_at: z.iso.datetime() });
export type AccessRow = z.infer<typeof AccessRow>;

export const Session = z.object({
  session_id: SessionId,
  /** Browser and system, in words: Firefox on Linux. */
  device: z.string(),
  ...Origin,
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  is_current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** A pin that was texted to a phone. */
export const SentPin = z.object({
  /** As it was understood, in E.164. */
  phone: z.string(),
  sent_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** When another one may be requested. */
  again_at: z.iso.datetime(),
  attempts_left: z.number().int(),
});

export const auth = domain('auth', {
  register: {
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    checksCountry: true,
    summary: 'Register with an email address and a password; a mailed link opens the account',
    input: z
      .strictObject({
        email: Email,
        name: optionalLine(NAME_MAX).default(''),
        password: NewPassword,
        password_confirmation: z.string('required'),
        language,
        time_zone,
        remember,
        redirect,
        proof: Proof,
      })
      .superRefine(confirmed('password', 'password_confirmation')),
    /** Signs in at once where `ENUMERATION_SAFE` is off. */
    output: z.union([SignedIn, MailedRegistration]),
    errors: ['auth.email-taken', 'request.too-many', 'request.proof-needed', 'request.conflict'],
  },
  logIn: {
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Sign in with email and password, and the second factor if it is on',
    input: z.object({ email: Email, password: Password, code: SecondFactor, remember, proof: Proof }),
    output: SignedIn,
    errors: [
      'auth.wrong-credentials',
      'auth.code-needed',
      'auth.wrong-pin',
      'auth.blocked',
      'auth.account-closed',
      'request.too-many',
      'request.proof-needed',
    ],
  },
  startPhone: {
    method: 'POST',
    path: '/auth/phone/start',
    access: 'public',
    summary: 'Text a sign-in pin to a number; the response is the same for an unknown number',
    input: z.strictObject({ phone, country, language, proof: Proof }),
    output: SentPin,
    errors: ['request.too-many', 'request.proof-needed'],
  },
  verifyPhone: {
    method: 'POST',
    path: '/auth/phone/verify',
    access: 'public',
    summary: 'Sign in with the texted pin; five attempts',
    input: z.strictObject({ phone, country, pin: Pin, code: SecondFactor, remember }),
    output: SignedIn,
    errors: [
      'auth.wrong-pin',
      'auth.no-attempts',
      'auth.code-needed',
      'auth.blocked',
      'auth.account-closed',
      'request.too-many',
    ],
  },
  startGoogle: {
    method: 'POST',
    path: '/auth/google/start',
    access: 'public',
    recognises: true,
    summary: 'Start a Google sign-in; a cookie binds it to this browser',
    input: z.strictObject({
      /** `confirm` confirms the owner of an account without a password. */
      purpose: z.enum(['login', 'connect', 'contacts', 'confirm']).default('login'),
      redirect,
      language,
      time_zone,
      remember,
    }),
    output: z.object({ url: z.url() }),
    errors: ['request.too-many', 'auth.google-unavailable', 'auth.unauthenticated', 'auth.login-again'],
  },
  finishGoogle: {
    method: 'POST',
    path: '/auth/google/finish',
    access: 'cookie',
    recognises: true,
    summary: 'Finish a Google sign-in with `code` and `state`, once, in the browser that started it',
    input: z.strictObject({
      code: z.string('required').min(1, 'required').max(2048),
      state: z.string('required').min(1, 'required').max(512),
      iss: z.string().max(512).optional(),
      /** Where `auth.code-needed` asked for it: the same again, with the second factor of the account. */
      second_factor: SecondFactor,
    }),
    output: z.object({
      purpose: z.enum(['login', 'connect', 'contacts', 'confirm']),
      redirect: z.string(),
      signed_in: SignedIn.nullable(),
      /** Whether this sign-in opened the account. */
      is_new: z.boolean(),
    }),
    errors: [
      'auth.google-mismatch',
      'auth.google-unavailable',
      ...sanctions,
      'auth.google-confirm',
      'auth.google-taken',
      'auth.google-unverified',
      'auth.code-needed',
      'auth.wrong-pin',
      'auth.blocked',
      'auth.account-closed',
      'request.too-many',
      'request.conflict',
    ],
  },
  refresh: {
    method: 'POST',
    path: '/auth/refresh',
    access: 'cookie',
    summary: 'Exchange the session cookie for a new access token and a new cookie',
    input: z.strictObject({}),
    output: Grant,
    errors: ['request.too-many'],
  },
  logOut: {
    method: 'POST',
    path: '/auth/logout',
    access: 'chat',
    reads: true,
    summary: 'End this session, or the chat of a link',
    input: z.object({}),
    output: z.object({}),
    errors: ['request.conflict'],
  },
  getUser: {
    method: 'GET',
    path: '/auth/user',
    access: 'member',
    summary: 'The signed-in user, in the shape of the login response',
    input: z.object({}),
    output: z.object({ user: User }),
    errors: [],
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/password/forgot',
    access: 'public',
    summary: 'Email a link to reset the password once, within an hour',
    input: z.strictObject({ email: Email, language, redirect, proof: Proof }),
    output: z.object({
      /** True where the answer says nothing of whether the address is known. */
      is_neutral: z.boolean(),
      expires_at: z.iso.datetime(),
      again_at: z.iso.datetime(),
    }),
    errors: ['auth.unknown-email', 'request.too-many', 'request.proof-needed'],
  },
  lookAtLink: {
    method: 'POST',
    path: '/auth/links/look',
    access: 'public',
    recognises: true,
    summary: 'Describe an emailed link and its expiry without using it',
    input: z.strictObject({ token: LinkToken }),
    output: z.object({
      action: LinkAction,
      /** The address that it is about: to be confirmed, or that of the account. */
      email: z.string().nullable(),
      asked_at: z.iso.datetime(),
      expires_at: z.iso.datetime(),
      /** What it takes besides: the password of the registration in another browser than the one that registered, or a
       * login to the account where nobody, or someone else, is logged in. */
      asks: z.enum(['password', 'login']).nullable(),
      /** When the owner secured the account by another link to this address, so that this one would undo nothing and is
       * over; null while it would. */
      secured_at: z.iso.datetime().nullable(),
      /** Whether the secret address of the calendar would end, too. */
      ends_calendar: z.boolean(),
    }),
    errors: ['auth.link-expired', 'request.too-many'],
  },
  confirmLink: {
    method: 'POST',
    path: '/auth/links/confirm',
    access: 'public',
    recognises: true,
    summary:
      'Use an emailed link once: confirm or change an address, connect Google, disown a sign-in or a new address, or open an account',
    input: z.strictObject({
      token: LinkToken,
      /** Where the link asks for it. */
      password: Password.optional(),
    }),
    output: z.object({
      action: LinkAction,
      /** After `not-me` and `restore-email`: a link to set a new password is on its way. */
      is_reset_mailed: z.boolean(),
      /** After `not-me` and `restore-email`: what was set up since, and is removed now. */
      removed: z.array(RemovedWay),
      /** After `not-me` and `restore-email`: the address that the account has again; null where it had not changed. */
      restored_email: z.string().nullable(),
      /** After `not-me` and `restore-email`: whether the account had been deleted, and is open again. */
      is_reopened: z.boolean(),
      /** Whether the secret address of the calendar has ended, too. */
      is_calendar_ended: z.boolean(),
      /** After `open-account`, with where to go. */
      signed_in: SignedIn.nullable(),
      redirect: z.string().nullable(),
    }),
    errors: [
      'auth.link-expired',
      'auth.other-account',
      'auth.email-taken',
      'auth.google-taken',
      'request.too-many',
      'request.conflict',
    ],
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/password/reset',
    access: 'public',
    summary: 'Reset the password with the token of an emailed link; ends all sessions',
    input: z
      .strictObject({ token: LinkToken, password: NewPassword, password_confirmation: z.string('required') })
      .superRefine(confirmed('password', 'password_confirmation')),
    /** The page that the link was requested for, to go to after the login. */
    output: z.object({ redirect: z.string().nullable() }),
    errors: ['auth.reset-token', 'request.too-many', 'request.conflict'],
  },
  setPassword: {
    method: 'POST',
    path: '/auth/password/set',
    access: 'member',
    summary: 'Set a first password for an account without one',
    input: z
      .strictObject({ password: NewPassword, password_confirmation: z.string('required') })
      .superRefine(confirmed('password', 'password_confirmation')),
    output: SignedIn,
    errors: ['auth.has-password', 'auth.login-again', 'request.conflict'],
  },
  changePassword: {
    method: 'POST',
    path: '/auth/password/change',
    access: 'member',
    summary: 'Change the password; ends all other sessions',
    input: z
      .strictObject({
        current_password: Password,
        new_password: NewPassword,
        new_password_confirmation: z.string('required'),
      })
      .superRefine(confirmed('new_password', 'new_password_confirmation'))
      .superRefine(({ current_password, new_password }, context) => {
        if (current_password === new_password)
          context.addIssue({ code: 'custom', path: ['new_password'], message: 'password.same' });
      }),
    output: SignedIn,
    errors: ['request.too-many', 'request.conflict'],
  },
  getSessions: {
    method: 'GET',
    path: '/auth/sessions',
    access: 'member',
    summary: 'List the sessions of the account',
    input: z.strictObject({}),
    output: z.object({ data: z.array(Session) }),
    errors: [],
  },
  endSession: {
    method: 'DELETE',
    path: '/auth/sessions/{session_id}',
    access: 'member',
    summary: 'End one session',
    input: z.strictObject({ session_id: SessionId }),
    output: z.object({}),
    errors: ['auth.session-not-found'],
  },
  endOtherSessions: {
    method: 'POST',
    path: '/auth/sessions/end-others',
    access: 'member',
    summary: 'End all other sessions',
    input: z.strictObject({}),
    output: SignedIn,
    errors: ['request.conflict'],
  },
  getAccessLog: {
    method: 'GET',
    path: '/auth/access-log',
    access: 'member',
    summary: 'The access log: sign-ins and attempts; failed tries in a row from one device and place are one row',
    input: z.strictObject({ page: PageNumber }),
    output: page(AccessRow),
    errors: [],
  },
  startSecondFactor: {
    method: 'POST',
    path: '/auth/second-factor/start',
    access: 'member',
    summary: 'Create a key for an authenticator app; it takes effect after its first code is confirmed',
    input: z.strictObject({}),
    output: z.object({ secret: z.string(), otpauth_url: z.string(), qr_svg: z.string() }),
    errors: ['auth.second-factor-on', 'auth.login-again', 'request.conflict'],
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/auth/second-factor/confirm',
    access: 'member',
    summary: 'Turn the second factor on with a code of the app; returns ten recovery codes, shown once',
    input: z.strictObject({ code: Pin }),
    output: z.object({ recovery_codes: z.array(z.string()) }),
    errors: ['auth.wrong-pin', 'auth.second-factor-on', 'auth.login-again', 'request.too-many', 'request.conflict'],
  },
  getRecoveryCodes: {
    method: 'GET',
    path: '/auth/second-factor/recovery-codes',
    access: 'member',
    summary: 'Count the recovery codes that are left; the codes themselves are never returned again',
    input: z.strictObject({}),
    output: z.object({ left: z.number().int() }),
    errors: [],
  },
  replaceRecoveryCodes: {
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    access: 'member',
    summary: 'Replace the recovery codes by ten new ones, returned once; the earlier ones stop working',
    input: z.strictObject({}),
    output: z.object({ recovery_codes: z.array(z.string()) }),
    errors: ['auth.second-factor-off', 'auth.login-again', 'request.too-many', 'request.conflict'],
  },
  removeSecondFactor: {
    method: 'POST',
    path: '/auth/second-factor/remove',
    access: 'member',
    summary: 'Turn the second factor off',
    input: z.strictObject({ code: AppOrRecoveryCode.pipe(z.string().min(1, 'required')) }),
    output: z.object({}),
    errors: ['auth.login-again', 'auth.wrong-pin', 'request.too-many', 'request.conflict'],
  },
  disconnectGoogle: {
    method: 'POST',
    path: '/auth/google/disconnect',
    access: 'member',
    summary: 'Disconnect Google; refused if it is the only credential',
    input: z.strictObject({}),
    output: z.object({}),
    errors: ['auth.only-way-in', 'request.conflict'],
  },
});
