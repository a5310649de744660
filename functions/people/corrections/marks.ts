import * as z from 'zod';

import type { FactId } from '#functions/people/corrections/fact-id.ts';
import { mergeFacts, type Section, sections, singleFacts } from '#functions/people/import/merge-person.ts';
import { DisputeKind } from '#shared/values/dispute.ts';
import { Day } from '#shared/values/day.ts';
import { DisputeId } from '#shared/values/id.ts';
import type { Envelope, Person } from '#shared/values/person.ts';

/** What is known of one fact beside its sources: an open dispute, and the correction that an earlier one led to. */
export const Mark = z.object({
  disputed: z.object({ dispute_id: DisputeId, kind: DisputeKind, since: z.iso.datetime() }).optional(),
  /** `withdrawn` is not of this person; `former` was, and no longer is. Without a dispute, the person had it hidden. */
  correction: z.object({ dispute_id: DisputeId.optional(), how: z.enum(['withdrawn', 'former']), on: Day }).optional(),
});
export type Mark = z.infer<typeof Mark>;

/** Whether the person had the fact hidden: no answer to a dispute brings it back. */
export const isHidden = ({ correction }: Mark): boolean => correction !== undefined && !correction.dispute_id;

/** Marks by the id of their fact. They are stored with the records of a person, and move with them. */
export const Marks = z.record(z.string(), Mark);
export type Marks = z.infer<typeof Marks>;

/** The marks of several records: what is withdrawn in one is withdrawn, and the earliest dispute is shown. */
export function unionOfMarks(all: (Marks | undefined)[]): Marks | undefined {
  const marked = all.filter((each) => each !== undefined);
  if (marked.length < 2) return marked[0];
  const union: Marks = {};
  for (const [id, mark] of marked.flatMap((each) => Object.entries(each))) {
    const was = union[id] ?? {};
    const [disputed] = [was.disputed, mark.disputed]
      .filter((each) => each !== undefined)
      .sort((a, b) => (a.since < b.since ? -1 : 1));
    const corrections = [was.correction, mark.correction].filter((each) => each !== undefined);
    const correction = corrections.find(({ how }) => how === 'withdrawn') ?? corrections[0];
    union[id] = { ...(disputed && { disputed }), ...(correction && { correction }) };
  }
  return union;
}

/** A change of a mark; what it leaves undefined goes. */
export type ChangeMark = (mark: Mark) => { [K in keyof Mark]: Mark[K] | undefined };

/** Changes the mark of one fact; a mark without content goes. */
export function withMark(marks: Marks | undefined, id: string, change: ChangeMark): Marks | undefined {
  const { [id]: was = {}, ...others } = marks ?? {};
  const { disputed, correction } = change(was);
  const mark = { ...(disputed && { disputed }), ...(correction && { correction }) };
  const next = Object.keys(mark).length ? { ...others, [id]: mark } : others;
  return Object.keys(next).length ? next : undefined;
}

/**
 * A person without the facts that were withdrawn, and with former ones as such. A person keeps one name: who has only
 * withdrawn ones is removed as a listing instead.
 */
export function withCorrections<P extends Person>(person: P, marks: Marks | undefined, factId: FactId): P {
  if (!marks || !Object.values(marks).some(({ correction }) => correction)) return person;
  const corrected = { ...person };
  for (const section of sections) Object.assign(corrected, { [section]: inSection(section) });
  for (const field of singleFacts) {
    const [fact] = person[field] ? kept(field, [person[field]]) : [];
    Object.assign(corrected, { [field]: fact ?? null });
  }
  return corrected;

  function inSection(section: Section) {
    const facts = kept(section, person[section]);
    if (section === 'names' && !facts.length) return person.names;
    return mergeFacts(section, facts as Person[typeof section], []);
  }

  function kept(field: Parameters<FactId>[0], facts: Envelope[]): Envelope[] {
    return facts.flatMap((fact) => {
      const correction = marks?.[factId(field, fact)]?.correction;
      if (!correction) return fact;
      return correction.how === 'former' ? former(fact, correction.on) : [];
    });
  }
}

/** A former fact is no current address and no current name. */
const former = (fact: Envelope & { current?: boolean; kind?: string }, outdated_since: Day): Envelope => ({
  ...fact,
  ...('current' in fact && { current: false }),
  ...(fact.kind === 'current' && { kind: 'earlier' }),
  outdated_since,
});
