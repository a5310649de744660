import type { Member } from '#functions/platform/session.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { MINUTE } from '#shared/values/duration.ts';

/** How long a sign-in or a confirmation counts as recent. */
const RECENT_MS = 10 * MINUTE;

/**
 * Requires that the owner signed in or confirmed it within the last ten minutes: before an action that cannot be undone, or
 * that adds or removes a way in. `owner.confirm` confirms it. @throws auth.login-again
 */
export function requireOwner({ authenticatedAt, confirmedAt = '' }: Member, now: Date): void {
  const at = confirmedAt > authenticatedAt ? confirmedAt : authenticatedAt;
  if (now.getTime() - Date.parse(at) > RECENT_MS) throw new Fault('auth.login-again');
}
