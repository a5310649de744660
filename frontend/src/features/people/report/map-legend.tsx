import '#frontend/styles/legend.css';

import { useTranslation } from 'react-i18next';

import type { Place } from '#frontend/components/geo-map.tsx';

/** What the marks of a map mean, as far as it has them. */
export function MapLegend({ places, hasMoves }: { places: readonly Place[]; hasMoves: boolean }) {
  const { t } = useTranslation('report', { keyPrefix: 'mapLegend' });
  const has = (test: (place: Place) => boolean) => places.some(test);
  return (
    <p className="legend legend--map">
      {has(({ isOffice }) => !isOffice) && <Item kind="pin">{t('home')}</Item>}
      {has(({ isOffice }) => isOffice) && <Item kind="pin pin--office">{t('office')}</Item>}
      {has(({ current }) => current) && (
        <Item kind={has(isHomeNow) ? 'pin pin--now' : 'pin pin--office pin--now'}>{t('current')}</Item>
      )}
      {hasMoves && (
        <span>
          <svg width="28" height="4" viewBox="0 0 28 4" aria-hidden="true">
            <path d="M1 2h26" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeDasharray="1 5" />
          </svg>
          {t('move')}
        </span>
      )}
    </p>
  );
}

const isHomeNow = ({ isOffice, current }: Place) => current && !isOffice;

const Item = ({ kind, children }: { kind: string; children: string }) => (
  <span>
    <i className={kind} aria-hidden />
    {children}
  </span>
);
