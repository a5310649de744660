import { type Account, accountStore } from '#functions/account/store.ts';
import { accessLog, sessionStore } from '#functions/account/auth/store.ts';
import { subscribedUntil } from '#functions/platform/membership.ts';
import type { Revised, Table } from '#functions/platform/table/table.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { UserError } from '#scripts/user-error.ts';
import type { Because } from '#scripts/ops/options.ts';
import { printable } from '#scripts/ops/printable.ts';
import { Email } from '#shared/validation/account.ts';
import { AccountId } from '#shared/values/id.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

/** Finds an account by email, phone number or id. @throws if there is none */
export async function accountOf(who: string, table: Table): Promise<Revised<Account>> {
  const accounts = accountStore(table);
  const id = AccountId.safeParse(who).data;
  const email = Email.safeParse(who).data;
  const phone = parsePhone(who);
  const account =
    (id && (await accounts.of(id))) ??
    (email && (await accounts.findByCredential('email', email))) ??
    (phone && (await accounts.findByCredential('phone', phone)));
  if (!account) throw new UserError('No account has this address, number or id.');
  return account;
}

/** Describes an account: credentials, sessions and recent access. */
export async function describe(who: string, table: Table): Promise<string> {
  const account = await accountOf(who, table);
  const { account_id, email, phone, google, blocked } = account;
  const [sessions, happened, until] = await Promise.all([
    sessionStore(table).all(account_id),
    accessLog(table).all(account_id),
    subscribedUntil(table, account_id),
  ]);
  const open = sessions.filter(({ epoch }) => epoch === account.epoch);
  const lines: [string, string][] = [
    ['account', account_id],
    ['name', account.name || '–'],
    ['email', `${email} (${account.email_confirmed_at ? 'confirmed' : 'not confirmed'})`],
    ['phone', phone ? `${phone} (${account.phone_confirmed_at ? 'confirmed' : 'not confirmed'})` : '–'],
    ['Google', google?.email ?? '–'],
    ['password', account.password ? 'yes' : 'no'],
    ['second factor', account.second_factor ? 'yes' : 'no'],
    ['language', account.language],
    ['opened', account.created_at],
    ['membership until', until ?? '–'],
    ['blocked', blocked ? `${blocked.at} by ${blocked.operator}: ${blocked.reason}` : 'no'],
    ['devices', String(open.length)],
    ...happened
      .slice(0, 5)
      .map(({ at, what, device, details }): [string, string] => [
        at,
        [what, device, details].filter(Boolean).join(', '),
      ]),
  ];
  return lines.map(([name, is]) => `${name.padEnd(26)}${printable(is)}`).join('\n');
}

/** Blocks an account: its sessions end at the next request. */
export const block = (who: string, { reason, operator }: Because, table: Table, now: Date): Promise<string> =>
  retryOnConflict(async () => {
    const account = await accountOf(who, table);
    if (account.blocked) return `It was blocked already, by ${account.blocked.operator}.`;
    const blocked = { at: now.toISOString(), reason, operator };
    const line = accessLog(table).line(account.account_id, { what: 'blocked', details: reason }, now);
    await accountStore(table).replace(account, { ...account, blocked, epoch: account.epoch + 1 }, line);
    return `Blocked ${account.account_id}. Nobody is logged in to it any more.`;
  });

/** Unblocks an account; its owner must log in again. */
export const unblock = (who: string, { reason, operator }: Because, table: Table, now: Date): Promise<string> =>
  retryOnConflict(async () => {
    const account = await accountOf(who, table);
    if (!account.blocked) return 'It is not blocked.';
    const line = accessLog(table).line(account.account_id, { what: 'unblocked', details: reason }, now);
    await accountStore(table).replace(account, { ...account, blocked: null }, line);
    return `${operator} has opened ${account.account_id} again.`;
  });
