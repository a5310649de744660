import * as z from 'zod';

import { digest, newToken } from '#functions/platform/digest.ts';
import { keptUntil } from '#functions/platform/table/expiry.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { AccountId, SessionId } from '#shared/values/id.ts';

/** A page that waits for a passkey asks for another challenge before this one ends. */
export const CHALLENGE_MINUTES = 10;

/** A challenge that an authenticator signs once. `login` is anyone’s; the others are bound to a session. */
const Challenge = z.object({
  digest: z.string(),
  purpose: z.enum(['login', 'confirm', 'register']),
  account_id: AccountId.nullable(),
  session_id: SessionId.nullable(),
  /** The user handle of the passkey to be registered. */
  user_handle: z.string().nullable(),
  ends_at: z.iso.datetime(),
});
type Challenge = z.infer<typeof Challenge>;
const challengeItem: Entity<Challenge> = {
  schema: Challenge,
  key: keys.challenge,
  expires: keptUntil('oneTimeCode', ({ ends_at }) => ends_at),
};

type Purpose = { purpose: 'login' } | { purpose: 'confirm' | 'register'; accountId: AccountId; sessionId: SessionId };

const ClientData = z.object({ challenge: z.string() });

/** The challenge that a response of a browser names. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge;
  } catch {
    return undefined;
  }
}

const refused = (cause?: unknown) => new Fault('auth.passkey-refused', { cause });

export const challengesOf = (table: Table) => ({
  /** Stores a new challenge and returns it: 256 bits in base64url. */
  async begin(of: Purpose, now: Date, user_handle: string | null = null): Promise<string> {
    const challenge = newToken();
    const ends_at = addMinutes(now, CHALLENGE_MINUTES).toISOString();
    const [account_id, session_id] = of.purpose === 'login' ? [null, null] : [of.accountId, of.sessionId];
    const item = { digest: digest(challenge), purpose: of.purpose, account_id, session_id, user_handle, ends_at };
    await table.commit(table.put(challengeItem, item));
    return challenge;
  },
  /**
   * Uses up the challenge of a response before it is verified, so that none is tried twice.
   * @throws auth.passkey-refused where it is over, was used, or was issued for something else
   */
  async use(
    { response }: { response: { clientDataJSON: string } },
    of: Purpose,
    now: Date,
  ): Promise<{ challenge: string; user_handle: string | null }> {
    const challenge = challengeIn(response.clientDataJSON);
    const stored = challenge && (await table.get(challengeItem, keys.challenge({ digest: digest(challenge) })));
    if (!stored || stored.ends_at <= now.toISOString() || !isFor(stored, of)) throw refused();
    await table.commit(table.remove(keys.challenge(stored), stored)).catch((cause: unknown) => {
      throw cause instanceof Fault && cause.code === 'request.conflict' ? refused(cause) : cause;
    });
    return { challenge, user_handle: stored.user_handle };
  },
});
export type Challenges = ReturnType<typeof challengesOf>;

const isFor = (stored: Revised<Challenge>, of: Purpose): boolean =>
  stored.purpose === of.purpose &&
  (of.purpose === 'login' || (stored.account_id === of.accountId && stored.session_id === of.sessionId));
