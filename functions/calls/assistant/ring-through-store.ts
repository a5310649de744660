import * as z from 'zod';

import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { nothingBlocked } from '#shared/values/call-rules.ts';
import { RingThrough } from '#shared/values/live-call.ts';
import { AccountId } from '#shared/values/id.ts';

const StoredRules = RingThrough.extend({ account_id: AccountId });
const noRules: RingThrough = { people: [], words: [], urgent: false, blocking: nothingBlocked };
type StoredRules = z.infer<typeof StoredRules>;
const rules: Entity<StoredRules> = { schema: StoredRules, key: keys.ringThrough };

/** The rules of an owner: how people are treated, why the phone rings, what is blocked. None, until the owner says so. */
export const ringThroughStore = (table: Table) => ({
  async of(account_id: AccountId): Promise<{ stored: Revised<StoredRules> | undefined; rules: RingThrough }> {
    const stored = await table.get(rules, keys.ringThrough({ account_id }));
    return { stored, rules: stored ? RingThrough.parse(stored) : noRules };
  },
  write: (next: StoredRules, current: Revised<StoredRules> | undefined): Write => table.put(rules, next, current),
});
