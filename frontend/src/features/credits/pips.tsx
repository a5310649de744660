import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';

type Tallies = { unused: number; returned: number; used: number };

/** Each credit drawn: those that were used, those that came back, those that are still as they came. */
export function Pips({ unused, returned, used }: Tallies) {
  const { t } = useTranslation('credits', { keyPrefix: 'ledger' });
  const drawn = [...times(used, 'u'), ...times(returned, 'r'), ...times(unused, '')];
  if (!drawn.length) return null;
  return (
    <figure className="pips-fig">
      <div className="pips" role="img" aria-label={t('pips', { unused, returned, used })}>
        {drawn.map((kind, i) => (
          <i key={i} className={kind || undefined} />
        ))}
      </div>
      <figcaption className="legend">
        <span>
          <i className="pip" aria-hidden />
          <b>
            <Count of={unused} />
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
