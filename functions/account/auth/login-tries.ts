import { keyedDigest } from '#functions/platform/digest.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { MOST_WORK } from '#shared/api/support.ts';
import { asFault } from '#shared/errors/catalogue.ts';
import { endOfLife } from '#shared/values/retention.ts';

/** The tries of unknown devices on one day that take no proof of work: for one address, and from one network. */
const FREE = { email: 5, network: 20 };

/**
 * The work of a proof after so many tries: none up to `free`, then a step more each time they double. Undefined where no
 * proof is needed.
 */
export function workAfter(tries: number, free: number): number | undefined {
  return tries < free ? undefined : Math.min(MOST_WORK, Math.floor(Math.log2(tries / free)));
}

/**
 * Counts the tries of unknown devices to log in. They never lock an account: they make its next proof of work dearer,
 * up to a bound. An address is counted whether or not it has an account.
 */
export const loginTriesOf = (table: Table, secret = appSecret) => {
  const keyOf = async (what: keyof typeof FREE, subject: string, now: Date) =>
    keys.limit({
      what: `login-tries-${what}`,
      subject: keyedDigest(await secret(), `login tries ${what}`, subject),
      day: now.toISOString().slice(0, 10),
    });
  async function count(what: keyof typeof FREE, subject: string, now: Date) {
    const free = FREE[what];
    const most = free * 2 ** MOST_WORK;
    const key = await keyOf(what, subject, now);
    const taken = await table.takeOne(key, most, endOfLife('limit', now));
    const giveBack = taken === 0 ? [] : [table.add(key, { used: -1 }, {}, { of: 'used', there: 1 })];
    return { work: workAfter(taken === 0 ? most : taken - 1, free), giveBack };
  }
  return {
    /**
     * Counts a try before its password is compared, so that concurrent ones count too. `work` is what its proof takes;
     * `giveBack` uncounts a try that succeeded, or that had no proof: refused requests must not make proofs dearer.
     */
    async take(
      { email, network }: { email: string; network: string },
      now: Date,
    ): Promise<{ work: number | undefined; giveBack: () => Promise<void> }> {
      const counts = [await count('email', email, now), await count('network', network, now)];
      const needed = counts.flatMap(({ work }) => work ?? []);
      const writes = counts.flatMap(({ giveBack }) => giveBack);
      return {
        work: needed.length ? Math.max(...needed) : undefined,
        giveBack: async () =>
          void (await Promise.all(writes.map((write) => table.commit(write).catch(ignoreConflict)))),
      };
    },
    /** After a success: the tries before were the owner’s, or in vain. */
    forget: async (email: string, now: Date): Promise<void> => table.unset(await keyOf('email', email, now)),
  };
};
/** Another try is counted at the same moment, or a success forgot them all: one too many is counted at worst. */
function ignoreConflict(error: unknown): void {
  if (asFault(error).code !== 'request.conflict') throw error;
}
