import { AccountId, SessionId } from '#shared/values/id.ts';

/**
 * The content of a session cookie: its account and session, and how often it was renewed. It ends with a MAC of the rest,
 * so that stored data alone cannot forge a cookie.
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

/** How long the previous cookie is still accepted: two tabs may refresh at the same time, and a response may get lost. */
export const GRACE_MS = 10_000;

/**
 * What to do with a cookie of this generation: the current one is renewed; the previous one, within the grace period, gets
 * the current one again; an older one was copied, and the session ends.
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
