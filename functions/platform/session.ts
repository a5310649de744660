import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { JwtVerifier } from 'aws-jwt-verify';
import type { Jwks } from 'aws-jwt-verify/jwk';
import * as z from 'zod';

import { environment } from '#functions/platform/environment.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Table } from '#functions/platform/table/table.ts';
import { AccountId } from '#shared/values/id.ts';

export type Member = { accountId: AccountId; subscribedUntil: string | null };
export type Sessions = { memberOf(event: APIGatewayProxyEventV2): Promise<Member | undefined> };

/** What an access token is for; a token made for anything else is refused. */
export const TOKEN = { issuer: 'calluna', audience: 'calluna-api', type: 'at+jwt', algorithm: 'ES256' } as const;

/** As much of the account as says what its owner may do. */
const membership: Entity<{ account_id: AccountId; subscribed_until: string | null }> = {
  schema: z.object({ account_id: AccountId, subscribed_until: z.iso.datetime().nullable() }),
  key: keys.account,
};

/** Reads the bearer token of a request. No token, a bad one or an unknown account is nobody. */
export function sessionsOf(table: Table): Sessions {
  const verifier = JwtVerifier.create({
    issuer: TOKEN.issuer,
    audience: TOKEN.audience,
    jwksUri: 'https://keys.invalid', // never asked: the keys are given below, and verifySync has no network
    customJwtCheck: ({ header, payload }) => {
      if (header.typ !== TOKEN.type || header.alg !== TOKEN.algorithm || !payload.exp) throw new Error('Not our token');
    },
  });
  verifier.cacheJwks(JSON.parse(environment().SESSION_KEYS) as Jwks);

  return {
    async memberOf(event) {
      const token = /^Bearer (\S+)$/.exec(event.headers.authorization ?? '')?.[1];
      const accountId = token && AccountId.safeParse(subject(token)).data;
      if (!accountId) return undefined;
      const account = await table.get(membership, keys.account({ account_id: accountId }));
      return account && { accountId, subscribedUntil: account.subscribed_until };
    },
  };

  function subject(token: string) {
    try {
      return verifier.verifySync(token).sub;
    } catch {
      return undefined;
    }
  }
}
