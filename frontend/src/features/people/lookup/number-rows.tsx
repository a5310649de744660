import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { localTimes } from '#frontend/features/people/lookup/local-times.ts';
import type { NumberCard } from '#shared/api/numbers.ts';

type LocalName = NonNullable<NumberCard['place']>;

/** What numbering plans say, in rows; what the number does not say is left out, its country never. */
export function NumberRows({ card, who }: { card: NumberCard; who: ReactNode }) {
  const { t } = useTranslation('number', { keyPrefix: 'row' });
  const { locale } = useLanguage();
  const { country, place, carrier, time_zones, is_valid } = card;
  const countryName = country && new Intl.DisplayNames(locale, { type: 'region' }).of(country);
  const times = localTimes(time_zones, locale, new Date());
  return (
    <dl className="numcard__rows">
      <Row name={t('who')}>{who}</Row>
      <Row name={t('country')}>{countryName ?? t(is_valid ? 'worldwide' : 'unknown')}</Row>
      {place && (
        <Row name={t('place')}>
          <Named of={place} />
        </Row>
      )}
      {times && (
        <Row name={t('time')}>
          <bdi>{times}</bdi>
        </Row>
      )}
      {carrier && (
        <Row name={t('carrier')} note={t('carrierNote')}>
          <Named of={carrier} />
        </Row>
      )}
    </dl>
  );
}

/** A name in a language that need not be the page’s. */
const Named = ({ of: { name, language } }: { of: LocalName }) => <bdi lang={language}>{name}</bdi>;

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
