import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';

import { CHALLENGE_MINUTES } from '#functions/account/passkeys/challenges.ts';
import type { StoredPasskey } from '#functions/account/passkeys/store.ts';
import { environment } from '#functions/platform/environment.ts';
import type { CreationOptions, RequestOptions } from '#shared/api/passkeys.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { PasskeyAssertion, PasskeyRegistration } from '#shared/validation/passkey.ts';
import { MINUTE } from '#shared/values/duration.ts';

/** ES256, Ed25519 and RS256: what phones, keys and Windows have. */
const ALGORITHMS = [-7, -8, -257];
const timeout = CHALLENGE_MINUTES * MINUTE;

/** The site that passkeys belong to: from its configuration, never from the host of a request. */
function site() {
  const { origin, hostname } = new URL(environment().SITE_URL);
  return { expectedOrigin: origin, expectedRPID: hostname };
}

const descriptorOf = ({ credential_id: id, transports }: StoredPasskey) => ({
  id,
  type: 'public-key' as const,
  transports,
});

/** What a browser needs to create a passkey that no account of this site has yet. */
export const creationOptions = (
  challenge: string,
  user: { handle: string; email: string; name: string },
  existing: StoredPasskey[],
): CreationOptions => ({
  rp: { id: site().expectedRPID, name: 'Calluna' },
  user: { id: user.handle, name: user.email, displayName: user.name || user.email },
  challenge,
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
  timeout,
  excludeCredentials: existing.map(descriptorOf),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
});

/** What a browser needs to sign with one of these passkeys, or with any that it has of this site. */
export const requestOptions = (challenge: string, allowed: StoredPasskey[] = []): RequestOptions => ({
  rpId: site().expectedRPID,
  challenge,
  timeout,
  allowCredentials: allowed.map(descriptorOf),
  userVerification: 'required',
});

const refused = (cause?: unknown) => new Fault('auth.passkey-refused', { cause });

/** The new credential of a verified registration. @throws auth.passkey-refused */
export async function verifyRegistration({ response, ...rest }: PasskeyRegistration, challenge: string) {
  const { transports = [], ...data } = response;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...rest, response: data },
    expectedChallenge: challenge,
    ...site(),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((cause: unknown) => {
    throw refused(cause);
  });
  if (!registrationInfo) throw refused();
  const { credential, aaguid, credentialBackedUp } = registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
    aaguid,
    is_synced: credentialBackedUp,
  };
}

/** The passkey after it signed the challenge, with its new counter. @throws auth.passkey-refused, also for a counter that a copy has passed */
export async function verifyAssertion<P extends StoredPasskey>(
  { response, ...rest }: PasskeyAssertion,
  passkey: P,
  challenge: string,
  now: Date,
): Promise<P> {
  // The authenticator keeps the handle with the key: another one means another account.
  if (response.userHandle !== undefined && response.userHandle !== passkey.user_handle) throw refused();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...rest, response },
    expectedChallenge: challenge,
    ...site(),
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw refused(cause);
  });
  if (!verified) throw refused();
  const { newCounter: counter, credentialBackedUp: is_synced } = authenticationInfo;
  return { ...passkey, counter, is_synced, last_used_at: now.toISOString() };
}
