import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { useChange } from '#frontend/features/forwarding/use-forwarding.ts';
import { forwarding } from '#shared/api/forwarding.ts';

/** Asks before it turns off: our number would stop answering at once. */
export function useTurningOff() {
  const { t } = useTranslation('forwarding', { keyPrefix: 'off' });
  const [isAsking, setIsAsking] = useState(false);
  const { change, isBusy, fault } = useChange(forwarding.turnOff);
  return {
    ask: () => setIsAsking(true),
    dialog: isAsking && (
      <div className="note note--warn" role="alertdialog" aria-label={t('sure')}>
        <div className="stack [--stack:0.75rem]">
          <p>
            <b>{t('sure')}</b> {t('sureMore')}
          </p>
          {fault && <Failure error={fault} />}
          <div className="row [--gap:0.5rem]">
            <Button size="sm" busy={isBusy} onClick={() => void change({ dialled: false })}>
              {t('yes')}
            </Button>
            <Button size="sm" look="ghost" onClick={() => setIsAsking(false)}>
              {t('no')}
            </Button>
          </div>
        </div>
      </div>
    ),
  };
}
