import type { City } from '#scripts/population/cities.ts';
import type { Family, Member } from '#scripts/population/family.ts';
import type { Stay } from '#scripts/population/homes.ts';
import { dayText, EARLIEST, month, type Month, NOW, years } from '#scripts/population/time.ts';
import type { SourceAbout } from '#shared/api/people/report.ts';
import type { Random } from '#shared/values/chance.ts';
import type { Confidence, Envelope, Provenance } from '#shared/values/person.ts';

/** The sources of synthetic people, all marked as synthetic. */
export const SOURCES = {
  lines: 'Synthetic carrier lines',
  households: 'Synthetic household register',
  directories: 'Synthetic directory listings',
  property: 'Synthetic property rolls',
  web: 'Synthetic web profiles',
} as const;
export type Source = keyof typeof SOURCES;

/** What reports say of where these sources are from. */
export const ABOUT: Partial<SourceAbout> = {
  licence: 'Synthetic data, made for demonstration',
  lacks: 'Data of real people. All names, numbers, places and dates are invented.',
};

/** The time range of each source. */
const reach: Record<Source, { from: Month; until: Month }> = {
  lines: { from: EARLIEST, until: NOW },
  households: { from: EARLIEST, until: month(2026, 9) },
  directories: { from: month(2003, 2), until: month(2025, 8) },
  property: { from: EARLIEST, until: month(2026, 6) },
  web: { from: month(2007), until: month(2026, 10) },
};

/** A period, possibly open-ended. */
export type Span = { from: Month; until: Month | null };

export type Witnesses = {
  who: readonly Source[];
  /** The observations of the given sources; empty if all of them missed it. */
  observed: <F extends object>(able: readonly Source[], span: Span, value: F, chance?: number) => (F & Envelope)[];
  /** A fact that is always known, possibly without dates. */
  certain: <F extends object>(span: Span, value: F, able?: readonly Source[]) => F & Envelope;
};

/** The sources that know a person, and the probability that they know a fact. Nothing before `since` is observed. */
export function witnesses(random: Random, who: readonly Source[], since: Month, share: number): Witnesses {
  const within = ({ from, until }: Span): Span => ({ from: Math.max(from, since), until });
  return {
    who,
    observed: (able, span, value, chance = share) => {
      const seeing = able.filter((each) => who.includes(each));
      if (!seeing.length || !random.happens(chance)) return [];
      const seen = sightingsOf(random, seeing, within(span));
      return seen ? [{ ...value, ...seen }] : [];
    },
    certain: (span, value, able = who) => {
      const seeing = able.filter((each) => who.includes(each));
      const undated = { source: SOURCES[who[0]!], first_seen: null, last_seen: null };
      const seen = sightingsOf(random, seeing.length ? seeing : who, within(span));
      return { ...value, ...(seen ?? { sources: [undated], confidence: 2 }) };
    },
  };
}

/** The sightings by the sources, slightly late and, if it ended, slightly early; undefined if there are none. */
function sightingsOf(random: Random, who: readonly Source[], { from, until }: Span): Envelope | undefined {
  const sources = who.flatMap((source, nth): Provenance[] => {
    const notices = nth === 0 || random.happens(0.6);
    const first = Math.max(from + (random.happens(0.3) ? 0 : random.below(20)), reach[source].from);
    const last = Math.min(until === null ? NOW - 1 - random.below(14) : until - random.below(4), reach[source].until);
    const [day, later] = [random.between(1, 14), random.between(15, 28)];
    if (!notices || first > last) return [];
    return [{ source: SOURCES[source], first_seen: dayText(first, day), last_seen: dayText(last, later) }];
  });
  return sources.length ? { sources, confidence: sureness(random, sources.length, until) } : undefined;
}

/** As the import counts: a second source raises what one alone says, and old single ones are often unsure (`mergePerson`). */
function sureness(random: Random, count: number, until: Month | null): Confidence {
  if (count >= 3) return 4;
  const old = until !== null && until < NOW - years(10);
  const unsure = old ? 0.7 : 0.25;
  if (count === 2) return random.happens(unsure * unsure) ? 3 : 4;
  if (random.happens(unsure)) return 2;
  return random.happens(0.03) ? 1 : 3;
}

/** A family member with all data that a section may need, and the sources. */
export type Subject = {
  seed: string;
  random: Random;
  family: Family;
  member: Member;
  stays: Stay[];
  observed: Witnesses['observed'];
  certain: Witnesses['certain'];
  /** The whole period of observation. */
  always: Span;
  lineIn: (city: City) => string;
};
