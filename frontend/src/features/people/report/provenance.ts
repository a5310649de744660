import { spanOf } from '#frontend/features/people/report/axis.ts';
import type { FactLine } from '#frontend/features/people/report/fact-lines.ts';
import { type Seen, seenIn } from '#frontend/features/people/report/term-text.ts';
import type { FactState } from '#shared/values/fact-state.ts';
import type { Confidence, Envelope } from '#shared/values/person.ts';

/** What several facts have in common, said once for all of them. What differs between them is missing. */
export type CommonProvenance = {
  seen?: Seen;
  confidence?: Confidence;
  sources?: Pick<Envelope, 'sources'>;
  state?: FactState;
};

/**
 * The provenance that all lines share; of fewer than two lines none, since there is nothing to repeat. Confidence and sources
 * are one column: they are said together or not at all.
 */
export function commonProvenance(lines: readonly FactLine[]): CommonProvenance {
  const [first, ...rest] = lines;
  if (!first || !rest.length) return {};
  const isCommon = (part: (line: FactLine) => unknown) => rest.every((line) => part(line) === part(first));
  const { fact, state, isTerm } = first;
  const isSeenAlike = isCommon(seenAs);
  const isKnownAlike = isCommon((line) => line.fact.confidence) && isCommon(sourcesIn);
  if (!isSeenAlike && !isKnownAlike) return {};
  return {
    ...(isSeenAlike && { seen: seenIn(fact, isTerm) }),
    ...(isKnownAlike && { confidence: fact.confidence, sources: { sources: fact.sources } }),
    ...(state && isCommon((line) => line.state) && { state }),
  };
}

/** Whether there is a period to draw. */
export const isDrawn = (fact: FactLine['fact']): boolean => {
  const { from, to } = spanOf(fact);
  return from !== null || to !== null;
};

const seenAs = ({ fact }: FactLine) => {
  const { from, to } = spanOf(fact);
  return [from, to, fact.until, fact.term_start].join();
};
const sourcesIn = ({ fact }: FactLine) =>
  [...new Set(fact.sources.map(({ source }) => source))].toSorted((a, b) => a.localeCompare(b)).join('\n');

/** Whether rows have a bar on the time axis, and confidence or sources of their own. */
export type Columns = { seen?: boolean; evidence?: boolean };

/** The columns that these rows need for what their group does not say. */
export function columnsOf(lines: readonly FactLine[]): Columns {
  const { seen, confidence } = commonProvenance(lines);
  return { seen: !seen && lines.some(({ fact }) => isDrawn(fact)), evidence: !confidence };
}
