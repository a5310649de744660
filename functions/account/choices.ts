import * as z from 'zod';

import { usualNotifications, usualPrivacy } from '#functions/account/domain/notifications.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Table } from '#functions/platform/table/table.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { Notifications, PrivacyChoices } from '#shared/api/account.ts';
import { AccountId } from '#shared/values/id.ts';

/** What the owner of an account chose. Who never chose has no such item. */
const Choices = z.object({ account_id: AccountId, notifications: Notifications, privacy: PrivacyChoices });
export type Choices = z.infer<typeof Choices>;

const choices: Entity<Choices> = { schema: Choices, key: keys.choices };

const usual = (account_id: AccountId): Choices => ({
  account_id,
  notifications: usualNotifications,
  privacy: usualPrivacy,
});

export const choiceStore = (table: Table) => ({
  of: async (account_id: AccountId): Promise<Choices> =>
    (await table.get(choices, keys.choices({ account_id }))) ?? usual(account_id),
  /** Chooses anew from what was chosen. Two tabs at once both come through, one after the other. */
  change: (account_id: AccountId, choose: (was: Choices) => Choices): Promise<Choices> =>
    retryOnConflict(async () => {
      const found = await table.get(choices, keys.choices({ account_id }));
      const next = choose(found ?? usual(account_id));
      await table.commit(table.put(choices, next, found));
      return next;
    }),
});
export type ChoiceStore = ReturnType<typeof choiceStore>;
