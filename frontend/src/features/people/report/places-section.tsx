import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { GeoMap, type Place } from '#frontend/components/geo-map.tsx';
import { spanOf } from '#frontend/features/people/report/axis.ts';
import { FactList } from '#frontend/features/people/report/fact-list.tsx';
import { type FactLine, placeLine } from '#frontend/features/people/report/fact-lines.ts';
import { foldFormer } from '#frontend/features/people/report/fold-former.ts';
import { FormerFacts } from '#frontend/features/people/report/former-facts.tsx';
import { MapLegend } from '#frontend/features/people/report/map-legend.tsx';
import { columnsOf } from '#frontend/features/people/report/provenance.ts';
import { addressesOf } from '#frontend/features/people/report/phone-groups.ts';
import { Pin } from '#frontend/features/people/report/pin.tsx';
import { isOnMap, movesOf, newestFirst, type NumberedPlace } from '#frontend/features/people/report/places.ts';
import { useReportContext } from '#frontend/features/people/report/report-context.tsx';
import { useNeighbors } from '#frontend/features/people/report/load-neighbors.tsx';
import { ReportSection } from '#frontend/features/people/report/report-section.tsx';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import { useLines } from '#frontend/features/people/report/use-lines.ts';
import type { Report } from '#shared/api/people/report.ts';
import { byState } from '#shared/values/fact-state.ts';

type Address = Report['addresses'][number];

/** Addresses on a map and as a list. An office is listed with its numbers under Phones; former addresses are folded. */
export function PlacesSection({ report: { addresses }, hidden }: { report: Report; hidden?: string | undefined }) {
  const { t } = useTranslation('report');
  const words = useLines();
  const { places, groups, today } = useReportContext();
  const elsewhere = addressesOf(groups);
  const listed = newestFirst(places)
    .map(({ address }) => address)
    .filter((address) => !elsewhere.has(address))
    .toSorted(byState(today));
  const neighbors = useNeighbors();
  const former = listed.filter(isFormerOffice);
  const lines = (some: Address[]) => some.map((address) => placeLine(address, words));
  const { held, former: homes } = foldFormer(lines(listed.filter((address) => !isFormerOffice(address))));
  return (
    <ReportSection of="locations" count={addresses.length} hidden={hidden} columns={columnsOf(held)}>
      <PlacesMap places={places} />
      {elsewhere.size > 0 && <p className="part__note">{t('place.withNumbers', { count: elsewhere.size })}</p>}
      {homesList(held)}
      <FormerFacts facts={homes.map(({ fact }) => fact)} label={t('group.formerHomes', { count: homes.length })}>
        {homesList(homes)}
      </FormerFacts>
      <FormerFacts
        facts={former}
        label={t('group.formerOffices', { count: former.length })}
        isAlone={former.length === addresses.length}
      >
        <FactList lines={lines(former)} markOf={({ fact }) => <PinOf id={fact.fact_id} places={places} />} />
      </FormerFacts>
    </ReportSection>
  );

  function homesList(some: readonly FactLine[]) {
    return (
      <FactList
        lines={some}
        markOf={({ fact }) => <PinOf id={fact.fact_id} places={places} />}
        moreOf={({ fact, value }) => {
          const address = addresses.find(({ fact_id }) => fact_id === fact.fact_id);
          return address && neighbors(address, value);
        }}
      />
    );
  }
}

const isFormerOffice = ({ kind, fact_state }: Address) => kind === 'office' && fact_state === 'former';

function PinOf({ id, places }: { id: string; places: readonly NumberedPlace<Address>[] }) {
  const place = places.find(({ address }) => address.fact_id === id);
  return place ? <Pin of={place.address} /> : null;
}

function PlacesMap({ places }: { places: readonly NumberedPlace<Address>[] }) {
  const { t } = useTranslation('report', { keyPrefix: 'place' });
  const names = usePlaceNames();
  const shown = useMemo(
    () => places.flatMap((place) => onMap(place, (year) => t('since', { year }), names)),
    [places, names, t],
  );
  const moves = useMemo(() => movesOf(places), [places]);
  const missing = places.length - shown.length;
  if (!shown.length) return null;
  const isOneCountry = new Set(shown.map(({ country }) => country)).size === 1;
  return (
    <>
      <GeoMap
        places={shown}
        moves={moves}
        words={{
          label: t('map', { places: inWords(shown) }),
          hint: t('mapHint'),
          zoomIn: t('zoomIn'),
          zoomOut: t('zoomOut'),
          whole: t(isOneCountry ? 'wholeCountry' : 'allPlaces'),
          outside: (count) => t('outside', { count }),
        }}
      />
      <MapLegend places={shown} hasMoves={moves.length > 0} />
      {missing > 0 && <p className="part__note">{t('notOnMap', { count: missing })}</p>}
    </>
  );
}

function onMap(
  { address, number }: NumberedPlace<Address>,
  since: (year: string) => string,
  { cityName, stateName, countryName }: ReturnType<typeof usePlaceNames>,
): Place[] {
  if (number === null || !isOnMap(address)) return [];
  const { from, to } = spanOf(address);
  const [first, last] = [from, to].map((day) => day?.slice(0, 4));
  const past = first === last ? first : [first, last].filter(Boolean).join('–');
  const current = address.fact_state === 'current';
  const when = current ? first && since(first) : past;
  const { latitude, longitude, country, state, city, kind } = address;
  const name = city ? cityName(city, country) : state ? stateName({ state, country }) : countryName(country);
  return [
    { latitude, longitude, country, state, name, when: when ?? '', number, current, isOffice: kind === 'office' },
  ];
}

const inWords = (places: readonly Place[]) => places.map(({ name, when }) => `${name} ${when}`.trim()).join(', ');
