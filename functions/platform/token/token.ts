import type { Jwks } from 'aws-jwt-verify/jwk';

import * as z from 'zod';

import { AccountId, SessionId, WebChatId } from '#shared/values/id.ts';

/** The audience of access tokens; tokens for another one are refused. */
export const TOKEN = { issuer: 'calluna', audience: 'calluna-api', type: 'at+jwt', algorithm: 'ES256' } as const;

/** How long an access token is valid. */
export const TOKEN_SECONDS = 15 * 60;

const times = { jti: z.string().min(1), iat: z.number().int(), exp: z.number().int() };

/** The bearer of a token: a session of an account, including those of support, or an opened web chat. */
export const Claims = z.discriminatedUnion('role', [
  z.object({ role: z.enum(['member', 'support']), sub: AccountId, sid: SessionId, ...times }),
  z.object({ role: z.literal('chat'), sub: WebChatId, sid: WebChatId, ...times }),
]);
export type Claims = z.infer<typeof Claims>;
type Bearer =
  | { role: 'member' | 'support'; sub: AccountId; sid: SessionId }
  | { role: 'chat'; sub: WebChatId; sid: WebChatId };

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A signed access token for this bearer, valid for 15 minutes or until `ends`, whichever is sooner. */
export async function issueToken(signing: Signing, bearer: Bearer, now: Date, ends?: Date) {
  const iat = Math.floor(now.getTime() / 1000);
  const exp = Math.min(iat + TOKEN_SECONDS, ends ? Math.floor(ends.getTime() / 1000) : Infinity);
  const { issuer: iss, audience: aud, type: typ, algorithm: alg } = TOKEN;
  const claims = { iss, aud, ...bearer, jti: crypto.randomUUID(), iat, exp };
  const signed = `${encode({ alg, typ, kid: await signing.kid() })}.${encode(claims)}`;
  const signature = await signing.sign(Buffer.from(signed));
  return {
    token: `${signed}.${signature.toString('base64url')}`,
    token_type: 'Bearer' as const,
    expires_in: Math.max(0, exp - iat),
  };
}

/** Signs access tokens and publishes the keys that verify them. */
export type Signing = {
  /** The id of the key that signs now. */
  kid(): Promise<string>;
  /** The signature of these bytes in the JOSE format: r and s, 32 bytes each. */
  sign(bytes: Buffer): Promise<Buffer>;
  /** The valid public keys, each with its `kid` and `alg`. */
  jwks(): Promise<Jwks>;
};
