import { Trans, useTranslation } from 'react-i18next';

import { Initials, Portrait } from '#frontend/components/portrait.tsx';
import { Mark } from '#frontend/components/mark.tsx';
import { useEndpoint } from '#frontend/lib/api.ts';
import { people } from '#shared/api/people.ts';
import type { Teaser } from '#shared/api/people/teaser.ts';
import type { PersonId } from '#shared/values/id.ts';

/** What is bought: the report the visitor came from, with its counts, else the membership. */
export function OrderSubject({ person_id, credits }: { person_id: PersonId | undefined; credits: number }) {
  const { t } = useTranslation('checkout', { keyPrefix: 'summary' });
  const { data: person } = useEndpoint(people.getTeaser, person_id ? { person_id } : null);
  return (
    <div className="whatfor">
      <span className="whatfor__face" aria-hidden={!person}>
        {person ? <Face of={person} /> : <Mark />}
      </span>
      <div>
        <h2>
          {person ? (
            <Trans t={t} i18nKey="report" values={{ name: person.full_name }} components={{ name: <bdi /> }} />
          ) : (
            t('membership')
          )}
        </h2>
        <p className="small muted">
          {person ? t('facts', { count: factsOf(person) }) : t('credits', { count: credits })}
        </p>
      </div>
    </div>
  );
}

const Face = ({ of: { portrait, full_name } }: { of: Teaser }) =>
  portrait ? <Portrait seed={portrait} /> : <Initials name={full_name} />;

/** Places are counted among the addresses already. */
function factsOf({ counts: { cities: _cities, states: _states, countries: _countries, ...facts } }: Teaser): number {
  return Object.values(facts).reduce((sum, count) => sum + count, 0);
}
