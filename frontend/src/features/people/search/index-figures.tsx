import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { formats } from '#frontend/lib/format.ts';
import { people } from '#shared/api/people.ts';

/** The size of the index. */
export function IndexFigures() {
  const { t } = useTranslation('search', { keyPrefix: 'index' });
  const { data: index, error, mutate } = useEndpoint(people.getIndex, {});
  if (error) return <Failure error={error} onRetry={() => void mutate()} />;
  const soon = <Skeleton width="5rem" height="1.5rem" />;
  const updated = index?.updated_at;
  return (
    <dl className="tally" aria-busy={!index}>
      <div>
        <dt>{t('people')}</dt>
        <dd>{index ? <Count of={index.people} /> : soon}</dd>
      </div>
      <div>
        <dt>{t('facts')}</dt>
        <dd>{index ? <Count of={index.facts} /> : soon}</dd>
      </div>
      <div>
        <dt>{t('sources', { count: index?.sources.length ?? 0 })}</dt>
        <dd>{index ? <Count of={index.sources.length} /> : soon}</dd>
      </div>
      <div>
        <dt>{t('imported')}</dt>
        <dd>{index ? updated ? <Updated at={updated} /> : t('never') : soon}</dd>
      </div>
    </dl>
  );
}

function Updated({ at }: { at: string }) {
  const { locale } = useLanguage();
  return (
    <>
      <bdi>{formats.date(at, locale)}</bdi> <bdi className="small muted">{formats.time(at, locale)}</bdi>
    </>
  );
}
