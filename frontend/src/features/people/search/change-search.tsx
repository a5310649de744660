import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { type HomeState, pathTo } from '#frontend/app/paths.ts';
import { type Look, LinkButton } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { SearchType } from '#shared/values/search-type.ts';

type Props = HomeState & { look?: Look; /** The search to begin with. */ type?: SearchType; children?: ReactNode };

/** Back to the search card: as it was, to be changed, or at another way to search. */
export function ChangeSearch({ look = 'ghost', type, children, ...state }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'results' });
  const { language } = useLanguage();
  return (
    <LinkButton look={look} size="sm" to={pathTo('home', { language }) + (type ? `?type=${type}` : '')} state={state}>
      {children ?? (
        <>
          <Icon of={Pencil} /> {t('change')}
        </>
      )}
    </LinkButton>
  );
}
