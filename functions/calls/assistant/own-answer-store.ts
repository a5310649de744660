import * as z from 'zod';

import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { AccountId } from '#shared/values/id.ts';
import { OwnAnswer } from '#shared/values/own-answer.ts';

const StoredAnswers = z.object({ account_id: AccountId, answers: z.array(OwnAnswer) });
type StoredAnswers = z.infer<typeof StoredAnswers>;
const ownAnswers: Entity<StoredAnswers> = { schema: StoredAnswers, key: keys.ownAnswers };

/** What an owner has the assistant answer. */
export const ownAnswerStore = (table: Table) => ({
  async of(account_id: AccountId): Promise<{ stored: Revised<StoredAnswers> | undefined; answers: OwnAnswer[] }> {
    const stored = await table.get(ownAnswers, keys.ownAnswers({ account_id }));
    return { stored, answers: stored?.answers ?? [] };
  },
  write: (next: StoredAnswers, current: Revised<StoredAnswers> | undefined): Write =>
    table.put(ownAnswers, next, current),
});
