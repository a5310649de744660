import type { Envelope } from '#shared/values/person.ts';

/** The number each source is cited by: its place in the report's list of sources. */
export type Citations = ReadonlyMap<string, number>;

/** Numbers the sources in the order of the report; sources that only a fact names come last. */
export function numberSources(listed: readonly { source: string }[], facts: readonly Envelope[]): Citations {
  const names = [...listed, ...facts.flatMap(({ sources }) => sources)].map(({ source }) => source);
  return new Map([...new Set(names)].map((source, i) => [source, i + 1]));
}

/** The numbers of a fact's sources, each once, in order. */
export const citationNumbers = ({ sources }: Pick<Envelope, 'sources'>, citations: Citations): number[] =>
  [...new Set(sources.flatMap(({ source }) => citations.get(source) ?? []))].sort((a, b) => a - b);
