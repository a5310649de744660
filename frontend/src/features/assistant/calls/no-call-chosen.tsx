import { PhoneMissed } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { useList } from '#frontend/features/assistant/calls/use-chosen.ts';

/** What stands beside the list while no call is chosen. */
export function NoCallChosen() {
  const { t } = useTranslation('assistant', { keyPrefix: 'list' });
  const { calls } = useList();
  return (
    <>
      <title>{`${t('title')} · Calluna`}</title>
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
