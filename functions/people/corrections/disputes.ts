import { accountStore } from '#functions/account/public.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import {
  answerDispute,
  type Claim,
  correctionOf,
  type Dispute,
  isBy,
  mayOpen,
  openDispute,
  supportDispute,
} from '#functions/people/corrections/dispute.ts';
import { factIds, factsByField } from '#functions/people/corrections/fact-id.ts';
import { CannotCorrect, markWrites, requireName } from '#functions/people/corrections/mark-person.ts';
import { type ChangeMark, isHidden, type Mark, withMark } from '#functions/people/corrections/marks.ts';
import { answersOf, receiptFor } from '#functions/people/corrections/answers.ts';
import { noticesToSources } from '#functions/people/corrections/source-notices.ts';
import { disputeStore } from '#functions/people/corrections/store.ts';
import { directoryStore } from '#functions/people/directory/store.ts';
import { loadPeople, type PersonWithRecords, withoutRecords } from '#functions/people/import/records.ts';
import type { VendorMarks } from '#functions/people/store.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Revised, Table, Write } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { dayOf } from '#shared/values/day.ts';
import { type DisputeId, newId, type PersonId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';

export type NewDispute = Claim & {
  person_id: PersonId;
  fact_id: string;
  /** The person as the report shows them, with facts of vendors; by default as our index has them. */
  shown?: Person | undefined;
};
export type DisputeAnswer = { state: 'upheld' | 'rejected'; by: 'operator' | 'deadline'; reason: string | null };

/** Disputes about single facts of people, and the corrections they lead to (ADR 31). */
export function disputesOf(table: Table, outbox = outboxOf(table), accounts = accountStore(table)) {
  const disputes = disputeStore(table);
  const notices = (dispute: Dispute, people: PersonWithRecords[], now: Date) =>
    noticesToSources(
      dispute,
      people.map(({ person }) => person),
      { disputes, outbox },
      now,
    );

  return {
    /**
     * Marks a fact as disputed, for every viewer at once. A second claim about the same fact joins the first.
     * @throws people.not-found, people.fact-not-found; people.disputes-open for a member with too many about this person
     */
    open: ({ person_id, fact_id, shown, ...claim }: NewDispute, now: Date): Promise<Dispute> =>
      retryOnConflict(async () => {
        const stored = (await loadPeople(table, [person_id])).get(person_id);
        const vendorMarks = stored ? undefined : await disputes.vendorMarks(person_id);
        const person = shown ?? (stored && withoutRecords(stored.person));
        if (!person) throw new Fault('people.not-found');
        const factId = await factIds();
        const isIt = ({ field, fact }: ReturnType<typeof factsByField>[number]) => factId(field, fact) === fact_id;
        const disputed = factsByField(person).find(isIt);
        if (!disputed) throw new Fault('people.fact-not-found');

        const current = (stored?.person.marks ?? vendorMarks?.marks)?.[fact_id]?.disputed;
        const was = current && (await disputes.of(current.dispute_id));
        const isOpen = was?.state === 'open';
        // Read after the person, whose revision each dispute changes: of two at once, the second counts the first.
        if (!isOpen && !mayOpen(claim.by, await disputesOn(person_id, stored?.person))) {
          throw new Fault('people.disputes-open');
        }
        const records = [...(stored?.records ?? [])];
        const claiming = records.filter(([, record]) => factsByField(withoutRecords(record)).some(isIt));
        const marked = (claiming.length ? claiming : records.slice(0, 1)).map(([id]) => id);
        const claimed = isOpen
          ? supportDispute(was, claim, now)
          : openDispute(
              newId('dispute', now.getTime()),
              {
                person_id: stored?.person.person_id ?? person_id,
                records: marked,
                fact_id,
                field: disputed.field,
                sources: [...new Set(disputed.fact.sources.map(({ source }) => source))],
              },
              claim,
              now,
            );
        if (claimed === was) return was;
        // A member’s dispute reaches the source once it is upheld; the subject’s at once.
        const { dispute, messages: toSources } = claimed.subject
          ? await notices(claimed, stored ? [stored] : [], now)
          : { dispute: claimed, messages: [] };
        // One receipt a member: a later reason changes nothing of it.
        const isLater = isOpen && isBy(was, claim.by);
        const receipt =
          'member' in claim.by && !isLater ? await receiptFor(claim.by.member, dispute, { accounts, outbox }, now) : [];
        const messages = [...toSources, ...receipt];
        const { dispute_id, kind, opened_at: since } = dispute;
        const change = (mark: Mark): Mark => ({ ...mark, disputed: { dispute_id, kind, since } });
        await disputes.commit(
          ...disputes.save(dispute, isOpen ? was : undefined),
          ...('member' in claim.by ? [disputes.flag(claim.by.member, dispute_id, now)] : []),
          ...(stored
            ? (await markWrites(table, stored, { records: isOpen ? was.records : marked, fact_id, change }, now)).writes
            : vendorWrites(person_id, vendorMarks, fact_id, change)),
          ...messages.map(({ write }) => write),
        );
        for (const { send } of messages) await send();
        return dispute;
      }),

    of: (dispute_id: DisputeId): Promise<Dispute | undefined> => disputes.of(dispute_id),

    /** All disputes about a person, the latest first. */
    async ofPerson(person_id: PersonId): Promise<Dispute[]> {
      return disputesOn(person_id, (await loadPeople(table, [person_id])).get(person_id)?.person);
    },

    /** The person of the record takes their dispute back. Where members flagged the fact too, it stays open for them. */
    withdraw: (dispute_id: DisputeId, now: Date): Promise<Dispute | undefined> =>
      retryOnConflict(async () => {
        const was = await disputes.of(dispute_id);
        if (was?.state !== 'open' || !was.subject) return was;
        const next = answerDispute(was, { state: 'withdrawn', by: 'subject', reason: null }, now);
        if (was.members.length) {
          const kept: Dispute = { ...was, subject: null, history: next.history };
          await disputes.commit(...disputes.save(kept, was));
          return kept;
        }
        await changeMarks(was, ({ correction }) => ({ correction }), now);
        await disputes.commit(...disputes.save(next, was));
        return next;
      }),

    /**
     * Answers a dispute. Upheld, the fact goes, or becomes a former one, with all that is derived from it. First the
     * people are changed, then the dispute is closed: after a crash in between, the same call finishes it. An answered
     * dispute stays as it is.
     * @throws CannotCorrect
     */
    resolve: (dispute_id: DisputeId, { state, by, reason }: DisputeAnswer, now: Date): Promise<Dispute> =>
      retryOnConflict(async () => {
        const was = await disputes.of(dispute_id);
        if (!was) throw new CannotCorrect('There is no dispute of this id.');
        if (was.state !== 'open') return was;
        const how = correctionOf(was.kind);
        const correction = { dispute_id, how, on: dayOf(new Date(was.opened_at)) };
        const people = await changeMarks(
          was,
          (mark) => ({ correction: state === 'upheld' && !isHidden(mark) ? correction : mark.correction }),
          now,
        );
        const answered = answerDispute(was, { state, by, reason }, now);
        const { dispute, messages } =
          state === 'upheld' ? await notices(answered, people, now) : { dispute: answered, messages: [] };
        const mails = await answersOf(dispute, reason, { accounts, outbox }, now);
        const all = [...messages, ...mails];
        await disputes.commit(...disputes.save(dispute, was), ...all.map(({ write }) => write));
        for (const { send } of all) await send();
        return dispute;
      }),
  };

  /** Disputes are kept under each record that the person was made of. */
  function disputesOn(person_id: PersonId, stored: PersonWithRecords['person'] | undefined): Promise<Dispute[]> {
    return disputes.ofPerson([
      ...new Set([person_id, ...(stored ? [stored.person_id, ...(stored.made_of ?? [])] : [])]),
    ]);
  }

  /** Changes the mark of the fact with everyone who has one of the dispute’s records now; returns them. */
  async function changeMarks(
    { dispute_id, person_id, records, fact_id }: Dispute,
    change: ChangeMark,
    now: Date,
  ): Promise<PersonWithRecords[]> {
    const own: ChangeMark = (mark) => (mark.disputed && mark.disputed.dispute_id !== dispute_id ? mark : change(mark));
    if (!records.length) {
      const was = await disputes.vendorMarks(person_id);
      await disputes.commit(...vendorWrites(person_id, was, fact_id, own));
      return [];
    }
    const holders = new Map(
      [...(await loadPeople(table, records)).values()].map((stored) => [stored.person.person_id, stored]),
    );
    const markChange = { records, fact_id, change: own };
    for (const stored of holders.values()) await requireName(stored, markChange);
    for (const stored of holders.values()) {
      const { writes, left } = await markWrites(table, stored, markChange, now);
      await disputes.commit(...writes);
      await directoryStore(table).sweep(left);
    }
    return [...holders.values()];
  }

  function vendorWrites(
    person_id: PersonId,
    was: Revised<VendorMarks> | undefined,
    fact_id: string,
    change: ChangeMark,
  ): Write[] {
    return [disputes.saveVendorMarks({ person_id, marks: withMark(was?.marks, fact_id, change) ?? {} }, was)];
  }
}
