import { BellRing, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Initials, Portrait } from '#frontend/components/portrait.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { joinDetails } from '#shared/values/join-details.ts';
import { saved, type SavedPerson } from '#shared/api/saved.ts';

const SHOWN = 5;

const newFacts = ({ opened }: SavedPerson) => opened?.new_facts ?? 0;

/** Saved people, those with new facts first. */
export function SavedNews() {
  const { t } = useTranslation('saved');
  const { language } = useLanguage();
  const { data, error, mutate } = useEndpoint(saved.getPeople, {});
  const shown = data?.data.toSorted((a, b) => newFacts(b) - newFacts(a)).slice(0, SHOWN);
  return (
    <section aria-labelledby="saved-news">
      <div className="mhome__head">
        <h2 id="saved-news">{t('home.saved')}</h2>
        <Link className="small" to={pathTo('saved', { language })}>
          {t('all')}
        </Link>
      </div>
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton width="100%" height="12rem" />}
      {data?.total === 0 && <p className="part__note">{t('home.noSaved')}</p>}
      <ul>
        {shown?.map((each) => (
          <SavedPersonRow key={each.person_id} saved={each} />
        ))}
      </ul>
    </section>
  );
}

function SavedPersonRow({ saved: { person_id, person, watch, ...more } }: { saved: SavedPerson }) {
  const { t } = useTranslation('saved', { keyPrefix: 'list' });
  const { t: bar } = useTranslation('saved', { keyPrefix: 'bar' });
  const { shortTown } = usePlaceNames();
  const { language, locale } = useLanguage();
  const fresh = more.opened?.new_facts ?? 0;
  if (!person)
    return (
      <li className="mhome__row">
        <span className="ini">
          <Icon of={EyeOff} />
        </span>
        <p>
          <b>{t('gone')}</b>
          <span>{t('goneLead')}</span>
        </p>
      </li>
    );
  const { full_name, portrait, age, lives_in, last_known_in } = person;
  const town = lives_in ?? last_known_in;
  return (
    <li className="mhome__row">
      <span>{portrait ? <Portrait seed={portrait} size={40} /> : <Initials name={full_name} size={40} />}</span>
      <p>
        <b>
          <Link to={pathTo('report', { language, person_id })}>
            <bdi>{full_name}</bdi>
          </Link>
        </b>
        <span>{joinDetails([age === null ? null : t('age', { count: age }), town && shortTown(town)], locale)}</span>
      </p>
      {fresh > 0 ? (
        <span className="chip chip--accent">{t('fresh', { n: fresh })}</span>
      ) : (
        watch && (
          <span className="muted">
            <Icon of={BellRing} small />
            <span className="vh">{bar('watching')}</span>
          </span>
        )
      )}
    </li>
  );
}
