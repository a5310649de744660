import * as z from 'zod';

import { creditsOf } from '#functions/billing/credits.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Member, MemberTools } from '#scripts/sim/billing/member.ts';
import type { World } from '#scripts/sim/billing/world.ts';
import { asFault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const anything = z.looseObject({});

/** Members spend credits. */
export function memberSpending(world: World, { deps, row, retryUntilAnswered }: MemberTools) {
  const { random, schedule } = world;
  const { happens } = random;

  /** Opens a report, sometimes several at once. */
  async function spend(member: Member): Promise<void> {
    await Promise.all(Array.from({ length: happens(0.2) ? 4 : 1 }, () => openReport(member)));
  }

  /** Spends a credit as `openReport` does: credit, ledger line and report in one transaction. */
  async function openReport(member: Member): Promise<void> {
    const { account_id } = member;
    const person_id = newId('person', schedule.now());
    const key = keys.opened({ account_id, person_id });
    const opened = { schema: anything, key: () => key };
    await retryUntilAnswered(
      { name: 'spend', operation: 'spend', member },
      async (actor) => {
        const { table } = deps(actor);
        const credits = creditsOf(table);
        const now = new Date(Date.now());
        try {
          await retryOnConflict(async () => {
            if (await table.get(opened, key)) return;
            const was = await credits.of(account_id);
            const about = { person_id, facts: 1, sources: 1, purpose: 'reconnect', free_until: now.toISOString() };
            const spending = credits.spend(was, about, { isEmpty: happens(0.05) }, now);
            await table.commit(...spending, table.put(opened, { person_id }));
          });
          return { status: 200, body: {} };
        } catch (error) {
          return { status: asFault(error).status, body: {} };
        }
      },
      ({ status }) => {
        const isThere = !row(`ACCOUNT#${account_id}`, 'ACCOUNT') || row(key.pk, key.sk);
        if (status === 200 && !isThere) world.witness.report('INV-6', 'A report was said to be open, and is not');
      },
    );
  }

  return { spend };
}
