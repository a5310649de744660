import type { CSSProperties } from 'react';

import { usePapers } from '#frontend/features/people/report/papers.tsx';

/** The years of the shared axis, over the bars of a section. */
export function AxisYears() {
  const { axis } = usePapers();
  return (
    <span className="axis" dir="ltr" aria-hidden>
      {axis.years.map(({ year, at }) => (
        <span key={year} style={{ '--a': `${(at * 100).toFixed(1)}%` } as CSSProperties}>
          {year}
        </span>
      ))}
    </span>
  );
}
