import { Children, type ReactNode, useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { Gap } from '#frontend/components/gap.tsx';
import { Initials, Portrait } from '#frontend/components/portrait.tsx';
import { jobTitle } from '#frontend/features/people/congress/congress-words.ts';
import { BackToResults } from '#frontend/features/people/report/back-to-results.tsx';
import { formatTown } from '#frontend/lib/places/place-names.ts';
import type { HeadFacts } from '#frontend/features/people/report/head-facts.ts';
import { lifeText } from '#frontend/features/people/report/life-text.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { Town } from '#shared/api/people/teaser.ts';
import type { PersonId } from '#shared/values/id.ts';
import { beginAt } from '#frontend/lib/begin-at.ts';

type Props = {
  /** Null where there are no results to return to. */
  id: PersonId | null;
  name: string;
  facts: HeadFacts;
  portrait: string | null;
  /** The reader just opened the report: the heading gets the focus. */
  isArrival?: boolean;
  children?: ReactNode;
};

/** A town that breaks, where it must, behind its state: 「コロラド州」 and 「コロラドスプリングス」. */
function TownName({ of: town, children }: { of: Town | undefined; children?: ReactNode }) {
  const { locale } = useLanguage();
  const state = town && locale === 'ja' ? formatTown({ ...town, city: null }, locale) : '';
  const [name] = Children.toArray(children);
  if (!state || typeof name !== 'string' || !name.startsWith(state)) return <bdi>{children}</bdi>;
  return (
    <bdi>
      {state}
      <wbr />
      {name.slice(state.length)}
    </bdi>
  );
}

/** The name, life, occupation and place above a report or teaser. */
export function PersonHead({ id, name, facts, portrait, isArrival = false, children }: Props) {
  usePlaceNames(); // shown again when they have loaded
  const { t } = useTranslation('report');
  const { locale } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isArrival) beginAt(heading.current);
  }, [isArrival]);
  const { occupation, place } = facts;
  // “Washington, D.C.” ends the sentence with its own full stop.
  const written = place ? formatTown(place.town, locale) : '';
  const town = {
    values: { town: locale === 'ja' ? written : written.replace(/\.$/, '') },
    components: { town: <TownName of={place?.town} /> },
  };
  return (
    <div className="rep-head">
      <div>
        {id && <BackToResults of={[id]} />}
        <div className="rep-id">
          {portrait ? (
            <figure>
              <Portrait seed={portrait} />
              <figcaption className="rep-id__drawing muted">{t('head.drawing')}</figcaption>
            </figure>
          ) : (
            <div>
              <Initials name={name} />
            </div>
          )}
          <div>
            <h1 ref={heading} tabIndex={-1}>
              <bdi>{name}</bdi>
            </h1>
            {occupation && (
              <p className="rep-id__job">
                <Trans
                  t={t}
                  i18nKey={`head.job.${occupation.fact_state}`}
                  values={{ job: jobTitle(occupation.title, locale) }}
                  components={{ job: <bdi /> }}
                />
              </p>
            )}
            <p>
              {lifeText(facts, { t, locale })}
              <Gap />
              {place?.is === 'lives' && <Trans t={t} i18nKey="head.lives" {...town} />}
              {place?.is === 'last-known' && <Trans t={t} i18nKey="head.lastKnown" {...town} />}
              {place?.is === 'lived' && <Trans t={t} i18nKey="head.lived" {...town} />}
              {place?.is === 'works' && <Trans t={t} i18nKey="head.works" {...town} />}
            </p>
          </div>
        </div>
      </div>
      {children}
    </div>
  );
}
