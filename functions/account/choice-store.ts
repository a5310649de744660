import * as z from 'zod';

import { usualNotifications, usualPrivacy } from '#functions/account/domain/notifications.ts';
import { index, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { Notifications, PrivacyChoices } from '#shared/api/account.ts';
import { AccountId } from '#shared/values/id.ts';

export { isQuiet, nextDigest, quietUntil, weekBefore } from '#functions/account/domain/notifications.ts';

/** What the owner of an account chose. Who never chose has no such item. */
const Choices = z.object({
  account_id: AccountId,
  notifications: Notifications,
  /** Recording came later: older choices do not include it. */
  privacy: PrivacyChoices.extend({ record_sessions: z.boolean().default(false) }),
  /** Since when it is opted out of sale and sharing: a browser sent Global Privacy Control. */
  opted_out_at: z.iso.datetime().nullable().default(null),
  /** When the next spam digest is due; null if it is off. */
  digest_at: z.iso.datetime().nullable().default(null),
});
export type Choices = z.infer<typeof Choices>;

const choices: Entity<Choices> = {
  schema: Choices,
  key: keys.choices,
  index: ({ digest_at, account_id }) => (digest_at ? index.digest(digest_at, account_id) : undefined),
};

const usual = (account_id: AccountId): Choices => ({
  account_id,
  notifications: usualNotifications,
  privacy: usualPrivacy,
  opted_out_at: null,
  digest_at: null,
});

export const choiceStore = (table: Table) => ({
  of: async (account_id: AccountId): Promise<Choices> =>
    (await table.get(choices, keys.choices({ account_id }))) ?? usual(account_id),
  /** Accounts whose spam digest is due, oldest first. The index may lag. */
  toDigest: (now: Date, limit: number) =>
    table.queryIndex(choices, index.waitingBy('DIGEST', now.toISOString()), limit, 'oldest first'),
  chosen: (account_id: AccountId) => table.get(choices, keys.choices({ account_id })),
  replace: (current: Revised<Choices>, next: Choices): Write => table.put(choices, next, current),
  /** Updates the choices with a retry, so concurrent tabs both succeed. */
  change: (account_id: AccountId, choose: (current: Choices) => Choices): Promise<Choices> =>
    retryOnConflict(async () => {
      const stored = await table.get(choices, keys.choices({ account_id }));
      const next = choose(stored ?? usual(account_id));
      await table.commit(table.put(choices, next, stored));
      return next;
    }),
  /** Honors Global Privacy Control: opts the account out, once, and withdraws its consent to counting visits. */
  async optOut(account_id: AccountId, now: Date): Promise<void> {
    const { opted_out_at } = await this.of(account_id);
    if (opted_out_at) return;
    await this.change(account_id, (current) => ({
      ...current,
      privacy: usualPrivacy,
      opted_out_at: current.opted_out_at ?? now.toISOString(),
    }));
  },
});
