import '#frontend/styles/legend.css';

import { Trans, useTranslation } from 'react-i18next';

type CreditCounts = { unused: number; returned: number; used: number };

/** A dot for each credit: used or unused; some of the unused ones were used before, and returned. */
export function CreditPips({ unused, returned, used }: CreditCounts) {
  const { t } = useTranslation('credits', { keyPrefix: 'ledger' });
  const pips = [...times(used, 'u'), ...times(returned, 'r'), ...times(unused, '')];
  if (!pips.length) return null;
  return (
    <figure className="pips-fig">
      <div className="pips" role="img" aria-label={t('pips', { unused: unused + returned, returned, used })}>
        {pips.map((kind, i) => (
          <i key={i} className={kind || undefined} />
        ))}
      </div>
      <figcaption className="legend">
        {[
          ['unused', 'pip', unused + returned] as const,
          ['returned', 'pip r', returned] as const,
          ['used', 'pip u', used] as const,
        ].map(([kind, pip, count]) => (
          <span key={kind}>
            <i className={pip} aria-hidden />
            <span>
              <Trans t={t} i18nKey={kind} count={count} components={{ b: <b /> }} />
            </span>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const times = (count: number, kind: string): string[] => Array.from({ length: count }, () => kind);
