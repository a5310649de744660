import { Check, ChevronDown, CircleOff, type LucideIcon, TimerOff } from 'lucide-react';
import { useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { SearchState, SourceState } from '#shared/api/people/search-results.ts';

type Props = { from: SearchState['gathered'] };

const icons: Record<SourceState, LucideIcon> = {
  answered: Check,
  'timed-out': TimerOff,
  failed: CircleOff,
  'not-asked': CircleOff,
};

/** The name of our own index where its sources are too many to list one by one. */
const OWN_INDEX = 'Calluna';

/** How many of the results each source knows, behind one line on a phone; sources that did not answer are named. */
export function SourceResults({ from }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'results' });
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  if (from.length === 0) return null;
  const answered = from.filter(({ state }) => state === 'answered').length;
  return (
    <>
      <section className="gather" aria-label={t('gathered')}>
        <button
          type="button"
          className="gather__fold"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={Check} />
          <span>{t('answered', { count: answered })}</span>
          <Icon of={ChevronDown} small />
        </button>
        <ol id={list}>
          {from.map(({ source, people, state }) => (
            <li key={source} className={state === 'answered' ? undefined : 'is-wait'}>
              <Icon of={icons[state]} />
              <span>{source === OWN_INDEX ? t('ownIndex') : <bdi>{source}</bdi>}</span>
              <span className="num">
                {state === 'answered' ? t('people', { count: people }) : t(`source.${state}`)}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <MissingSources from={from} />
    </>
  );
}

/** A warning that results may be missing because a source did not answer. */
export function MissingSources({ from }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'results' });
  const { locale } = useLanguage();
  const silent = from.filter(({ state }) => state === 'timed-out' || state === 'failed').map(({ source }) => source);
  if (silent.length === 0) return null;
  const sources = formats.list(silent, locale);
  return (
    <p className="note results__partial">
      <Icon of={TimerOff} />
      <span>
        <Trans t={t} i18nKey="partial" values={{ sources }} components={{ n: <bdi /> }} />
      </span>
    </p>
  );
}
