import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Initials, Portrait } from '#frontend/components/portrait.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { people } from '#shared/api/people.ts';

const SHOWN = 3;

/** The reports that open again without a credit. */
export function OpenReportsCard() {
  const { t } = useTranslation('account', { keyPrefix: 'overview' });
  const { language } = useLanguage();
  const { date } = useFormats();
  const { data: opened, error } = useEndpoint(people.getOpened, {});
  const now = serverNow().toISOString();
  const free = opened?.data.filter(({ free_until, returned }) => free_until > now && !returned).slice(0, SHOWN);
  return (
    <section className="card" aria-labelledby="again">
      <h2 id="again">{t('again')}</h2>
      {error && <Failure error={error} />}
      {!free && !error && <Skeleton />}
      {free?.length === 0 && <p className="muted [margin-block-start:0.75rem]">{t('noneOpen')}</p>}
      <ul>
        {free?.map(({ person_id, full_name, portrait, free_until }) => (
          <li className="rel" key={person_id}>
            {portrait ? <Portrait seed={portrait} size={40} /> : <Initials name={full_name ?? ''} size={40} />}
            <b>
              {full_name ? (
                <Link to={pathTo('report', { language, person_id })}>
                  <bdi>{full_name}</bdi>
                </Link>
              ) : (
                t('removed')
              )}
            </b>
            <small>{t('freeUntil', { date: date(free_until) })}</small>
          </li>
        ))}
      </ul>
      <p className="small card__more">
        <Link to={pathTo('history', { language })}>{t('allSearches')}</Link>
      </p>
    </section>
  );
}
