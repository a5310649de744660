import { useSyncExternalStore } from 'react';

import { tryStorage, forget, type StoredValue, onStored, store, stored } from '#frontend/lib/storage.ts';
import type { WebChatId } from '#shared/values/id.ts';

/** The holder of an access token: a member, support viewing an account, or a visitor with a web chat. */
export type Role = 'member' | 'support' | 'chat';

export const accessToken = (): string | null => stored('access_token') ?? null;

/**
 * Signs this browser in, in all tabs. With `chat`: as the visitor of that web chat, which is fetched again to renew
 * the token; without: as a member, whose token is renewed by the session cookie.
 */
export function signInWith(
  { token, user }: { token: string; user?: StoredValue<'userData'> | null },
  chat?: { webchat_id: WebChatId; webchat_token: string },
): void {
  if (chat) {
    store('webchat_id', chat.webchat_id);
    store('webchat_token', chat.webchat_token);
  } else forget('webchat_id', 'webchat_token', 'log_out'); // its cookie has taken the place of the one before
  if (stored('seenCalls')?.account_id !== claimsOf(token).sub) forget('seenCalls'); // someone else’s
  if (user) store('userData', { id: user.id, name: user.name });
  else if (user === null) forget('userData');
  storeToken(token);
  tryStorage(() => sessionStorage.removeItem(ENDED));
}

/** Signs out in all tabs and removes the user’s data. Preferences of the browser stay. */
export function signOut(): void {
  forget('account_used');
  forgetSession();
}

const forgetSession = () =>
  forget('webchat_id', 'webchat_token', 'userData', 'callDetails', 'seenCalls', 'access_token');

/** Stores the token of a session, a renewed one too. A member’s leaves a mark that outlives the session. */
export function storeToken(token: string): void {
  if (roleOf(token) === 'member') markAccount('open');
  store('access_token', token);
}

function markAccount(session: StoredValue<'account_used'>): void {
  if (stored('account_used') !== session) store('account_used', session);
}

/** Whether only the token of a member’s session is gone from the storage: its cookie may still bring another one. */
export const isTokenLost = (): boolean =>
  accessToken() === null &&
  stored('account_used') === 'open' &&
  stored('webchat_id') === undefined &&
  stored('log_out') === undefined;

/** The cookie brings no other token either. */
export const markSessionEnded = (): void => markAccount('ended');

/** Set in a tab whose session has expired, until the next login. */
const ENDED = 'session_ended';

/**
 * Removes the token of an expired session. Returns whether to reload the page, which happens only once. A web chat
 * stays stored, so that its page can offer a new link.
 */
export function endSession(): boolean {
  const role = roleOf(accessToken());
  if (role === 'chat') forget('access_token');
  else {
    if (role === 'member' || stored('account_used')) markSessionEnded();
    forgetSession();
  }
  try {
    if (sessionStorage.getItem(ENDED)) return false;
    sessionStorage.setItem(ENDED, role ?? 'member');
    return true;
  } catch {
    return false; // without storage it could repeat forever
  }
}

/** Whether the session of this tab has expired and nobody has signed in since. */
export function hasSessionEnded(): boolean {
  try {
    return accessToken() === null && ['member', 'support'].includes(sessionStorage.getItem(ENDED) ?? '');
  } catch {
    return false;
  }
}

/** The role in a token. Read for display only: the server verifies it. */
export function roleOf(token: string | null): Role | null {
  if (token === null) return null;
  const { role } = claimsOf(token);
  return role === 'chat' || role === 'support' ? role : 'member';
}

type Claims = { sub?: unknown; role?: unknown; iat?: unknown; exp?: unknown };

export function claimsOf(token: string): Claims {
  try {
    const text = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    return (JSON.parse(text) as Claims | null) ?? {};
  } catch {
    return {};
  }
}

/** The access token of this browser, followed through its changes in this tab and in the others. */
export const useToken = (): string | null =>
  useSyncExternalStore(
    (changed) => onStored(['access_token'], changed),
    accessToken,
    () => null,
  );

/** Whether a member is logged in. A web chat alone does not count. */
export const useSignedIn = (): boolean => {
  const role = roleOf(useToken());
  return role !== null && role !== 'chat';
};

/** Whether an account was used in this browser, and the visitor is neither logged in nor has logged out. */
export const useAccountUsed = (): boolean =>
  useSyncExternalStore(
    (changed) => onStored(['access_token', 'account_used'], changed),
    () => accessToken() === null && stored('account_used') !== undefined,
    () => false,
  );
