import { type KnownDevices, knownDevicesOf } from '#functions/account/auth/known-devices.ts';
import { type Links, linksOf } from '#functions/account/auth/links.ts';
import { accessLog, sessionStore } from '#functions/account/auth/store.ts';
import { choiceStore } from '#functions/account/choice-store.ts';
import { subscribedUntil } from '#functions/platform/membership.ts';
import { appSecret } from '#functions/platform/secret.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { signingHere } from '#functions/platform/token/signing.ts';
import { userView } from '#functions/account/user.ts';
import type { Account } from '#functions/account/store.ts';
import { writeRefreshToken } from '#functions/account/auth/domain/refresh-token.ts';
import type { AccessLog, SessionStore } from '#functions/account/auth/store.ts';
import type { Cookies } from '#functions/platform/cookies.ts';
import { keyedDigest } from '#functions/platform/digest.ts';
import type { ClientInfo } from '#functions/platform/client-info.ts';
import { isOver, type StoredSession } from '#functions/platform/session.ts';
import type { Write } from '#functions/platform/table/table.ts';
import { issueToken, type Signing } from '#functions/platform/token/token.ts';
import type { AccessEntry, SignedIn } from '#shared/api/auth.ts';
import { addDays } from '#shared/values/duration.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

/** The cookie of a session. */
export const COOKIE = 'rt';
const ABSOLUTE_DAYS = 30;
/** An eleventh session ends the one that was used least recently. */
const MAX_SESSIONS = 10;

export type SessionDeps = {
  sessions: SessionStore;
  accessLog: AccessLog;
  knownDevices: KnownDevices;
  links: Links;
  signing: () => Signing;
  secret: () => Promise<string>;
  /** Until when the account may open reports. */
  subscribedUntil: (account_id: AccountId) => Promise<string | null>;
  /** Honors Global Privacy Control. */
  optOut: (account_id: AccountId, now: Date) => Promise<void>;
};
/** Stores and keys that signing in needs. */
export const sessionDepsOf = (table: Table): SessionDeps => ({
  sessions: sessionStore(table),
  accessLog: accessLog(table),
  knownDevices: knownDevicesOf(table),
  links: linksOf(table),
  signing: signingHere,
  secret: appSecret,
  subscribedUntil: (account_id) => subscribedUntil(table, account_id),
  optOut: (account_id, now) => choiceStore(table).optOut(account_id, now),
});

export type SignIn = {
  how: AccessEntry['what'];
  from: Pick<ClientInfo, 'device'> & Partial<Pick<ClientInfo, 'gpc' | 'country' | 'region'>>;
  cookies: Cookies;
  remember: boolean;
  now: Date;
  /** The session that this one replaces without a new authentication: it keeps that session’s expiry and authentication time. */
  continues?: Pick<StoredSession, 'authenticated_at' | 'ends_at' | 'second_factor'>;
  /** Whether the session before had taken a second factor, where a new password replaces it. */
  hadSecondFactor?: boolean;
  /** Writes that join the transaction. */
  writes?: Write[];
  /** The message about a sign-in by this device, which is new to the account or not; none where its owner need not hear of it. */
  announce?: (device: { digest: string; isNew: boolean }) => Announcement | undefined;
};

type Announcement = { writes: Write[]; send: () => Promise<void> };

/** Signs in an authenticated user: writes a session and an access log entry, sets the cookie, and issues an access token. */
export async function signIn(account: Account, entry: SignIn, sessionDeps: SessionDeps): Promise<SignedIn> {
  const { how, from, cookies, remember, now, continues, writes = [] } = entry;
  const { account_id, epoch } = account;
  if (account.closed_at) throw new Error(`Account ${account_id} is closed`);
  const { device, country = null, region = null } = from;
  const remembered = await sessionDeps.knownDevices.remember(account_id, device, cookies, now);
  const announcement = entry.announce?.(remembered);
  const session: StoredSession = {
    session_id: newId('session', now.getTime()),
    account_id,
    kind: 'member',
    epoch,
    device,
    country,
    region,
    created_at: now.toISOString(),
    authenticated_at: continues?.authenticated_at ?? now.toISOString(),
    second_factor: hasSecondFactor(account, entry),
    last_used_at: now.toISOString(),
    ends_at: continues?.ends_at ?? addDays(now, ABSOLUTE_DAYS).toISOString(),
    remember,
    generation: 0,
    rotated_at: now.toISOString(),
    support: null,
  };
  await sessionDeps.sessions.commit(
    sessionDeps.sessions.begin(session),
    ...(await leastUsed(account, sessionDeps, now)).map((each) => sessionDeps.sessions.end(each)),
    sessionDeps.accessLog.line(account_id, { what: how, device, country, region }, now),
    ...remembered.writes,
    ...(announcement?.writes ?? []),
    ...writes,
  );
  await announcement?.send();
  if (from.gpc) await sessionDeps.optOut(account_id, now);
  await sendCookie(session, cookies, sessionDeps);
  remembered.keep();
  const subscribedUntil = await sessionDeps.subscribedUntil(account_id);
  return { ...(await grantOf(session, sessionDeps, now)), user: userView(account, { subscribedUntil, support: null }) };
}

/** Every way to log in asks for the second factor if it is on; other sign-ins inherit that of the session before. */
function hasSecondFactor({ second_factor }: Account, { how, continues, hadSecondFactor = false }: SignIn): boolean {
  if (continues) return continues.second_factor === true;
  return how.startsWith('logged-in-') ? second_factor : hadSecondFactor;
}

/** The member sessions of an account that have not ended. */
export const alive = <S extends StoredSession>(all: S[], { epoch }: Pick<Account, 'epoch'>, now: Date): S[] =>
  all.filter((session) => session.kind === 'member' && session.epoch === epoch && !isOver(session, now));

/** The sessions to end so that one more fits. */
async function leastUsed(account: Account, { sessions }: SessionDeps, now: Date): Promise<StoredSession[]> {
  const all = alive(await sessions.all(account.account_id), account, now);
  const oldest = all.sort((a, b) => a.last_used_at.localeCompare(b.last_used_at));
  return oldest.slice(0, Math.max(0, oldest.length - MAX_SESSIONS + 1));
}

/** Issues an access token for a session. */
export const grantOf = (
  { account_id, session_id, kind, ends_at }: StoredSession,
  { signing }: SessionDeps,
  now: Date,
) => issueToken(signing(), { role: kind, sub: account_id, sid: session_id }, now, new Date(ends_at));

/** Sets the cookie of a session in its current generation. */
export async function sendCookie(session: StoredSession, cookies: Cookies, { secret }: SessionDeps): Promise<void> {
  const key = await refreshKey(secret);
  const remaining = Math.floor((Date.parse(session.ends_at) - Date.parse(session.rotated_at)) / 1000);
  cookies.set(COOKIE, writeRefreshToken(session, key), session.remember ? { maxAge: remaining } : {});
}

/** The key of session cookies. */
export async function refreshKey(secret: SessionDeps['secret']): Promise<(text: string) => string> {
  const ours = await secret();
  return (text) => keyedDigest(ours, 'refresh', text);
}
