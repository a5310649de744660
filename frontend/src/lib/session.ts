import { useSyncExternalStore } from 'react';

import { attempt, forget, type Kept, onStored, store, stored } from '#frontend/lib/storage.ts';
import type { WebChatId } from '#shared/values/id.ts';

/** Who holds an access token: a member, support that looks on their behalf, or whoever opened a web chat. */
export type Role = 'member' | 'support' | 'chat';

export const accessToken = (): string | null => stored('access_token') ?? null;

/**
 * Signs this browser in, in every tab, in place of whoever was. With `chat`: as whoever opened that web chat, which is
 * fetched again when the token no longer holds; without: as a member, for whom the cookie of the session brings the next.
 */
export function signInWith(
  { token, user }: { token: string; user?: Kept<'userData'> | null },
  chat?: { webchat_id: WebChatId; webchat_token: string },
): void {
  if (chat) {
    store('webchat_id', chat.webchat_id);
    store('webchat_token', chat.webchat_token);
  } else forget('webchat_id', 'webchat_token');
  if (user) store('userData', { id: user.id, name: user.name });
  else if (user === null) forget('userData');
  store('access_token', token);
  attempt(() => sessionStorage.removeItem(ENDED));
}

/** Forgets whoever is signed in, in every tab, and what was kept of theirs. What the browser itself chose stays. */
export function signOut(): void {
  forget('webchat_id', 'webchat_token', 'userData', 'callDetails', 'access_token');
}

/** Keeps the token that follows the one before it, of the same session. */
export const keepToken = (token: string): void => store('access_token', token);

/** Set in a tab whose session ended by itself, until somebody signs in. */
const ENDED = 'session_ended';

/**
 * Forgets the token of a session that is over, and says whether the page is to be loaded anew: not where it was already. A
 * web chat stays known, so that its own page can say that it has ended and offer another link.
 */
export function endSession(): boolean {
  const role = roleOf(accessToken());
  if (role === 'chat') forget('access_token');
  else signOut();
  try {
    if (sessionStorage.getItem(ENDED)) return false;
    sessionStorage.setItem(ENDED, role ?? 'member');
    return true;
  } catch {
    return false; // what cannot be noted could be done again and again
  }
}

/** Whether the session of this tab ended by itself, and nobody has signed in since. */
export function hasEnded(): boolean {
  try {
    return accessToken() === null && ['member', 'support'].includes(sessionStorage.getItem(ENDED) ?? '');
  } catch {
    return false;
  }
}

/** As whom this browser is signed in. What a token says is read here, never believed: the server checks it. */
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

/** Whether somebody is logged in here. Whoever only opened a web chat is not. */
export const useSignedIn = (): boolean => {
  const role = roleOf(useToken());
  return role !== null && role !== 'chat';
};
