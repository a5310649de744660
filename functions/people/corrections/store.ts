import * as z from 'zod';

import { Dispute, type DisputeState } from '#functions/people/corrections/dispute.ts';
import { type VendorMarks, vendorMarks } from '#functions/people/store.ts';
import { keptFrom } from '#functions/platform/table/expiry.ts';
import { index, keys } from '#functions/platform/table/keys.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { AccountId, DisputeId, PersonId } from '#shared/values/id.ts';

/** An upheld dispute stays as long as its correction. */
const closedAt = ({ state, answered_at }: Dispute) => (state === 'upheld' ? undefined : (answered_at ?? undefined));

const dispute: Entity<Dispute> = {
  schema: Dispute,
  key: keys.dispute,
  index: ({ state, due_at, dispute_id }) => index.disputes(state, due_at, dispute_id),
  expires: keptFrom('dispute', closedAt),
};

const DisputeOfPerson = z.object({
  person_id: PersonId,
  dispute_id: DisputeId,
  closed_at: z.iso.datetime().optional(),
});
type DisputeOfPerson = z.infer<typeof DisputeOfPerson>;
const disputeOfPerson: Entity<DisputeOfPerson> = {
  schema: DisputeOfPerson,
  key: keys.disputeOfPerson,
  expires: keptFrom('dispute', ({ closed_at }) => closed_at),
};

/** That a member flagged a fact: deleted with their account, and with it their id in the dispute. */
const Flag = z.object({ account_id: AccountId, dispute_id: DisputeId, at: z.iso.datetime() });
const flag: Entity<z.infer<typeof Flag>> = { schema: Flag, key: keys.flag };

/** Where a source takes reports of wrong facts. */
const SourceContact = z.object({ source: z.string().min(1).max(80), email: z.email() });
export type SourceContact = z.infer<typeof SourceContact>;
const sourceContact: Entity<SourceContact> = { schema: SourceContact, key: keys.sourceContact };

export const disputeStore = (table: Table) => ({
  of: (dispute_id: DisputeId): Promise<Revised<Dispute> | undefined> =>
    table.get(dispute, keys.dispute({ dispute_id })),
  /** Those in a state, by the day on which they are due, the most urgent first. */
  inState: (state: DisputeState, limit = Infinity) =>
    table.queryIndex(dispute, index.disputes(state), limit, 'oldest first'),
  /** Open disputes that are due by a moment. */
  openUntil: (at: Date) =>
    table.queryIndex(
      dispute,
      { gsi1pk: index.disputes('open').gsi1pk, upTo: `${at.toISOString()}#~` },
      Infinity,
      'oldest first',
    ),
  /** All disputes about these ids of one person, the latest first. */
  async ofPerson(ids: PersonId[]): Promise<Revised<Dispute>[]> {
    const lists = await Promise.all(
      ids.map((person_id) => table.query(disputeOfPerson, keys.disputeOfPerson({ person_id }))),
    );
    const found = await table.getAll(
      dispute,
      lists.flat().map(({ dispute_id }) => keys.dispute({ dispute_id })),
    );
    return found.sort((a, b) => (a.opened_at < b.opened_at ? 1 : -1));
  },
  /** The writes that store a dispute, the first time or after a change. */
  save(item: Dispute, was?: Revised<Dispute>): Write[] {
    const { person_id, dispute_id } = item;
    const closed_at = closedAt(item);
    const place: DisputeOfPerson = { person_id, dispute_id, ...(closed_at && { closed_at }) };
    return [table.put(dispute, item, was), table.derive(disputeOfPerson, keys.disputeOfPerson(place), place)];
  },
  /** Takes the id of a closed account out of the disputes it joined. */
  async forgetMember(account_id: AccountId): Promise<void> {
    for (const { dispute_id } of await table.query(flag, keys.flag({ account_id }))) {
      await retryOnConflict(async () => {
        const was = await this.of(dispute_id);
        if (!was?.members.includes(account_id)) return;
        const members = was.members.filter((each) => each !== account_id);
        await table.commit(...this.save({ ...was, members }, was));
      });
    }
  },
  flag: (account_id: AccountId, dispute_id: DisputeId, now: Date): Write =>
    table.derive(flag, keys.flag({ account_id, dispute_id }), { account_id, dispute_id, at: now.toISOString() }),
  vendorMarks: (person_id: PersonId) => table.get(vendorMarks, keys.marks({ person_id })),
  saveVendorMarks: (item: VendorMarks, was: Revised<VendorMarks> | undefined): Write =>
    table.put(vendorMarks, item, was),
  contactOf: (source: string) => table.get(sourceContact, keys.sourceContact({ source })),
  contacts: () => table.query(sourceContact, keys.sourceContact({})),
  saveContact: (item: SourceContact): Write => table.derive(sourceContact, keys.sourceContact(item), item),
  removeContact: (source: string): Write => table.remove(keys.sourceContact({ source })),
  commit: (...writes: Write[]) => table.commit(...writes),
});
export type DisputeStore = ReturnType<typeof disputeStore>;
