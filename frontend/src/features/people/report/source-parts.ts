import type { SourceAbout } from '#shared/api/people/report.ts';

type About = SourceAbout | null | undefined;

/** What a source says of itself. */
export type SourcePart = 'licence' | 'asOf' | 'retrieved' | 'lacks';

const valueOf: Record<SourcePart, (about: About) => string | null> = {
  licence: (about) => (about?.licence ? [about.licence, about.licence_url].join('\n') : null),
  asOf: (about) => about?.as_of ?? null,
  retrieved: (about) => about?.retrieved_on ?? null,
  lacks: (about) => about?.lacks ?? null,
};
const parts = Object.keys(valueOf) as SourcePart[];

/**
 * The parts to show of a source. What its operator did not state is said to be missing, but for gaps, and for the day of its
 * data where that of its data on this person is known.
 */
export function partsOf(about: About, isDated: boolean): SourcePart[] {
  const isOptional = (part: SourcePart) => part === 'lacks' || (part === 'asOf' && isDated);
  return parts.filter((part) => valueOf[part](about) !== null || !isOptional(part));
}

type Source = { about: About; isDated: boolean };

/** The parts that several sources all show, and show alike. */
export function sharedParts([first, ...rest]: readonly Source[]): SourcePart[] {
  if (!first || !rest.length) return [];
  return partsOf(first.about, first.isDated).filter((part) =>
    rest.every(
      ({ about, isDated }) =>
        partsOf(about, isDated).includes(part) && valueOf[part](about) === valueOf[part](first.about),
    ),
  );
}
