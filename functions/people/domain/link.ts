import * as z from 'zod';

import { FactDates, factDatesOf, stateOfDates, yearOfDates } from '#functions/people/domain/fact-dates.ts';
import { type Hit, reason } from '#functions/people/domain/hit.ts';
import { LinkedLine, type Links, type Reason } from '#shared/api/people/search-results.ts';
import type { SearchType } from '#shared/validation/search.ts';
import type { Day } from '#shared/values/day.ts';
import { type FactState, isFormer } from '#shared/values/fact-state.ts';
import type { Person } from '#shared/values/person.ts';

/**
 * What a card says at the posting of a phone, email or username: its dates, and the kind of line that sources give a
 * number. Views show no more of the dates than a year.
 */
export const Link = z.object({ dates: FactDates.optional(), line: LinkedLine.optional() });
export type Link = z.infer<typeof Link>;

/** The types of a number that name a kind of line; an office or a fax may be on any. */
const lines: Partial<Record<Person['phones'][number]['phone_type'], LinkedLine>> = {
  mobile: 'mobile',
  landline: 'fixed',
  voip: 'internet',
};

/** What a posting with a link is made of. */
export type Contact = Person['phones'][number] | Person['emails'][number] | Person['social_profiles'][number];

/** A former phone, email or username needs no dates: nothing is shown of them. */
export function linkOf(fact: Contact): Link {
  const line = 'phone_type' in fact && lines[fact.phone_type];
  return { ...(!isFormer(fact) && { dates: factDatesOf(fact) }), ...(line && { line }) };
}

/** Whether one link was seen after another, or is vouched for until a later day. */
export const isLater = (one: Link | undefined, other: Link | undefined): boolean => lastDay(one) > lastDay(other);

const lastDay = ({ dates }: Link = {}) => [dates?.last_seen ?? '', dates?.until ?? ''].sort()[1]!;

type Linked = { is_former?: true | undefined; link?: Link | undefined };

/** Whether a phone, email or username is a person's on a day. Nothing is of the dead. A card without dates is of a former version, and counts as current. */
export function stateOfLink({ is_former, link }: Linked, life: Hit['life'], today: Day): FactState {
  if (is_former) return 'former';
  if (!link?.dates) return 'current';
  const state = stateOfDates(link.dates, today);
  return state === 'current' && life === 'over' ? 'former' : state;
}

/** The year in which a source last saw a link that may no longer hold; 0 where none says, and of any other. */
export function lastYearOf(linked: Linked, life: Hit['life'], today: Day): number {
  const [maybe] = linkReasons(linked, life, today);
  return maybe?.year ?? 0;
}

/** Why a link may not hold, with the year in which it last did. None for a current one. */
export function linkReasons(linked: Linked, life: Hit['life'], today: Day): Reason[] {
  const state = stateOfLink(linked, life, today);
  if (state === 'current') return [];
  if (state === 'former') return [reason('former')];
  const year = linked.link?.dates && yearOfDates(linked.link.dates, today);
  return [reason('maybe-former', year === undefined ? {} : { year })];
}

/** How the people found by a phone, email or username have it; null for a name or an address. */
export function linksOf(type: SearchType, hits: readonly Hit[]): Links | null {
  if (type === 'name' || type === 'address') return null;
  const has = (kind: Reason['kind']) => hits.flatMap(({ reasons }) => reasons.find((each) => each.kind === kind) ?? []);
  const [former, unknown] = [has('former'), has('maybe-former')];
  const years = unknown.map(({ year }) => year);
  const last = years.length && years.every((year) => year !== undefined) ? Math.max(...years) : null;
  const [line = null, ...others] = new Set(hits.flatMap((hit) => hit.line ?? []));
  return {
    current: hits.length - former.length - unknown.length,
    unknown: unknown.length,
    former: former.length,
    unknown_since: last,
    line: others.length ? null : line,
  };
}
