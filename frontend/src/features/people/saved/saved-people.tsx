import { Gap } from '#frontend/components/gap.tsx';
import '#frontend/styles/saved.css';
import '#frontend/styles/compare.css';
import '#frontend/styles/credits.css';

import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { EmptyState } from '#frontend/components/empty-state.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { SavedRow } from '#frontend/features/people/saved/saved-row.tsx';
import { LinkRows } from '#frontend/features/people/sharing/link-rows.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { saved } from '#shared/api/saved.ts';
import { sharing } from '#shared/api/sharing.ts';
import type { PersonId } from '#shared/values/id.ts';

/** Saved people with notes and watches, two of them to compare, and the private links that work. */
export function SavedPeople() {
  const { t } = useTranslation('saved', { keyPrefix: 'list' });
  const { t: word } = useTranslation('saved');
  const { language } = useLanguage();
  const [isRemoved, setIsRemoved] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<PersonId[]>([]);
  const { data: list, error, mutate } = useEndpoint(saved.getPeople, { page }, { keepPreviousData: true });
  const [one, other] = chosen;
  const choose = (id: PersonId, on: boolean) =>
    setChosen(on ? [...chosen.slice(-1), id] : chosen.filter((each) => each !== id));
  const removed = (id: PersonId, beside: Element | null) => {
    setIsRemoved(true);
    choose(id, false);
    (beside?.querySelector<HTMLElement>('a, button') ?? status.current)?.focus();
  };
  return (
    <>
      <title>{pageTitle(t('title'))}</title>
      <div className="acctp__head">
        <h1 className="display">{t('title')}</h1>
        <p className="lead [margin-block-start:0.5rem]">
          {t('lead')}
          <Gap />
          {list && list.watched > 0 && t('watched', { n: list.watched })}
        </p>
      </div>
      <p className="small muted" role="status" ref={status} tabIndex={-1}>
        {isRemoved && word('remove.done')}
      </p>
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {!list && !error && <Skeleton width="100%" height="16rem" />}
      {list?.total === 0 && (
        <EmptyState below title={t('empty')} lead={t('emptyLead')}>
          <LinkButton to={pathTo('home', { language })}>{t('search')}</LinkButton>
        </EmptyState>
      )}
      {list && list.data.length > 0 && (
        <ul>
          {list.data.map((each) => (
            <SavedRow
              key={each.person_id}
              saved={each}
              isChosen={chosen.includes(each.person_id)}
              onChoose={(on) => choose(each.person_id, on)}
              onRemoved={(beside) => removed(each.person_id, beside)}
            />
          ))}
        </ul>
      )}
      {one && (
        <div className={other ? 'cmpbar' : 'cmpbar cmpbar--hint'}>
          {!other && <p className="small">{t('comparing')}</p>}
          {other && (
            <LinkButton size="sm" to={pathTo('compare', { language, one, other })}>
              {t('go')}
            </LinkButton>
          )}
        </div>
      )}
      {list && list.last_page > 1 && (
        <div className="row row--between [margin-block-start:1rem]">
          <Button look="line" size="sm" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('earlier')}
          </Button>
          <span className="small muted">{t('page', { page: list.current_page, last: list.last_page })}</span>
          <Button look="line" size="sm" disabled={page >= list.last_page} onClick={() => setPage(page + 1)}>
            {t('later')}
          </Button>
        </div>
      )}
      <PrivateLinks />
    </>
  );
}

function PrivateLinks() {
  const { t } = useTranslation('sharing', { keyPrefix: 'list' });
  const { data, error, mutate } = useEndpoint(sharing.getLinks, {});
  return (
    <section className="part [margin-block-start:3rem]" aria-labelledby="links">
      <div className="part__head">
        <h2 id="links">{t('title')}</h2>
      </div>
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton width="100%" height="3rem" />}
      {data?.links.length === 0 && <p className="part__note">{t('none')}</p>}
      {data && <LinkRows links={data.links} named />}
    </section>
  );
}
