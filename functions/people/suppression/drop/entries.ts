import {
  CANARY,
  type DropEntry,
  dropAmendment,
  dropCount,
  dropEntry,
  type DropStatus,
  isOutdated,
  type ListedHash,
  type ReportedStatus,
  statusOf,
} from '#functions/people/suppression/drop/entry.ts';
import { emailHash, phoneHash } from '#functions/people/suppression/drop/standard-hash.ts';
import { batchesOf } from '#shared/values/batches.ts';
import { keyedDigest } from '#functions/platform/digest.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { MAX_WRITES, type Revised, type Table, type Write } from '#functions/platform/table/table.ts';
import type { PersonId } from '#shared/values/id.ts';

/** Identifiers per transaction, each of which takes two writes. */
const AT_ONCE = MAX_WRITES / 2;

type Identifiers = { emails: readonly { email: string }[]; phones: readonly { number: string }[] };

/** The list of identifiers whose carriers must not be shown, from California’s platform. */
export const dropEntriesOf = (table: Table, secret = appSecret) => {
  const digester = async () => {
    const key = await secret();
    return ({ list, hash }: Pick<ListedHash, 'list' | 'hash'>) => keyedDigest(key, `drop ${list}`, hash);
  };
  const read = (digests: Iterable<string>) =>
    table.getAll(
      dropEntry,
      [...new Set(digests)].map((digest) => keys.dropEntry({ digest })),
    );

  /** The writes that change an entry, with a note where what was reported is no longer true. */
  function change(was: Revised<DropEntry>, fields: Partial<DropEntry>): Write[] {
    const { revision: _, ...entry } = was;
    const next = { ...entry, ...fields };
    const { digest } = next;
    return [
      table.put(dropEntry, next, was),
      ...(isOutdated(next) ? [table.derive(dropAmendment, keys.dropAmendment({ digest }), { digest })] : []),
    ];
  }
  const commit = async (writes: Write[]) => (writes.length ? table.commit(...writes) : undefined);
  const matching = (entry: Revised<DropEntry>, person_id: PersonId) =>
    change(entry, { matched: [...entry.matched, person_id] });

  return {
    /** Lists identifiers. The same ones again change nothing. Returns the digest of each. */
    async add(listed: readonly ListedHash[]): Promise<string[]> {
      const digestOf = await digester();
      const all = listed.map((each) => ({ id: each.id, digest: digestOf(each) }));
      for (const some of batchesOf(all, MAX_WRITES - 1)) {
        const known = new Map((await read(some.map(({ digest }) => digest))).map((entry) => [entry.digest, entry]));
        const next = new Map<string, DropEntry>();
        for (const { id, digest } of some) {
          const entry = next.get(digest) ?? known.get(digest) ?? { digest, ids: [], matched: [], reported: [] };
          const { matched, reported } = entry;
          if (!entry.ids.includes(id)) next.set(digest, { digest, ids: [...entry.ids, id], matched, reported });
        }
        const added = [...next.values()].filter(({ digest }) => !known.has(digest)).length;
        const writes = [...next.values()].map((entry) => table.put(dropEntry, entry, known.get(entry.digest)));
        if (writes.length) await table.commit(...writes, table.add(keys.dropCount(), { listed: added }));
      }
      return all.map(({ digest }) => digest);
    },

    /**
     * Takes consumers off the list, and lifts the suppression of people whose identifier no other consumer listed.
     * They are lifted first: after a crash, a repetition finds them as long as the identifier is there.
     */
    async withdraw(
      listed: readonly ListedHash[],
      lift: (person_ids: readonly PersonId[]) => Promise<void>,
    ): Promise<void> {
      const digestOf = await digester();
      for (const each of listed) {
        const [entry] = await read([digestOf(each)]);
        if (!entry?.ids.includes(each.id)) continue;
        const ids = entry.ids.filter((id) => id !== each.id);
        const reported = entry.reported.filter(({ id }) => id !== each.id);
        if (ids.length) await table.commit(...change(entry, { ids, reported }));
        else {
          await lift(entry.matched);
          await table.commit(
            table.remove(keys.dropEntry(entry), entry),
            table.remove(keys.dropAmendment(entry)),
            table.add(keys.dropCount(), { listed: -1 }),
          );
        }
      }
    },

    /** Whether anything is listed. */
    async isEmpty(): Promise<boolean> {
      return ((await table.get(dropCount, keys.dropCount()))?.listed ?? 0) <= 0;
    },

    /** The listed identifiers that each of these people carries, by their position. */
    async of(people: readonly Identifiers[]): Promise<string[][]> {
      const digestOf = await digester();
      const carried = people.map(({ emails, phones }) => [
        ...emails.map(({ email }) => digestOf({ list: 'Email', hash: emailHash(email) })),
        ...phones.map(({ number }) => digestOf({ list: 'Phone', hash: phoneHash(number) })),
      ]);
      const listed = new Set((await read(carried.flat())).map(({ digest }) => digest));
      return carried.map((digests) => [...new Set(digests.filter((digest) => listed.has(digest)))]);
    },

    /** Notes that a person carries these identifiers, before they are suppressed: what is reported is counted from it. */
    async match(person_id: PersonId, digests: readonly string[]): Promise<void> {
      const news = (await read(digests)).filter(({ matched }) => !matched.includes(person_id));
      await commit(news.flatMap((entry) => matching(entry, person_id)));
    },

    /**
     * Notes that an import brought carriers of identifiers that nobody had before. Several records may be of one person, so
     * only the first counts.
     */
    async find(people: readonly (Identifiers & { person_id: PersonId })[]): Promise<void> {
      const carried = await this.of(people);
      for (const [at, { person_id }] of people.entries())
        await retryOnConflict(async () => {
          const news = (await read(carried[at]!)).filter(({ matched }) => !matched.length);
          await commit(news.flatMap((entry) => matching(entry, person_id)));
        });
    },

    /** Notes what was reported to the platform of the consumers of a file. */
    async report(
      listed: readonly ListedHash[],
      file: string,
      statuses: readonly { status: DropStatus }[],
    ): Promise<void> {
      const digestOf = await digester();
      const all = listed.map((each, nth) => ({ id: each.id, digest: digestOf(each), status: statuses[nth]!.status }));
      for (const some of batchesOf(all, AT_ONCE))
        await retryOnConflict(async () => {
          const byDigest = Map.groupBy(some, ({ digest }) => digest);
          const writes = (await read(byDigest.keys())).flatMap((entry) => {
            const news = new Map(byDigest.get(entry.digest)!.map(({ id, status }) => [id, { id, file, status }]));
            return change(entry, { reported: [...entry.reported.filter(({ id }) => !news.has(id)), ...news.values()] });
          });
          await commit(writes);
        });
    },

    /** What is true now of consumers whose last report is out of date: at most so many identifiers. */
    async outdated(limit: number): Promise<{ digest: string; statuses: ReportedStatus[] }[]> {
      const waiting = await table.query(dropAmendment, keys.dropAmendment({ digest: '' }), limit);
      return (await read(waiting.map(({ digest }) => digest))).map(({ digest, reported, matched }) => ({
        digest,
        statuses: reported.map((each) => ({ ...each, status: statusOf(matched.length) })),
      }));
    },

    /** Notes that these were reported again. One that changed meanwhile stays outdated. */
    async amend(amended: readonly { digest: string; statuses: ReportedStatus[] }[]): Promise<void> {
      for (const { digest, statuses } of amended)
        await retryOnConflict(async () => {
          const [entry] = await read([digest]);
          if (!entry) return table.commit(table.remove(keys.dropAmendment({ digest })));
          const { revision: _, ...fields } = entry;
          // Of those who are still on the list: a consumer may have withdrawn meanwhile.
          const reported = fields.reported.map((was) => statuses.find(({ id }) => id === was.id) ?? was);
          const next = { ...fields, reported };
          await table.commit(
            table.put(dropEntry, next, entry),
            ...(isOutdated(next) ? [] : [table.remove(keys.dropAmendment({ digest }))]),
          );
        });
    },

    /**
     * Whether the published example would be found, in another spelling. A wrong hash finds nobody, so this is checked before
     * anyone is reported as not found.
     */
    async findsCanary(): Promise<boolean> {
      await this.add([CANARY]);
      const [found] = await this.of([{ emails: [{ email: ' Danielle.Johnson12@Example.com' }], phones: [] }]);
      await this.withdraw([CANARY], async () => {});
      return found?.length === 1;
    },

    /** How many of our people carried each of these identifiers. */
    async matches(digests: readonly string[]): Promise<Map<string, number>> {
      return new Map((await read(digests)).map(({ digest, matched }) => [digest, matched.length]));
    },
  };
};
export type DropEntries = ReturnType<typeof dropEntriesOf>;
