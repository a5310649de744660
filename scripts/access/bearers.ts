import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

import type { Account, AccountStore } from '#functions/account/store.ts';
import type { SessionDeps } from '#functions/account/auth/session.ts';
import type { StoredSession } from '#functions/platform/session.ts';
import { issueToken, TOKEN } from '#functions/platform/token/token.ts';
import { newId } from '#shared/values/id.ts';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Invalid bearer tokens by what is wrong with them. */
export async function badBearers(
  account: Account,
  { sessionDeps, accounts, key, now }: { sessionDeps: SessionDeps; accounts: AccountStore; key: KeyObject; now: Date },
): Promise<Map<string, string | undefined>> {
  const session = await begin(account, sessionDeps, now);
  const { token } = await issueToken(
    sessionDeps.signing(),
    { role: 'member', sub: session.account_id, sid: session.session_id },
    now,
  );
  const [head = '', body = '', signature = ''] = token.split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  const forged = (payload: object, header: object = {}, by: KeyObject = key) => {
    const signed = `${encode({ ...read(head), ...header })}.${encode({ ...read(body), ...payload })}`;
    return `${signed}.${sign('sha256', Buffer.from(signed), { key: by, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
  };
  const seconds = Math.floor(now.getTime() / 1000);
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

  const ended = await begin(account, sessionDeps, now);
  await sessionDeps.sessions.commit(sessionDeps.sessions.end(ended));
  const older = await begin({ ...account, epoch: account.epoch - 1 }, sessionDeps, now);
  const blocked = await blockedAccount(accounts, now);
  const ofBlocked = await begin(blocked, sessionDeps, now);
  const tokenOf = async ({ account_id, session_id }: StoredSession) =>
    (await issueToken(sessionDeps.signing(), { role: 'member', sub: account_id, sid: session_id }, now)).token;

  return new Map([
    ['nothing', undefined],
    ['rubbish', 'rubbish'],
    ['an unsigned token', `${encode({ ...read(head), alg: 'none' })}.${body}.`],
    ['a token with a stranger’s signature', forged({}, {}, stranger)],
    ['a token of an unknown key', forged({}, { kid: 'unknown' })],
    ['a token whose claims were changed', `${head}.${encode({ ...read(body), sub: newId('account') })}.${signature}`],
    ['an expired token', forged({ iat: seconds - 2000, exp: seconds - 1100 })],
    ['a token that never expires', forged({ exp: undefined })],
    ['a token that holds for a day', forged({ exp: seconds + 86_400 })],
    ['a token for another audience', forged({ aud: 'elsewhere' })],
    ['another issuer’s token', forged({ iss: 'https://evil.example' })],
    ['a token of another type', forged({}, { typ: 'JWT' })],
    ['the token of an ended session', await tokenOf(ended)],
    ['the token of a session before everybody was logged out', await tokenOf(older)],
    ['the token of a session that never was', forged({ sid: newId('session') })],
    ['a blocked account’s token', await tokenOf(ofBlocked)],
    [`a token of another algorithm than ${TOKEN.algorithm}`, forged({}, { alg: 'HS256' })],
  ]);
}

/** Creates a session as a login does. */
export async function begin(
  { account_id, epoch }: Pick<Account, 'account_id' | 'epoch'>,
  { sessions }: SessionDeps,
  now: Date,
  kind: StoredSession['kind'] = 'member',
): Promise<StoredSession> {
  const at = now.toISOString();
  const session: StoredSession = {
    session_id: newId('session'),
    account_id,
    kind,
    epoch,
    device: 'Firefox on Linux',
    created_at: at,
    authenticated_at: at,
    last_used_at: at,
    ends_at: new Date(now.getTime() + 3_600_000).toISOString(),
    remember: false,
    generation: 0,
    rotated_at: at,
    support: kind === 'support' ? { operator: 'an operator', reason: 'a question' } : null,
  };
  await sessions.commit(sessions.begin(session));
  return session;
}

async function blockedAccount(accounts: AccountStore, now: Date): Promise<Account> {
  const { newAccount } = await import('#functions/account/store.ts');
  const blocked = { at: now.toISOString(), reason: 'fraud', operator: 'an operator' };
  const account_id = newId('account');
  const email = `${account_id.toLowerCase()}@example.com`;
  const account = { ...newAccount({ account_id, email, language: 'en' }, now), blocked };
  await accounts.create(account);
  return account;
}
