import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { areaName } from '#frontend/lib/places/area-name.ts';
import { localTimes } from '#frontend/features/people/lookup/local-times.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import type { NumberCard } from '#shared/api/numbers.ts';

/** What numbering plans say, in rows; what the number does not say is left out, its country never. */
export function NumberRows({ card, who }: { card: NumberCard; who: ReactNode }) {
  const { t } = useTranslation('number', { keyPrefix: 'row' });
  const { language, locale } = useLanguage();
  const names = usePlaceNames();
  const { country, place, area_town, carrier, time_zones, is_valid } = card;
  const named = (area: NumberCard['place']) =>
    // Turkish ones are without the dot of İ.
    area && country && (area.language !== language || language === 'tr')
      ? areaName(area.name, country, names, locale)
      : area?.name;
  const area = named(place);
  const town = named(area_town);
  const times = localTimes(time_zones, locale, serverNow());
  return (
    <dl className="numcard__rows">
      <Row name={t('who')}>{who}</Row>
      <Row name={t('country')}>{country ? names.countryName(country) : t(is_valid ? 'worldwide' : 'unknown')}</Row>
      {area && (
        <Row name={t('place')} {...(town && { note: t('areaTown', { code: card.number.slice(2, 5), town }) })}>
          <bdi>{area}</bdi>
        </Row>
      )}
      {times && (
        <Row name={t('time')}>
          <bdi>{times}</bdi>
        </Row>
      )}
      {carrier && (
        <Row name={t('carrier')} note={t('carrierNote')}>
          <bdi lang={carrier.language}>{carrier.name}</bdi>
        </Row>
      )}
    </dl>
  );
}

type RowProps = { name: string; note?: string; children: ReactNode };

const Row = ({ name, note, children }: RowProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {children}
      {note && <small>{note}</small>}
    </dd>
  </div>
);
