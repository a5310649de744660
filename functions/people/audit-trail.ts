import { createHmac } from 'node:crypto';

import { disputeStore } from '#functions/people/corrections/store.ts';
import { openedStore } from '#functions/people/opened-store.ts';
import { batchesOf } from '#shared/values/batches.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { type AccountId, idFromHash, type PersonId } from '#shared/values/id.ts';

/** Audit entries per transaction; each takes two writes. */
const AT_ONCE = 50;

/** Audit entries and disputes are kept under the person for two years, which may be longer than the account exists. */
export const openersOf = (table: Table, secret = appSecret) => ({
  /**
   * Replaces the account id in audit entries by a keyed hash, the same for all entries of one account, and takes it out of
   * disputes.
   */
  async forget(account_id: AccountId, person_ids: readonly PersonId[]): Promise<void> {
    await disputeStore(table).forgetMember(account_id);
    const opened = openedStore(table);
    const hash = createHmac('sha256', await secret())
      .update(`opener\0${account_id}`)
      .digest();
    const pseudonym = idFromHash('account', hash);
    for (const person_id of new Set(person_ids)) {
      const entries = (await opened.auditOf(person_id)).filter((audit) => audit.account_id === account_id);
      for (const some of batchesOf(entries, AT_ONCE)) {
        const writes = some.flatMap((audit) => [
          table.remove(keys.audit(audit)),
          opened.audit({ ...audit, account_id: pseudonym }),
        ]);
        await table.commit(...writes);
      }
    }
  },
});
