import type { Account } from '#functions/account/store.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { figures } from '#shared/values/figures.ts';

/**
 * An account may have a passkey once its address is confirmed: a mailed link is then always another way in, and the owner
 * of an address never takes over an account that a stranger’s passkey opens.
 * @throws auth.passkey-refused
 */
export function requirePasskeyAllowed({ email_confirmed_at }: Account, existing: number): void {
  if (!email_confirmed_at || existing >= figures.passkeys) throw new Fault('auth.passkey-refused');
}
