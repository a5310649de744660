import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { searchLives } from '#frontend/lib/search-lives.ts';
import { people } from '#shared/api/people.ts';

/** Deletes all searches after confirmation. */
export function DeleteAllSearches() {
  const { t } = useTranslation('credits', { keyPrefix: 'searches' });
  const { locale } = useLanguage();
  const [asks, setAsks] = useState(false);
  const forget = useAction(people.deleteSearches, { refreshes: [people.getSearches] });
  return (
    <div className="stack [margin-block-start:2rem]">
      <div className="row row--between">
        <p className="small muted">{t('note', searchLives(locale))}</p>
        {!asks && (
          <Button look="line" size="sm" onClick={() => setAsks(true)}>
            <Icon of={Trash2} />
            {t('deleteAll')}
          </Button>
        )}
      </div>
      {asks && (
        <div className="confirm" role="group" aria-label={t('deleteAll')}>
          <p>{t('sure')}</p>
          <div className="row [--gap:0.5rem]">
            <Button look="danger" busy={forget.isMutating} onClick={() => void forget.trigger({})}>
              {t('yes')}
            </Button>
            <Button look="line" autoFocus onClick={() => setAsks(false)}>
              {t('no')}
            </Button>
          </div>
        </div>
      )}
      {forget.error && <Failure error={forget.error} />}
    </div>
  );
}
