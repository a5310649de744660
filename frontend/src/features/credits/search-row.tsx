import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { usePastSearch } from '#frontend/lib/use-past-search.ts';
import { people } from '#shared/api/people.ts';
import type { PastSearch } from '#shared/api/people/history.ts';

/** One search: query, time, outcome and actions. */
export function SearchRow({ search }: { search: PastSearch }) {
  const { t } = useTranslation(['credits', 'people']);
  const { language } = useLanguage();
  const { date, clock } = useFormats();
  const navigate = useNavigate();
  const {
    icon,
    words,
    isLtr,
    repeat,
    isStarting,
    fault: notStarted,
  } = usePastSearch(search, (search_id) => navigate(pathTo('search', { language, search_id })));
  const remove = useAction(people.deleteSearch, { refreshes: [people.getSearches] });
  const { search_id, type, search_query, asked_at, total, opened } = search;
  const isFree = opened && !opened.returned && opened.free_until > serverNow().toISOString();
  const fault = notStarted ?? remove.error;
  return (
    <>
      <li className="hrow">
        <Icon of={icon} />
        <p>
          <b>
            <bdi dir={isLtr ? 'ltr' : undefined}>{words}</bdi>
          </b>
          <span>
            {[t(`credits:searches.types.${type}`), date(asked_at), clock(asked_at), outcome()]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        <span className="hrow__n">{resultCount()}</span>
        <div className="hrow__act">
          {isFree ? (
            <LinkButton look="soft" size="sm" to={pathTo('report', { language, person_id: opened.person_id })}>
              {t('credits:searches.open')}
            </LinkButton>
          ) : (
            <Button look="line" size="sm" busy={isStarting} onClick={() => void repeat()}>
              {t('credits:searches.again')}
            </Button>
          )}
          <button
            type="button"
            className="icon-btn"
            aria-label={t('credits:searches.delete', { what: search_query })}
            aria-disabled={remove.isMutating || undefined}
            onClick={() => !remove.isMutating && void remove.trigger({ search_id })}
          >
            <Icon of={Trash2} />
          </button>
        </div>
      </li>
      {fault && (
        <li>
          <Failure error={fault} />
        </li>
      )}
    </>
  );

  function resultCount() {
    if (total === null) return t('credits:searches.unknown');
    return total === 0 ? t('credits:searches.nobody') : t('people:results.people', { count: total });
  }
  function outcome() {
    if (!opened) return undefined;
    if (opened.returned === 'wrong-person') return t('credits:searches.wrong');
    if (opened.returned === 'empty') return t('credits:searches.nothing');
    return t(isFree ? 'credits:searches.free' : 'credits:searches.ended', { at: date(opened.free_until) });
  }
}
