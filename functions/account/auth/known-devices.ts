import * as z from 'zod';

import type { Cookies } from '#functions/platform/cookies.ts';
import { isSame, keyedDigest, newToken } from '#functions/platform/digest.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { keptFrom } from '#functions/platform/table/expiry.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Table, Write } from '#functions/platform/table/table.ts';
import { AccountId } from '#shared/values/id.ts';

/** The cookie that names a browser: a random id and its signature. It says nothing of the device or of any account. */
const COOKIE = 'did';
/** Browsers keep no cookie for longer. */
const COOKIE_SECONDS = 400 * 86_400;
/** A twenty-first device replaces the one that was used least recently. */
const MAX_DEVICES = 20;

/** A browser that signed in to an account before. Its digest differs from account to account. */
const KnownDevice = z.object({
  account_id: AccountId,
  digest: z.string(),
  /** Browser and system, in words. */
  device: z.string(),
  first_seen_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
});
type KnownDevice = z.infer<typeof KnownDevice>;
const knownDevice: Entity<KnownDevice> = {
  schema: KnownDevice,
  key: keys.knownDevice,
  expires: keptFrom('knownDevice', ({ last_seen_at }) => last_seen_at),
};

/** The browsers of an account. A cookie of ours tells one from another, and nothing of the browser itself does. */
export const knownDevicesOf = (table: Table, secret = appSecret) => {
  const sign = async (id: string) => keyedDigest(await secret(), 'device cookie', id);
  const digestOf = async (account_id: string, id: string) =>
    keyedDigest(await secret(), 'known device', `${account_id}\0${id}`);

  /** The id of the browser; undefined without a cookie of ours. */
  async function idIn(cookies: Cookies): Promise<string | undefined> {
    const [id = '', signature = ''] = cookies.get(COOKIE)?.split('.') ?? [];
    return id && isSame(signature, await sign(id)) ? id : undefined;
  }

  return {
    /**
     * The digest of this browser where it signed in to the account before. Reads as much for an address without an
     * account.
     */
    async find(account_id: AccountId | undefined, cookies: Cookies): Promise<string | undefined> {
      const id = await idIn(cookies);
      if (!id) return undefined;
      const digest = await digestOf(account_id ?? '', id);
      const known = await table.get(knownDevice, keys.knownDevice({ account_id: account_id ?? '', digest }));
      return known?.digest;
    },

    /**
     * What tells this browser from others that try to sign in to the account. `keep` sets its cookie, also with the failure
     * that follows: without it a browser has another digest each time.
     */
    async browser(account_id: AccountId, cookies: Cookies): Promise<{ digest: string; keep: () => Promise<void> }> {
      const id = (await idIn(cookies)) ?? newToken();
      const keep = async () =>
        cookies.set(COOKIE, `${id}.${await sign(id)}`, { maxAge: COOKIE_SECONDS, onFailure: true });
      return { digest: await digestOf(account_id, id), keep };
    },

    /** Remembers this browser in the transaction of its sign-in; `keep` then sets its cookie. */
    async remember(
      account_id: AccountId,
      device: string,
      cookies: Cookies,
      now: Date,
    ): Promise<{ digest: string; isNew: boolean; writes: Write[]; keep: () => void }> {
      const id = (await idIn(cookies)) ?? newToken();
      const digest = await digestOf(account_id, id);
      const all = await table.query(knownDevice, keys.knownDevice({ account_id }));
      const known = all.find((each) => each.digest === digest);
      const at = now.toISOString();
      const item = { account_id, digest, device, first_seen_at: known?.first_seen_at ?? at, last_seen_at: at };
      const others = all
        .filter((each) => each.digest !== digest)
        .sort((a, b) => b.last_seen_at.localeCompare(a.last_seen_at));
      const value = `${id}.${await sign(id)}`;
      return {
        digest,
        isNew: !known,
        keep: () => cookies.set(COOKIE, value, { maxAge: COOKIE_SECONDS }),
        writes: [
          // Unconditionally: two sign-ins of one browser may run at once.
          table.derive(knownDevice, keys.knownDevice(item), item),
          ...others.slice(MAX_DEVICES - 1).map((each) => table.remove(keys.knownDevice(each))),
        ],
      };
    },

    forget: (account_id: AccountId, digest: string): Write => table.remove(keys.knownDevice({ account_id, digest })),
  };
};
export type KnownDevices = ReturnType<typeof knownDevicesOf>;
