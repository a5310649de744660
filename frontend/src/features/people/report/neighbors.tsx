import { House } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, Link } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { ageText } from '#frontend/lib/age-text.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { people } from '#shared/api/people.ts';
import type { Neighbor } from '#shared/api/people/report.ts';
import type { PersonId } from '#shared/values/id.ts';

type Props = { id: PersonId; factId: string; address: string; isFormer: boolean };

/** As many as the server names of each list. */
const MOST = 10;

/** Who else sources place at a home, and in its street; fetched on request. */
export function Neighbors({ id, factId, address, isFormer }: Props) {
  const { t } = useTranslation('neighbors');
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <div className="fact__more noprint">
      <Button
        look="ghost"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={panel}
        aria-label={t(isFormer ? 'buttonOfFormer' : 'buttonOf', { address })}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={House} small />
        {t(isFormer ? 'buttonFormer' : 'button')}
      </Button>
      {isOpen && (
        <div id={panel} className="drawer">
          <Lists id={id} factId={factId} />
        </div>
      )}
    </div>
  );
}

function Lists({ id: person_id, factId: fact_id }: Pick<Props, 'id' | 'factId'>) {
  const { t } = useTranslation('neighbors');
  const { data, error, mutate } = useEndpoint(people.getNeighbors, { person_id, fact_id });
  if (error) return <Failure error={error} onRetry={() => void mutate()} />;
  if (!data)
    return (
      <p role="status">
        <span className="vh">{t('looking')}</span>
        <Skeleton width="100%" height="4rem" />
      </p>
    );
  if (!data.has_house) return <p className="small muted">{t('noHouse')}</p>;
  return (
    <div className="stack [--stack:1rem]" role="status">
      <List title={t('house')} none={t('houseNone')} of={data.house} />
      <List title={t('street')} none={t('streetNone')} of={data.street} />
      <p className="small muted">{t('most', { most: MOST })}</p>
    </div>
  );
}

function List({ title, none, of }: { title: string; none: string; of: Neighbor[] }) {
  const { t } = useTranslation('neighbors');
  const { t: person } = useTranslation('people', { keyPrefix: 'person' });
  const { language, locale } = useLanguage();
  return (
    <div>
      <b>{title}</b>
      {of.length === 0 && <p className="small muted">{none}</p>}
      <ul>
        {of.map(({ person_id, full_name, fact_state, ...life }) => (
          <li key={person_id} className="small">
            <Link to={pathTo('report', { language, person_id })}>
              <bdi>{full_name}</bdi>
            </Link>{' '}
            <bdi>{ageText(life, person, locale)}</bdi> <span className="muted">· {t(fact_state)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
