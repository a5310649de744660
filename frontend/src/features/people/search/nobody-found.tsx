import { useTranslation } from 'react-i18next';

import { EmptyState } from '#frontend/components/empty-state.tsx';
import { AskedChips } from '#frontend/features/people/search/asked-chips.tsx';
import { ChangeSearch } from '#frontend/features/people/search/change-search.tsx';
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
  const { t } = useTranslation('people', { keyPrefix: 'nobody' });
  const { locale } = useLanguage();
  return (
    <>
      <div className="query">
        <AskedChips search={search} />
        <ChangeSearch change />
      </div>
      <EmptyState
        title={t(`title.${search.type}`)}
        lead={`${t('lead', { took: formats.took(search.took_ms ?? 0, locale) })} ${t('free')}`}
      >
        <ul className="try">
          <li>
            <span>{t(`spelling.${search.type}`)}</span>
            <ChangeSearch look="soft" change>
              {t('change')}
            </ChangeSearch>
          </li>
          {others[search.type].map((type) => (
            <li key={type}>
              <span>{t(`try.${type}`)}</span>
              <ChangeSearch look="soft" type={type}>
                {t('that')}
              </ChangeSearch>
            </li>
          ))}
        </ul>
        <p className="small muted">{t('note')}</p>
      </EmptyState>
    </>
  );
}
