import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { useForwardingAction } from '#frontend/features/forwarding/use-forwarding.ts';
import { forwarding } from '#shared/api/forwarding.ts';

/** Confirms turning off: our number stops answering at once. */
export function useTurnOffDialog() {
  const { t } = useTranslation('forwarding', { keyPrefix: 'off' });
  const [isOpen, setOpen] = useState(false);
  const { change, isBusy, fault } = useForwardingAction(forwarding.turnOff);
  return {
    open: () => setOpen(true),
    dialog: isOpen && (
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
            <Button size="sm" look="ghost" onClick={() => setOpen(false)}>
              {t('no')}
            </Button>
          </div>
        </div>
      </div>
    ),
  };
}
