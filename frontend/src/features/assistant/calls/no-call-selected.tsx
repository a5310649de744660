import { PhoneMissed } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { useCallListContext } from '#frontend/features/assistant/calls/use-selected-call.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';

/** Shown beside the list while no call is selected. */
export function NoCallSelected() {
  const { t } = useTranslation('assistant', { keyPrefix: 'list' });
  const { calls } = useCallListContext();
  return (
    <>
      <title>{pageTitle(t('title'))}</title>
      {calls.length > 0 && (
        <div className="cd cd--none">
          <span className="ini ini--none" aria-hidden="true">
            <Icon of={PhoneMissed} />
          </span>
          <h2>{t('choose')}</h2>
          <p className="muted">{t('chooseLead')}</p>
        </div>
      )}
    </>
  );
}
