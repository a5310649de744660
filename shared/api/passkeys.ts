import * as z from 'zod';

import { SignedIn } from '#shared/api/auth.ts';
import { domain } from '#shared/contract/endpoint.ts';
import { PasskeyAssertion, PasskeyRegistration } from '#shared/validation/passkey.ts';
import { line } from '#shared/validation/text.ts';

const PASSKEY_NAME_MAX = 60;

/** A passkey, as its owner sees it. */
export const Passkey = z.object({
  passkey_id: z.string(),
  name: z.string(),
  /** Whether its provider copies it to other devices of the owner. */
  is_synced: z.boolean(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

const passkey_id = z.string('required').regex(/^[\w-]{43}$/);
const Descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn level 3. */
const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().int(),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type CreationOptions = z.infer<typeof CreationOptions>;

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn level 3. */
const RequestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number().int(),
  allowCredentials: z.array(Descriptor),
  userVerification: z.literal('required'),
});
export type RequestOptions = z.infer<typeof RequestOptions>;

export const passkeys = domain('passkeys', {
  startLogIn: {
    method: 'POST',
    path: '/auth/passkeys/login/start',
    access: 'public',
    summary: 'A challenge to sign in with any passkey of this site; it is valid once, for ten minutes',
    input: z.strictObject({}),
    output: RequestOptions,
    errors: ['request.too-many'],
  },
  logIn: {
    method: 'POST',
    path: '/auth/passkeys/login',
    access: 'public',
    summary: 'Sign in with a passkey, which counts as both factors',
    input: z.strictObject({ passkey: PasskeyAssertion, remember: z.boolean().default(false) }),
    output: SignedIn,
    errors: ['auth.passkey-refused', 'auth.blocked', 'auth.account-closed', 'request.too-many', 'request.conflict'],
  },
  startConfirmation: {
    method: 'POST',
    path: '/auth/passkeys/confirm/start',
    access: 'member',
    summary: 'A challenge that confirms the owner by a passkey of the account',
    input: z.strictObject({}),
    output: RequestOptions,
    errors: ['request.too-many'],
  },
  startRegistration: {
    method: 'POST',
    path: '/auth/passkeys/start',
    access: 'member',
    summary: 'A challenge to add a passkey to the account; it is valid once, for ten minutes',
    input: z.strictObject({}),
    output: CreationOptions,
    errors: ['auth.login-again', 'auth.passkey-refused', 'request.too-many'],
  },
  finishRegistration: {
    method: 'POST',
    path: '/auth/passkeys',
    access: 'member',
    summary: 'Add a passkey; its owner is mailed',
    input: z.strictObject({ passkey: PasskeyRegistration }),
    output: Passkey,
    errors: ['auth.passkey-refused', 'request.too-many', 'request.conflict'],
  },
  getPasskeys: {
    method: 'GET',
    path: '/auth/passkeys',
    access: 'member',
    summary: 'The passkeys of the account, latest first',
    input: z.strictObject({}),
    output: z.object({ data: z.array(Passkey) }),
    errors: [],
  },
  renamePasskey: {
    method: 'POST',
    path: '/auth/passkeys/{passkey_id}/rename',
    access: 'member',
    summary: 'Rename a passkey',
    input: z.strictObject({ passkey_id, name: line(PASSKEY_NAME_MAX) }),
    output: Passkey,
    errors: ['request.conflict'],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/auth/passkeys/{passkey_id}',
    access: 'member',
    summary: 'Remove a passkey; its owner is mailed',
    input: z.strictObject({ passkey_id }),
    output: z.object({}),
    errors: ['auth.login-again', 'request.conflict'],
  },
  postponeOffer: {
    method: 'POST',
    path: '/auth/passkeys/offer',
    access: 'member',
    summary: 'Put off the offer of a passkey for 90 days',
    input: z.strictObject({}),
    output: z.object({}),
    errors: ['request.conflict'],
  },
});
