import { type Span, spanOf } from '#frontend/features/people/report/axis.ts';
import type { FactLine } from '#frontend/features/people/report/fact-lines.ts';
import type { FactState } from '#shared/values/fact-state.ts';
import type { Confidence, Envelope } from '#shared/values/person.ts';

/** What several facts have in common, said once for all of them. What differs between them is missing. */
export type CommonPapers = {
  seen?: Span & { until: string | undefined };
  confidence?: Confidence;
  sources?: Pick<Envelope, 'sources'>;
  state?: FactState;
};

/** The papers that all lines share; of fewer than two lines none, since there is nothing to repeat. */
export function commonPapers(lines: readonly FactLine[]): CommonPapers {
  const [first, ...rest] = lines;
  if (!first || !rest.length) return {};
  const isCommon = (part: (line: FactLine) => unknown) => rest.every((line) => part(line) === part(first));
  const { fact, state } = first;
  return {
    ...(isCommon(seenIn) && { seen: { ...spanOf(fact), until: fact.until } }),
    ...(isCommon((line) => line.fact.confidence) && { confidence: fact.confidence }),
    ...(isCommon(sourcesIn) && { sources: { sources: fact.sources } }),
    ...(state && isCommon((line) => line.state) && { state }),
  };
}

const seenIn = ({ fact }: FactLine) => {
  const { from, to } = spanOf(fact);
  return [from, to, fact.until].join();
};
const sourcesIn = ({ fact }: FactLine) =>
  [...new Set(fact.sources.map(({ source }) => source))].toSorted((a, b) => a.localeCompare(b)).join('\n');
