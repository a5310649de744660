import * as z from 'zod';

import { digest, newToken } from '#functions/platform/digest.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Table } from '#functions/platform/table/table.ts';

/** A company or program that may act for the people it names. Its key is stored as a digest. */
const Agent = z.object({
  digest: z.string(),
  name: z.string(),
  issued_at: z.iso.datetime(),
  issued_by: z.string(),
  revoked_at: z.iso.datetime().nullable(),
});
export type Agent = z.infer<typeof Agent>;

const agent: Entity<Agent> = { schema: Agent, key: keys.agent };

export const agentStore = (table: Table) => ({
  /** Issues a key, which is shown once and stored nowhere. */
  async issue(name: string, operator: string, now: Date): Promise<string> {
    const key = `agt_${newToken()}`;
    const item = { digest: digest(key), name, issued_at: now.toISOString(), issued_by: operator, revoked_at: null };
    await table.commit(table.put(agent, item));
    return key;
  },
  /** Whose key it is; undefined for a wrong or a revoked one. */
  async byKey(key: string): Promise<Agent | undefined> {
    const found = await table.get(agent, keys.agent({ digest: digest(key) }));
    return found?.revoked_at === null ? found : undefined;
  },
  /** Ends a key for good; false where there is none. */
  async revoke(key: string, now: Date): Promise<boolean> {
    const found = await table.get(agent, keys.agent({ digest: digest(key) }));
    if (!found) return false;
    const { revision: _, ...item } = found;
    await table.commit(table.put(agent, { ...item, revoked_at: item.revoked_at ?? now.toISOString() }, found));
    return true;
  },
});
