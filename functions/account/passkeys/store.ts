import * as z from 'zod';

import {
  type Account,
  type AccountStore,
  accountStore,
  closedCredential,
  credential,
} from '#functions/account/store.ts';
import { digest } from '#functions/platform/digest.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { AccountId } from '#shared/values/id.ts';

/** A passkey: the public half of a key pair, whose private half never leaves the owner’s authenticator. */
const StoredPasskey = z.object({
  account_id: AccountId,
  /** The digest of the credential’s id, which may be longer than a key of the table. */
  passkey_id: z.string(),
  credential_id: z.string(),
  /** In COSE form, base64url. */
  public_key: z.string(),
  /** How often it signed, as its authenticator says; 0 from those that do not count. */
  counter: z.number().int(),
  transports: z.array(z.string()),
  /** The random user handle that the authenticator keeps with it. */
  user_handle: z.string(),
  name: z.string(),
  is_synced: z.boolean(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});
export type StoredPasskey = z.infer<typeof StoredPasskey>;
const passkey: Entity<StoredPasskey> = { schema: StoredPasskey, key: keys.passkey };

export const passkeyIdOf = (credential_id: string): string => digest(credential_id);

const credentialOf = ({ passkey_id, account_id }: Pick<StoredPasskey, 'passkey_id' | 'account_id'>) =>
  ({ kind: 'passkey', value: passkey_id, account_id }) as const;

export const passkeyStore = (table: Table, accounts: AccountStore = accountStore(table)) => {
  const all = (account_id: AccountId) => table.query(passkey, keys.passkey({ account_id }));
  const removal = ({ revision, ...item }: Revised<StoredPasskey>): Write[] => [
    table.remove(keys.passkey(item), { revision }),
    table.remove(keys.credential(credentialOf(item))),
  ];
  return {
    all,
    of: (account_id: AccountId, passkey_id: string) => table.get(passkey, keys.passkey({ account_id, passkey_id })),
    /** The account and passkey of a credential, whichever account it opens, or opened before its owner closed it. */
    async findByCredential(credential_id: string, now: Date) {
      const passkey_id = passkeyIdOf(credential_id);
      const open = await accounts.findByCredential('passkey', passkey_id);
      const account = open ?? (await accounts.findClosed('passkey', passkey_id, now));
      const found = account && (await this.of(account.account_id, passkey_id));
      return found && { account, passkey: found };
    },
    /** Adds a passkey. @throws request.conflict if it belongs to an account, or the account has changed */
    add: (account: Revised<Account>, item: StoredPasskey, ...withIt: Write[]) =>
      accounts.replace(
        account,
        { ...account, has_passkey: true },
        table.put(passkey, item),
        table.put(credential, credentialOf(item)),
        ...withIt,
      ),
    replace: (current: Revised<StoredPasskey>, next: StoredPasskey): Write => table.put(passkey, next, current),
    /** Removes one of the passkeys that the account has. */
    remove: (account: Revised<Account>, item: Revised<StoredPasskey>, left: number, ...withIt: Write[]) =>
      accounts.replace(account, { ...account, has_passkey: left > 0 }, ...removal(item), ...withIt),
    /** The writes that remove one passkey; `has_passkey` of its account is set beside them. */
    removal,
    /** The writes after which the passkeys of an account open nothing: the items are erased with the account. */
    async close(account_id: AccountId, { isFinal }: { isFinal: boolean }): Promise<Write[]> {
      return (await all(account_id))
        .map(credentialOf)
        .flatMap((way) => [table.remove(keys.credential(way)), ...(isFinal ? [] : [table.put(closedCredential, way)])]);
    },
    /** The writes after which nothing tells whose the passkeys of a closed account were. */
    async forget(account_id: AccountId): Promise<Write[]> {
      return (await all(account_id)).map((each) => table.remove(keys.closedCredential(credentialOf(each))));
    },
    /**
     * The writes after which the passkeys of an account that is opened again open it, but those that another account has, and
     * those it is opened `without`.
     */
    async reopen(
      account_id: AccountId,
      { without = [] }: { without?: readonly Pick<StoredPasskey, 'passkey_id'>[] } = {},
    ): Promise<Write[]> {
      const writes = (await all(account_id)).map(async (each) => {
        const isLeftOut = without.some(({ passkey_id }) => passkey_id === each.passkey_id);
        const taken = await accounts.findByCredential('passkey', each.passkey_id);
        const way = credentialOf(each);
        return [table.remove(keys.closedCredential(way)), ...(isLeftOut || taken ? [] : [table.put(credential, way)])];
      });
      return (await Promise.all(writes)).flat();
    },
    commit: table.commit.bind(table),
  };
};
export type PasskeyStore = ReturnType<typeof passkeyStore>;
