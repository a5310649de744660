import * as z from 'zod';

import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { ReasonForUse } from '#shared/validation/account.ts';
import { AccountId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';
import { Phone } from '#shared/values/phone.ts';

const moment = z.iso.datetime();

export const Account = z.object({
  account_id: AccountId,
  name: z.string(),
  email: z.email(),
  email_confirmed_at: moment.nullable(),
  phone: Phone.nullable(),
  phone_confirmed_at: moment.nullable(),
  language: z.enum(languages),
  time_zone: z.string(),
  reason_for_use: ReasonForUse.nullable(),
  reason_words: z.string().nullable(),
  created_at: moment,
  /** A PHC string: the parameters, the salt and the hash; null where another way in is used. */
  password: z.string().nullable(),
  password_changed_at: moment.nullable(),
  /** Whose Google account opens this one: issuer and subject, never the address. */
  google: z.object({ subject: z.string(), email: z.string() }).nullable(),
  /** Whether a second factor is asked for. The factor itself lies in an item of its own. */
  second_factor: z.boolean(),
  /** Raised to end all sessions that began before: each session keeps the epoch it began in. */
  epoch: z.number().int(),
  blocked: z.object({ at: moment, reason: z.string(), operator: z.string() }).nullable(),
  /** Set while it is being deleted: nothing leads into it any more. */
  closed_at: moment.optional(),
});
export type Account = z.infer<typeof Account>;

const account: Entity<Account> = { schema: Account, key: keys.account };

/** By what an account can be found: each address, number and Google account leads to one account at most. */
export const Credential = z.object({
  kind: z.enum(['email', 'phone', 'google']),
  value: z.string(),
  account_id: AccountId,
});
export type Credential = z.infer<typeof Credential>;
const credential: Entity<Credential> = { schema: Credential, key: keys.credential };

/** An account that was just opened, before its owner told anything but an address. */
export const newAccount = (
  told: Pick<Account, 'account_id' | 'email' | 'language'> & Partial<Account>,
  now: Date,
): Account => ({
  name: '',
  email_confirmed_at: null,
  phone: null,
  phone_confirmed_at: null,
  time_zone: 'UTC',
  reason_for_use: null,
  reason_words: null,
  created_at: now.toISOString(),
  password: null,
  password_changed_at: null,
  google: null,
  second_factor: false,
  epoch: 0,
  blocked: null,
  ...told,
});

export const accountStore = (table: Table) => ({
  of: (account_id: AccountId) => table.get(account, keys.account({ account_id })),
  /** The account that this address, number or Google account leads to. */
  async findByCredential(kind: Credential['kind'], value: string): Promise<Revised<Account> | undefined> {
    const found = await table.get(credential, keys.credential({ kind, value }));
    return found && this.of(found.account_id);
  },
  /** Opens an account, with every way in that it names. @throws request.conflict where one of them is another’s */
  create: (item: Account, ...withIt: Write[]) =>
    table.commit(table.put(account, item), ...credentialsOf(item).map((way) => table.put(credential, way)), ...withIt),
  /** The write that fails where the account was changed or closed meanwhile, and lets nobody close it as it was before. */
  hold: (was: Revised<Account>): Write => table.put(account, was, was),
  /** The next state of an account. Ways in that it no longer names are free; new ones must be nobody’s. */
  async replace(was: Revised<Account>, next: Account, ...withIt: Write[]): Promise<void> {
    const [before, after] = [credentialsOf(was), credentialsOf(next)];
    const has = (list: Credential[], way: Credential) =>
      list.some(({ kind, value }) => kind === way.kind && value === way.value);
    await table.commit(
      table.put(account, next, was),
      ...after.filter((way) => !has(before, way)).map((way) => table.put(credential, way)),
      ...before.filter((way) => !has(after, way)).map((way) => table.remove(keys.credential(way))),
      ...withIt,
    );
  },
});
export type AccountStore = ReturnType<typeof accountStore>;

/** Everything by which this account can be found. */
export function credentialsOf({
  account_id,
  email,
  phone,
  phone_confirmed_at,
  google,
  closed_at,
}: Account): Credential[] {
  if (closed_at) return [];
  return [
    { kind: 'email', value: email, account_id },
    ...(phone && phone_confirmed_at ? [{ kind: 'phone' as const, value: phone, account_id }] : []),
    ...(google ? [{ kind: 'google' as const, value: google.subject, account_id }] : []),
  ];
}
