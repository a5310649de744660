import { accountStore } from '#functions/account/store.ts';
import { accessLog } from '#functions/account/auth/store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { UserError } from '#scripts/user-error.ts';
import { accountOf } from '#scripts/ops/accounts.ts';
import type { Because } from '#scripts/ops/options.ts';

/** Grants or revokes the role of support. A revoked one ends with the next request. */
export function support(what: string, who: string, { reason }: Because, table: Table, now: Date): Promise<string> {
  if (what !== 'grant' && what !== 'revoke') throw new UserError('support grant WHO, or support revoke WHO?');
  const is_support = what === 'grant';
  return retryOnConflict(async () => {
    const account = await accountOf(who, table);
    const { account_id, second_factor } = account;
    if ((account.is_support ?? false) === is_support)
      return is_support ? 'It has the role already.' : 'It has no such role.';
    const entry = { what: is_support ? 'support-role-granted' : 'support-role-revoked', details: reason } as const;
    const line = accessLog(table).line(account_id, entry, now);
    await accountStore(table).replace(account, { ...account, is_support }, line);
    if (!is_support) return `${account_id} works for support no more.`;
    return `${account_id} works for support: /en/support-inbox.${second_factor ? '' : ' Its owner has to turn on a second factor first.'}`;
  });
}
