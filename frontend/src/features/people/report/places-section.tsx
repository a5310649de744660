import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { GeoMap, type Place } from '#frontend/components/geo-map.tsx';
import { spanOf } from '#frontend/features/people/report/axis.ts';
import { FactRow } from '#frontend/features/people/report/fact-row.tsx';
import { placeLine } from '#frontend/features/people/report/fact-lines.ts';
import { useNeighbors } from '#frontend/features/people/report/load-neighbors.tsx';
import { ReportSection } from '#frontend/features/people/report/report-section.tsx';
import { chronological, isOnMap, newestFirst, type NumberedPlace } from '#frontend/features/people/report/places.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { Report } from '#shared/api/people.ts';

/** Addresses on a map and as a numbered list. */
export function PlacesSection({ report: { addresses } }: { report: Report }) {
  const { t } = useTranslation('report');
  const { locale } = useLanguage();
  const neighbors = useNeighbors();
  const places = useMemo(() => chronological(addresses), [addresses]);
  const shown = useMemo(
    () => places.flatMap((place) => onMap(place, (year) => t('place.since', { year }))),
    [places, t],
  );
  const missing = places.length - shown.length;
  return (
    <ReportSection of="locations" count={addresses.length} axis>
      {shown.length > 0 && (
        <>
          <GeoMap places={shown} label={t('place.map', { places: inWords(shown) })} />
          {missing > 0 && <p className="part__note">{t('place.notOnMap', { count: missing })}</p>}
        </>
      )}
      <ol>
        {newestFirst(places).map(({ address, number }, i) => (
          <FactRow
            key={i}
            line={placeLine(address, { t, locale })}
            more={neighbors(address, placeLine(address, { t, locale }).value)}
            mark={number && <Pin of={number} now={address.current} />}
          />
        ))}
      </ol>
    </ReportSection>
  );
}

const Pin = ({ of, now }: { of: number; now: boolean }) => <i className={now ? 'pin pin--now' : 'pin'}>{of}</i>;

function onMap({ address, number, isDated }: NumberedPlace, since: (year: string) => string): Place[] {
  if (number === null || !isOnMap(address)) return [];
  const { from, to } = spanOf(address);
  const [first, last] = [from, to].map((day) => day?.slice(0, 4));
  const past = first === last ? first : [first, last].filter(Boolean).join('–');
  const when = address.current ? first && since(first) : past;
  const { latitude, longitude, country, state, city, current } = address;
  const name = city ?? state ?? country;
  return [{ latitude, longitude, country, state, name, when: when ?? '', number, current, dated: isDated }];
}

const inWords = (places: readonly Place[]) => places.map(({ name, when }) => `${name} ${when}`.trim()).join(', ');
