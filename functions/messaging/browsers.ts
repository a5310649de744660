import * as z from 'zod';

import { digest } from '#functions/platform/digest.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Table } from '#functions/platform/table/table.ts';
import { AccountId } from '#shared/values/id.ts';

/** A browser that takes push messages for an account. */
export const Browser = z.object({
  account_id: AccountId,
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
  since: z.iso.datetime(),
});
export type Browser = z.infer<typeof Browser>;

const MAX_BROWSERS = 10;
const keyOf = ({ account_id, endpoint }: Pick<Browser, 'account_id' | 'endpoint'>) =>
  keys.push({ account_id, digest: digest(endpoint) });
const browser: Entity<Browser> = { schema: Browser, key: keyOf };

export const browserStore = (table: Table) => ({
  all: (account_id: AccountId) => table.query(browser, keys.push({ account_id })),
  /** Pushes to this browser from now on; an eleventh one takes the place of the oldest. Twice is as once. */
  async add(item: Browser): Promise<void> {
    const others = (await this.all(item.account_id)).filter(({ endpoint }) => endpoint !== item.endpoint);
    const oldest = others.sort((a, b) => a.since.localeCompare(b.since));
    await table.commit(
      table.derive(browser, keyOf(item), item),
      ...oldest.slice(0, Math.max(0, oldest.length - MAX_BROWSERS + 1)).map((each) => table.remove(keyOf(each))),
    );
  },
  remove: (of: Pick<Browser, 'account_id' | 'endpoint'>) => table.unset(keyOf(of)),
});
