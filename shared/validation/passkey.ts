import * as z from 'zod';

/** What an authenticator sends of itself; a key with an attestation has less than 6 KB. */
const Encoded = (max: number) =>
  z
    .string('required')
    .max(max)
    .regex(/^[\w-]+$/, 'invalid');
/** The id of a credential: at most 1023 bytes. */
const CredentialId = Encoded(1364);
/** A name that an authenticator reports: internal, hybrid, usb. */
const Transport = z.string().max(32);

const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

/** A new credential, as `navigator.credentials.create` returns it: RegistrationResponseJSON of WebAuthn level 3. */
export const PasskeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Encoded(4096),
    attestationObject: Encoded(8192),
    transports: z.array(Transport).max(8).optional(),
  }),
});
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>;

/** A proof by a credential, as `navigator.credentials.get` returns it: AuthenticationResponseJSON of WebAuthn level 3. */
export const PasskeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Encoded(4096),
    authenticatorData: Encoded(2048),
    signature: Encoded(2048),
    userHandle: Encoded(88).optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;
