import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { JwtVerifier } from 'aws-jwt-verify';
import type { JwtPayload } from 'aws-jwt-verify/jwt-model';
import * as z from 'zod';

import { isDevServer } from '#functions/platform/environment.ts';
import { accessUntil, StoredMembership } from '#functions/platform/membership.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Shape, Table } from '#functions/platform/table/table.ts';
import { Claims, type Signing, TOKEN, TOKEN_SECONDS } from '#functions/platform/token/token.ts';
import { DAY } from '#shared/values/duration.ts';
import { AccountId, SessionId, WebChatId } from '#shared/values/id.ts';

/** A signed-in member, or support with read-only access. */
export type Member = {
  role: 'member' | 'support';
  accountId: AccountId;
  sessionId: SessionId;
  /** Until when reports may be opened; null without a membership. */
  subscribedUntil: string | null;
  /** When they last proved who they are. */
  authenticatedAt: string;
  /** When they last confirmed it in this session. */
  confirmedAt?: string | undefined;
  /** Whether they work for support. */
  isSupport: boolean;
  /** Whether this session began with a second factor. */
  hasSecondFactor: boolean;
  /** Why and until when support looks; null for the member. */
  support: { reason: string; until: string } | null;
};
/** A web-chat visitor by link: for an account, or a caller without one. */
export type ChatVisitor = { role: 'chat'; webchatId: WebChatId; accountId: AccountId | null };
export type Caller = Member | ChatVisitor;
export type Sessions = { callerOf(event: APIGatewayProxyEventV2, now: Date): Promise<Caller | undefined> };

/** A logged-in device. Its cookie is derived from these fields and a secret, and is not stored. */
export const StoredSession = z.object({
  session_id: SessionId,
  account_id: AccountId,
  kind: z.enum(['member', 'support']),
  /** The epoch of its account at the start; the session is over once they differ. */
  epoch: z.number().int(),
  device: z.string(),
  /** Where it was used last; absent in sessions from before this was stored. */
  country: z.string().nullable().optional(),
  region: z.string().nullable().optional(),
  created_at: z.iso.datetime(),
  authenticated_at: z.iso.datetime(),
  /** When its owner was last confirmed: unlike a sign-in, it opens nothing for support. */
  confirmed_at: z.iso.datetime().optional(),
  /** Whether its sign-in took a second factor. */
  second_factor: z.boolean().optional(),
  last_used_at: z.iso.datetime(),
  /** The absolute end, regardless of use. */
  ends_at: z.iso.datetime(),
  /** Whether its cookie outlives the browser. */
  remember: z.boolean(),
  /** How often its cookie was renewed, and when last. */
  generation: z.number().int(),
  rotated_at: z.iso.datetime(),
  support: z.object({ operator: z.string(), reason: z.string() }).nullable(),
});
export type StoredSession = z.infer<typeof StoredSession>;

/** Unused for this long, a session is over. */
const IDLE_DAYS = 7;

export const isOver = ({ ends_at, last_used_at, remember }: StoredSession, now: Date): boolean =>
  ends_at <= now.toISOString() || Date.parse(last_used_at) + (remember ? 30 : IDLE_DAYS) * DAY <= now.getTime();

/** The fields of an account that authorisation needs. */
const AccountState = z.object({
  account_id: AccountId,
  epoch: z.number().int(),
  blocked: z.object({ at: z.iso.datetime() }).nullable(),
  is_support: z.boolean().optional(),
});
const accountState: Shape<z.infer<typeof AccountState>> = { schema: AccountState };
const whatSaysWhoAsks: Shape<StoredSession | z.infer<typeof AccountState> | StoredMembership> = {
  schema: z.union([StoredSession, AccountState, StoredMembership]),
};

/** The fields of a web chat that tell whether it is open. */
const OpenedChat: Shape<{
  webchat_id: WebChatId;
  account_id: AccountId | null;
  closes_at: string | null;
  epoch: number | null;
}> = {
  schema: z.object({
    webchat_id: WebChatId,
    account_id: AccountId.nullable(),
    closes_at: z.iso.datetime().nullable(),
    epoch: z.number().int().nullable(),
  }),
};

/** Verifies bearer tokens and their sessions; undefined for a missing, invalid or expired one. */
export function sessionsOf(table: Table, signing: () => Signing): Sessions {
  let verifier: Promise<ReturnType<typeof verifierOf>> | undefined;
  const ready = () =>
    (verifier ??= signing()
      .jwks()
      .then(verifierOf)
      .catch((error: unknown) => {
        verifier = undefined;
        throw error;
      }));

  return {
    async callerOf(event, now) {
      const token = bearerOf(event);
      const claims = token && claimsOf(await ready(), token, now);
      if (!claims) return undefined;
      return claims.role === 'chat' ? visitor(claims.sub, now) : member(claims, now);
    },
  };

  async function member(claims: Exclude<Claims, { role: 'chat' }>, now: Date): Promise<Member | undefined> {
    const items = await table.getAll(whatSaysWhoAsks, [
      keys.session({ account_id: claims.sub, session_id: claims.sid }),
      keys.account({ account_id: claims.sub }),
      keys.subscription({ account_id: claims.sub }),
    ]);
    const session = items.find((item) => 'session_id' in item);
    const account = items.find((item) => 'blocked' in item);
    const membership = items.find((item) => 'subscription_id' in item);
    if (!session || !account || isOver(session, now)) return undefined;
    if (session.kind !== claims.role || session.epoch !== account.epoch || account.blocked) return undefined;
    return {
      role: session.kind,
      accountId: account.account_id,
      sessionId: session.session_id,
      subscribedUntil: membership ? accessUntil(membership) : null,
      authenticatedAt: session.authenticated_at,
      confirmedAt: session.confirmed_at,
      isSupport: account.is_support === true,
      hasSecondFactor: session.second_factor === true,
      support: session.support && { reason: session.support.reason, until: session.ends_at },
    };
  }

  async function visitor(webchat_id: WebChatId, now: Date): Promise<ChatVisitor | undefined> {
    const chat = await table.get(OpenedChat, keys.webChat({ webchat_id }));
    if (!chat?.closes_at || chat.closes_at <= now.toISOString()) return undefined;
    // Ending the sessions of an account also ends the chats opened on its behalf.
    const account = chat.account_id && (await table.get(accountState, keys.account({ account_id: chat.account_id })));
    if (chat.account_id && (!account || account.blocked || account.epoch !== chat.epoch)) return undefined;
    return { role: 'chat', webchatId: chat.webchat_id, accountId: chat.account_id };
  }
}

const bearerOf = ({ headers }: APIGatewayProxyEventV2): string | undefined =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];

function verifierOf(jwks: Awaited<ReturnType<Signing['jwks']>>) {
  const verifier = JwtVerifier.create({
    issuer: TOKEN.issuer,
    audience: TOKEN.audience,
    // Expiry is checked below by the request’s clock, which the dev server may have moved.
    graceSeconds: isDevServer() ? 20 * 366 * 86_400 : 0,
    jwksUri: 'https://keys.invalid', // never fetched: the keys are given below, and verifySync has no network
    customJwtCheck: ({ header, payload }) => {
      if (header.typ !== TOKEN.type || header.alg !== TOKEN.algorithm) throw new Error('Not our token');
      if (!holdsShortly(payload)) throw new Error('It does not end soon enough');
    },
  });
  verifier.cacheJwks(jwks);
  return verifier;
}

/** The library accepts a token without `exp`, which would never expire. */
const holdsShortly = ({ exp, iat }: JwtPayload) =>
  typeof exp === 'number' && typeof iat === 'number' && exp - iat <= TOKEN_SECONDS;

function claimsOf(verifier: ReturnType<typeof verifierOf>, token: string, now: Date): Claims | undefined {
  try {
    const claims = Claims.parse(verifier.verifySync(token));
    return claims.exp * 1000 > now.getTime() ? claims : undefined;
  } catch {
    return undefined;
  }
}
