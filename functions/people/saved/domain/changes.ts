import * as z from 'zod';

import { addDays, addHours } from '#shared/values/duration.ts';
import { figures } from '#shared/values/figures.ts';
import { type WatchedSection, watchedSections } from '#shared/values/watched-section.ts';

/** The facts of each section, by short keyed digests. */
export const FactDigests = z.partialRecord(z.enum(watchedSections), z.array(z.string()));
export type FactDigests = z.infer<typeof FactDigests>;

/** How many new facts a section has; sections without any are missing. */
export type Changes = Partial<Record<WatchedSection, number>>;

/** What a report holds now that the member does not know of. Facts that are gone are no news. */
export function changesSince(before: FactDigests, now: FactDigests): Changes {
  const counts = watchedSections.map((section): [WatchedSection, number] => {
    const known = new Set(before[section]);
    return [section, (now[section] ?? []).filter((fact) => !known.has(fact)).length];
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** The sum over people, for one message about several. */
export function sumOf(all: readonly Changes[]): Changes {
  const sum: Changes = {};
  for (const changes of all)
    for (const section of watchedSections) {
      const count = changes[section];
      if (count) sum[section] = (sum[section] ?? 0) + count;
    }
  return sum;
}

/** Whether a person may be in a message again: once a week. */
export const mayNotifyAbout = ({ notified_at }: { notified_at: string | null }, now: Date): boolean =>
  notified_at === null || addDays(notified_at, figures.watchDays) <= now;

/** Whether a member may be notified again: once a day, of all their people together. */
export const mayNotify = ({ notified_at }: { notified_at: string | null }, now: Date): boolean =>
  notified_at === null || addHours(notified_at, figures.watchHours) <= now;

/** When the watches of a member are compared next: a day after they were due, or the first such time ahead. */
export function nextComparison(due_at: string, now: Date): string {
  const next = addHours(due_at, figures.watchHours);
  return (next > now ? next : addHours(now, figures.watchHours)).toISOString();
}
