import type { ReactNode } from 'react';

import { Confidence } from '#frontend/features/people/report/confidence.tsx';
import type { CommonProvenance } from '#frontend/features/people/report/provenance.ts';
import { SeenText } from '#frontend/features/people/report/seen-bar.tsx';
import { SourceCitations } from '#frontend/features/people/report/source-citations.tsx';
import { StateMark } from '#frontend/features/people/report/state-mark.tsx';

/** What all facts of a group have in common, in one line above them. */
export function GroupProvenance({
  of: { state, seen, confidence, sources },
  several = false,
  children,
}: {
  of: CommonProvenance;
  /** Whether they are said of several things by their number, “6 offices”, and not of each line. */
  several?: boolean;
  children?: ReactNode;
}) {
  if (!state && !seen && !confidence && !sources && !children) return null;
  return (
    <p className="provenance">
      {children}
      {state && <StateMark of={state} several={several} />}
      {seen && <SeenText {...seen} />}
      {confidence && <Confidence of={confidence} />}
      {sources && <SourceCitations fact={sources} />}
    </p>
  );
}
