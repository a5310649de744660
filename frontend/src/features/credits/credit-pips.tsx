import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';

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
        <span>
          <i className="pip" aria-hidden />
          <b>
            <Count of={unused + returned} />
          </b>
          {t('unused')}
        </span>
        <span>
          <i className="pip r" aria-hidden />
          <b>
            <Count of={returned} />
          </b>
          {t('returned')}
        </span>
        <span>
          <i className="pip u" aria-hidden />
          <b>
            <Count of={used} />
          </b>
          {t('used')}
        </span>
      </figcaption>
    </figure>
  );
}

const times = (count: number, kind: string): string[] => Array.from({ length: count }, () => kind);
