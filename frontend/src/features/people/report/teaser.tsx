import { Info, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Gap } from '#frontend/components/gap.tsx';
import { pathTo } from '#frontend/app/paths.ts';
import { Count } from '#frontend/components/bdi.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { RemoveLink } from '#frontend/components/remove-link.tsx';
import { KnownOpenly } from '#frontend/features/people/report/known-openly.tsx';
import { LockedSection } from '#frontend/features/people/report/locked-section.tsx';
import { OfferCard, OpenBar, type Viewer } from '#frontend/features/people/report/offer-card.tsx';
import { OpenCard } from '#frontend/features/people/report/open-card.tsx';
import { headOfTeaser } from '#frontend/features/people/report/head-facts.ts';
import { MemberTools } from '#frontend/features/people/report/member-tools.tsx';
import { PersonHead } from '#frontend/features/people/report/person-head.tsx';
import { sections, totalCount } from '#frontend/features/people/report/sections.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import { formats } from '#frontend/lib/format.ts';
import { sparseOf } from '#shared/values/sparse-report.ts';
import type { Teaser as Person } from '#shared/api/people/teaser.ts';

/** Why the credit was just returned. */
export type ReturnReason = 'empty' | 'wrong-person';

type Props = {
  person: Person;
  viewer: Viewer;
  cameBack: ReturnReason | undefined;
  onOpened: () => void;
  onEmpty: () => void;
};

/** What is known about a person, as counts, and how to open the report. */
export function Teaser({ person, viewer, cameBack, onOpened, onEmpty }: Props) {
  const { t } = useTranslation('report');
  const { language, locale } = useLanguage();
  usePlaceNames(); // shown again when they have loaded
  const { full_name: name, portrait, counts, last_seen } = person;
  const sparse = sparseOf(counts, person.summaries?.locations.streets);
  return (
    <>
      <title>{t('title.teaser', { name })}</title>
      <div className="wrap">
        <PersonHead id={person.person_id} name={name} facts={headOfTeaser(person)} portrait={portrait} />
        {viewer === 'member' && <MemberTools id={person.person_id} isOpen={false} />}
        <div className="layout-rep layout-rep--lock">
          <div className="rep-body">
            <div className="part__head">
              <h2>
                {t('teaser.title')}{' '}
                <span>
                  <Count of={totalCount(counts)} />
                </span>
              </h2>
            </div>
            <p className="part__note">
              {t('teaser.note')}
              <Gap />
              {last_seen && t('teaser.latest', { day: formats.day(last_seen, locale) })}
            </p>
            <KnownOpenly person={person} />
            <ul className="locks">
              {sections.map((section) => (
                <LockedSection key={section} of={section} teaser={person} />
              ))}
            </ul>
            <p className="small [margin-block-start:1.5rem]">
              <RemoveLink to={pathTo('removeListing', { language })} listing={person.person_id} />
            </p>
          </div>
          <aside className="rail" aria-label={t('offer.title')}>
            {cameBack && (
              <div className="note note--ok" role="status">
                <Icon of={Undo2} />
                <p>{t(`cameBack.${cameBack}`)}</p>
              </div>
            )}
            {sparse && (
              <div className="note">
                <Icon of={Info} />
                <p>{t(`teaser.sparse.${sparse}`)}</p>
              </div>
            )}
            {viewer === 'visitor' ? (
              <OfferCard id={person.person_id} />
            ) : (
              <OpenCard id={person.person_id} isSparse={sparse !== null} onOpened={onOpened} onEmpty={onEmpty} />
            )}
          </aside>
        </div>
        <OpenBar viewer={viewer} />
      </div>
    </>
  );
}
