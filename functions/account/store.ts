import * as z from 'zod';
import { keptUntil } from '#functions/platform/table/expiry.ts';
import { index, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { ReasonForUse } from '#shared/validation/account.ts';
import { AccountId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';
import { Phone } from '#shared/values/phone.ts';
import { endOfLife } from '#shared/values/retention.ts';
import { portugueseChoices } from '#shared/values/portuguese.ts';

/** By what callers know the owner of an account: the first name, and nothing more. */
export const firstNameOf = ({ name }: Pick<Account, 'name'>): string => name.trim().split(/\s+/)[0] ?? '';

const moment = z.iso.datetime();

export const Account = z.object({
  account_id: AccountId,
  name: z.string(),
  email: z.email(),
  email_confirmed_at: moment.nullable(),
  phone: Phone.nullable(),
  phone_confirmed_at: moment.nullable(),
  language: z.enum(languages),
  portuguese: z.enum(portugueseChoices).optional(),
  time_zone: z.string(),
  /** Null also for one of an earlier list: asked again. */
  reason_for_use: ReasonForUse.nullable().catch(null),
  created_at: moment,
  /** A PHC string: the parameters, the salt and the hash; null for an account without a password. */
  password: z.string().nullable(),
  password_changed_at: moment.nullable(),
  /** The hash of a password that its owner disowned, until there is a new one, which must not be that again. */
  voided_password: z.string().nullable().optional(),
  /**
   * The address at which its owner disowned a login or a change of the address, when that link was made, and when it was
   * used: no link that another address got in between counts.
   */
  email_restored: z.object({ email: z.string().optional(), changed_at: moment, at: moment }).optional(),
  /** The last password that was set by a mailed link: the address it was mailed to, and when. */
  password_reset: z.object({ email: z.string(), at: moment }).optional(),
  /**
   * Whose Google account opens this one: issuer and subject, never the address. Without `connected_at` it was connected
   * before that was stored.
   */
  google: z.object({ subject: z.string(), email: z.string(), connected_at: moment.optional() }).nullable(),
  /** Whether it has a passkey, and when it was last offered one. */
  has_passkey: z.boolean().optional(),
  passkey_offered_at: moment.optional(),
  /** Whether a second factor is on. The factor is an item of its own. */
  second_factor: z.boolean(),
  /** Raised to end all sessions that began before: each session keeps the epoch it began in. */
  epoch: z.number().int(),
  blocked: z.object({ at: moment, reason: z.string(), operator: z.string() }).nullable(),
  /** Whether its owner works for support: granted by an operator only. */
  is_support: z.boolean().optional(),
  /** When its owner deleted it: nothing leads into it any more, and its data goes when the time to undo that is over. */
  closed_at: moment.optional(),
  /**
   * By whom it was deleted, for the mails about that: from where, by the digest of the device if the account knew it, and
   * since when what was done counts as theirs.
   */
  closed_by: z
    .object({
      device: z.string(),
      country: z.string().nullable(),
      region: z.string().nullable(),
      digest: z.string().optional(),
      since: moment,
    })
    .optional(),
  /** The last deletion that its owner undid: when the account was closed, and when it was opened again. */
  reopened: z.object({ closed_at: moment, at: moment }).optional(),
  /** When the removal of its data began: it cannot be opened again. */
  erasing_at: moment.optional(),
  /** When an unconfirmed account was last found to be in use. */
  in_use_at: moment.optional(),
});
export type Account = z.infer<typeof Account>;

const account: Entity<Account> = {
  schema: Account,
  key: keys.account,
  index: (item) => {
    const at = eraseAt(item);
    return at ? index.erase(at.toISOString(), 'ACCOUNT', item.account_id) : undefined;
  },
};

/** When an account is to be erased: it was never confirmed, or its owner deleted it. */
export function eraseAt({
  closed_at,
  email_confirmed_at,
  phone_confirmed_at,
  google,
  in_use_at,
  created_at,
}: Account): Date | undefined {
  if (closed_at) return endOfLife('closedAccount', closed_at);
  if (email_confirmed_at || phone_confirmed_at || google) return undefined;
  return endOfLife('unconfirmedAccount', in_use_at ?? created_at);
}

/** What identifies an account at sign-in: each address, number and Google account belongs to at most one account. */
export const Credential = z.object({
  /** `passkey`: by the digest of its id. Passkeys are items of their own. */
  kind: z.enum(['email', 'phone', 'google', 'passkey']),
  value: z.string(),
  account_id: AccountId,
});
export type Credential = z.infer<typeof Credential>;
export const credential: Entity<Credential> = { schema: Credential, key: keys.credential };
/** What identified a closed account while it can be opened again. It opens nothing, and another account may have it by now. */
export const closedCredential: Entity<Credential> = { schema: Credential, key: keys.closedCredential };

/** The former address of an account, which may be restored until then. */
const ReservedEmail = z.object({ email: z.email(), account_id: AccountId, ends_at: moment });
type ReservedEmail = z.infer<typeof ReservedEmail>;
const reservedEmail: Entity<ReservedEmail> = {
  schema: ReservedEmail,
  key: keys.reservedEmail,
  expires: keptUntil('alertLink', ({ ends_at }) => ends_at),
};

export type ClosedAccount = Account & { closed_at: string };

/** A new account: everything but its address has a default. */
export const newAccount = (
  attributes: Pick<Account, 'account_id' | 'email' | 'language'> & Partial<Account>,
  now: Date,
): Account => ({
  name: '',
  email_confirmed_at: null,
  phone: null,
  phone_confirmed_at: null,
  time_zone: 'UTC',
  reason_for_use: null,
  created_at: now.toISOString(),
  password: null,
  password_changed_at: null,
  google: null,
  second_factor: false,
  epoch: 0,
  blocked: null,
  ...attributes,
});

export const accountStore = (table: Table) => ({
  of: (account_id: AccountId) => table.get(account, keys.account({ account_id })),
  /** The account with this credential. */
  async findByCredential(kind: Credential['kind'], value: string): Promise<Revised<Account> | undefined> {
    const item = await table.get(credential, keys.credential({ kind, value }));
    return item && this.of(item.account_id);
  },
  /** The account that an address belongs to, or did until lately, so that its owner may take it back. */
  async takerOf(email: string, now: Date): Promise<Revised<Account> | undefined> {
    // In this order: an address that is being given up is found one way or the other.
    const owner = await this.findByCredential('email', email);
    if (owner) return owner;
    const reserved = await table.get(reservedEmail, keys.reservedEmail({ email }));
    return reserved && reserved.ends_at > now.toISOString() ? this.of(reserved.account_id) : undefined;
  },
  reserve: (item: ReservedEmail): Write => table.derive(reservedEmail, keys.reservedEmail(item), item),
  /** The account that had this credential when its owner deleted it, if that can still be undone; the last one of several. */
  async findClosed(kind: Credential['kind'], value: string, now: Date): Promise<Revised<ClosedAccount> | undefined> {
    const items = await table.query(closedCredential, keys.closedCredential({ kind, value }));
    const accounts = await Promise.all(items.map(({ account_id }) => this.of(account_id)));
    return accounts
      .filter((each) => each !== undefined)
      .filter((each): each is Revised<ClosedAccount> => isUndoable(each, now))
      .toSorted((a, b) => (a.closed_at < b.closed_at ? 1 : -1))[0];
  },
  /** Creates an account and its credentials. @throws request.conflict if another account has one of them */
  create: (item: Account, ...withIt: Write[]) =>
    table.commit(table.put(account, item), ...credentialsOf(item).map((way) => table.put(credential, way)), ...withIt),
  /** A write that fails if the account was changed or closed in the meantime, and conflicts with concurrent changes. */
  hold: (current: Revised<Account>): Write => table.put(account, current, current),
  /** Saves the next state of an account: removes credentials that it no longer has, adds new ones. */
  async replace(current: Revised<Account>, next: Account, ...withIt: Write[]): Promise<void> {
    await table.commit(
      table.put(account, next, current),
      ...moved(table, credential, credentialsOf(current), credentialsOf(next)),
      ...moved(table, closedCredential, closedCredentialsOf(current), closedCredentialsOf(next)),
      ...withIt,
    );
  },
});
export type AccountStore = ReturnType<typeof accountStore>;

/** The writes after which an account has these credentials. */
function moved(table: Table, entity: Entity<Credential>, before: Credential[], after: Credential[]): Write[] {
  const has = (list: Credential[], way: Credential) =>
    list.some(({ kind, value }) => kind === way.kind && value === way.value);
  return [
    ...after.filter((way) => !has(before, way)).map((way) => table.put(entity, way)),
    ...before.filter((way) => !has(after, way)).map((way) => table.remove(entity.key(way))),
  ];
}

/** Whether its owner can still undo its deletion. */
export function isUndoable(account: Account, now: Date): boolean {
  const until = account.closed_at && !account.erasing_at && eraseAt(account);
  return Boolean(until && until > now);
}

/** All credentials of an account; none of a closed one. */
export const credentialsOf = (account: Account): Credential[] => (account.closed_at ? [] : identitiesOf(account));

const closedCredentialsOf = (account: Account): Credential[] =>
  account.closed_at && !account.erasing_at ? identitiesOf(account) : [];

const identitiesOf = ({ account_id, email, phone, phone_confirmed_at, google }: Account): Credential[] => [
  { kind: 'email', value: email, account_id },
  ...(phone && phone_confirmed_at ? [{ kind: 'phone' as const, value: phone, account_id }] : []),
  ...(google ? [{ kind: 'google' as const, value: google.subject, account_id }] : []),
];
