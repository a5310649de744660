import { useTranslation } from 'react-i18next';

import { confidenceLevel } from '#frontend/features/people/report/confidence-level.ts';
import type { Confidence as Level } from '#shared/values/person.ts';

const bars = [5, 8, 11, 14];

/** How sure a fact is: a word, and as many bars. */
export function Confidence({ of }: { of: Level }) {
  const { t } = useTranslation('report', { keyPrefix: 'confidence' });
  return (
    <span className={`conf conf--${of}`}>
      <svg viewBox="0 0 20 14" aria-hidden="true">
        {bars.map((high, i) => (
          <rect
            key={high}
            x={i * 5}
            y={14 - high}
            width="3"
            height={high}
            rx="1"
            className={i < of ? 'on' : undefined}
          />
        ))}
      </svg>
      <span>{t(confidenceLevel(of))}</span>
    </span>
  );
}
