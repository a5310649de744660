import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import type { Openings } from '#shared/api/privacy.ts';

/** Openings by stated purpose: a count, a bar and the last day. */
export function Purposes({ openings: { purposes, since, refused } }: { openings: Openings }) {
  const { t } = useTranslation(['privacy', 'auth']);
  const most = Math.max(...purposes.map(({ count }) => count));
  return (
    <section aria-labelledby="purposes">
      <div className="cdh">
        <h2 id="purposes">{t('privacy:opened.purposes')}</h2>
      </div>
      {purposes.length === 0 && <p className="part__note">{t('privacy:opened.noPurpose', { day: since })}</p>}
      <ul className="purp">
        {purposes.map(({ purpose, count, last_on }) => (
          <li key={purpose}>
            <span>
              {t(`auth:reason.uses.${purpose}.name`)}
              <br />
              <span className="small muted">{t('privacy:opened.last', { day: last_on })}</span>
            </span>
            <b>
              <Count of={count} />
            </b>
            <span className="line" aria-hidden="true">
              <i style={{ '--w': `${(count / most) * 100}%` } as CSSProperties} />
            </span>
          </li>
        ))}
      </ul>
      {refused > 0 && <p className="part__note">{t('privacy:opened.refused', { count: refused })}</p>}
    </section>
  );
}
