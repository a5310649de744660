import { AccountId, SessionId } from '#shared/values/id.ts';

/**
 * What the cookie of a session says: whose it is, and how often it was renewed. The code at its end follows from the rest
 * and a secret of ours, so that nothing is kept by which a cookie could be made.
 */
type RefreshToken = { account_id: AccountId; session_id: SessionId; generation: number };

/** Computes a digest keyed with our secret. */
export type Key = (text: string) => string;

const text = ({ account_id, session_id, generation }: RefreshToken) => `${account_id}.${session_id}.${generation}`;

export const writeRefreshToken = (token: RefreshToken, key: Key): string => `${text(token)}.${key(text(token))}`;

/** The token that a cookie holds; undefined where we never made it. */
export function readRefreshToken(
  cookie: string | undefined,
  key: Key,
  isSame: (one: string, other: string) => boolean,
): RefreshToken | undefined {
  const [account, session, generation, code = '', ...more] = (cookie ?? '').split('.');
  const account_id = AccountId.safeParse(account).data;
  const session_id = SessionId.safeParse(session).data;
  if (!account_id || !session_id || more.length || !/^(0|[1-9]\d{0,8})$/.test(generation ?? '')) return undefined;
  const token = { account_id, session_id, generation: Number(generation) };
  return isSame(code, key(text(token))) ? token : undefined;
}

/** How long the cookie before the present one is still taken: two tabs may ask at once, and an answer may be lost. */
export const GRACE_MS = 10_000;

/**
 * What a cookie of this generation means for a session: the present one is renewed; the one before it, moments after, is
 * answered once more with the present one; any older one was copied, and the session is over.
 */
export function judge(
  generation: number,
  session: { generation: number; rotated_at: string },
  now: Date,
): 'renew' | 'repeat' | 'reused' {
  if (generation === session.generation) return 'renew';
  const isLast = generation === session.generation - 1;
  return isLast && now.getTime() - Date.parse(session.rotated_at) <= GRACE_MS ? 'repeat' : 'reused';
}
