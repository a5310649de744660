import { useTranslation } from 'react-i18next';

import { EmptyState } from '#frontend/components/empty-state.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { AskedChips } from '#frontend/features/people/search/asked-chips.tsx';
import { ChangeSearch } from '#frontend/features/people/search/change-search.tsx';
import { Unanswered } from '#frontend/features/people/search/gathered.tsx';
import { SearchWider } from '#frontend/features/people/search/search-wider.tsx';
import { useSearch } from '#frontend/features/people/search/use-search.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { SearchState } from '#shared/api/people.ts';
import type { SearchType } from '#shared/validation/search.ts';

/** What else to look by, for whom each search did not find. */
const others: Record<SearchType, readonly SearchType[]> = {
  name: ['phone', 'email'],
  phone: ['name', 'address'],
  email: ['name', 'username'],
  address: ['name', 'phone'],
  username: ['name', 'email'],
};

/** Nobody fits: what that means, and what else to try. */
export function NobodyFound({ search }: { search: SearchState }) {
  const { t } = useTranslation(['people', 'errors']);
  const { locale } = useLanguage();
  const again = useSearch();
  const { type, took_ms, gathered } = search;
  const lead = [
    t('people.not-found', { ns: 'errors' }),
    took_ms !== null && t('nobody.lead', { took: formats.took(took_ms, locale) }),
    t('nobody.free'),
  ];
  return (
    <>
      <div className="query">
        <AskedChips search={search} />
        <ChangeSearch change />
      </div>
      <EmptyState title={t(`nobody.title.${type}`)} lead={lead.filter(Boolean).join(' ')}>
        <Unanswered from={gathered} />
        <ul className="try">
          <SearchWider search={search} again={again} />
          <li>
            <span>{t(`nobody.spelling.${type}`)}</span>
            <ChangeSearch look="soft" change>
              {t('nobody.change')}
            </ChangeSearch>
          </li>
          {others[type].map((other) => (
            <li key={other}>
              <span>{t(`nobody.try.${other}`)}</span>
              <ChangeSearch look="soft" type={other}>
                {t('nobody.that')}
              </ChangeSearch>
            </li>
          ))}
        </ul>
        {again.failure && <Failure error={again.failure} />}
        <p className="small muted">{t('nobody.note')}</p>
      </EmptyState>
    </>
  );
}
