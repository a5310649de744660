import { createHash } from 'node:crypto';

import { book } from '#functions/billing/domain/credits.ts';
import { creditStore } from '#functions/billing/store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { accountOf } from '#scripts/ops/accounts.ts';
import type { Because } from '#scripts/ops/options.ts';
import { idFromHash } from '#shared/values/id.ts';

/** Grants credits with one ledger entry: the same reason on the same day grants once. */
export const grant = (who: string, change: number, { reason, operator }: Because, table: Table, now: Date) =>
  retryOnConflict(async () => {
    const { account_id } = await accountOf(who, table);
    const store = creditStore(table);
    const cause = [account_id, 'support', reason, now.toISOString().slice(0, 10)];
    const entry_id = idFromHash('entry', createHash('sha256').update(cause.join('\n')).digest());
    if (await store.entry(account_id, entry_id)) return 'They were given today already, for this reason.';
    const was = await store.balance(account_id);
    const entry = { cause: 'support' as const, change, purpose: reason, entry_id };
    const { balance, entries } = book(was, [entry], () => entry_id, now);
    await table.commit(store.replace(was, balance), ...entries.map(store.add));
    return `${operator} has given ${change} to ${account_id}, who has ${balance.left} now.`;
  });
