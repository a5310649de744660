import type { ReactNode } from 'react';

import type { FactLine } from '#frontend/features/people/report/fact-lines.ts';
import { FactRow } from '#frontend/features/people/report/fact-row.tsx';
import { GroupProvenance } from '#frontend/features/people/report/group-provenance.tsx';
import { commonProvenance } from '#frontend/features/people/report/provenance.ts';

type Props = {
  lines: readonly FactLine[];
  markOf?: (line: FactLine) => ReactNode;
  /** What opens below a row. */
  moreOf?: (line: FactLine) => ReactNode;
  children?: ReactNode;
};

/** Facts of one kind: what they have in common is said once, and each row says what is its own. */
export function FactList({ lines, markOf, moreOf, children }: Props) {
  const said = commonProvenance(lines);
  const isShort = Boolean(said.seen && said.confidence && said.sources);
  if (!lines.length) return null;
  return (
    <>
      <GroupProvenance of={said}>{children}</GroupProvenance>
      <ol className={isShort ? 'facts facts--short' : 'facts'}>
        {lines.map((line) => (
          <FactRow key={line.fact.fact_id} line={line} said={said} mark={markOf?.(line)} more={moreOf?.(line)} />
        ))}
      </ol>
    </>
  );
}
