import { AtSign, Mail, MapPin, Phone, Trash2, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { joinDetails } from '#shared/values/join-details.ts';
import { rememberSearch } from '#frontend/lib/last-search.ts';
import { people } from '#shared/api/people.ts';
import type { PastSearch } from '#shared/api/people/history.ts';
import type { SearchType } from '#shared/validation/search.ts';

const icons: Record<SearchType, typeof User> = {
  name: User,
  phone: Phone,
  email: Mail,
  address: MapPin,
  username: AtSign,
};

/** One search: query, time, outcome and actions. */
export function SearchRow({ search }: { search: PastSearch }) {
  const { t } = useTranslation(['credits', 'people']);
  const { language, locale } = useLanguage();
  const { date, clock } = useFormats();
  const navigate = useNavigate();
  const start = useAction(people.startSearch, { refreshes: [people.getSearches] });
  const remove = useAction(people.deleteSearch, { refreshes: [people.getSearches] });
  const { search_id, type, search_query, request, asked_at, total, opened } = search;
  const isFree = opened && !opened.returned && opened.free_until > new Date().toISOString();
  const repeat = async () => {
    const started = await start.trigger({ ...request, language });
    if (!started) return;
    rememberSearch({ search_id: started.search_id, search_query: started.search_query, request });
    await navigate(pathTo('search', { language, search_id: started.search_id }));
  };
  const fault = start.error ?? remove.error;
  const isLtr = type === 'phone' || type === 'email' || type === 'username';
  return (
    <>
      <li className="hrow">
        <Icon of={icons[type]} />
        <p>
          <b>
            <bdi dir={isLtr ? 'ltr' : undefined}>
              {joinDetails([search_query, request.city, request.state], locale)}
            </bdi>
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
            <Button look="line" size="sm" busy={start.isMutating} onClick={() => void repeat()}>
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
