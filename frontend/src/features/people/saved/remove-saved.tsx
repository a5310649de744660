import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';

type Props = { hasNote: boolean; busy: boolean; label?: string; onRemove: () => void };

/** Removes a saved person; asks once more where a note would go with it. */
export function RemoveSaved({ hasNote, busy, label, onRemove }: Props) {
  const { t } = useTranslation('saved', { keyPrefix: 'remove' });
  const [asks, setAsks] = useState(false);
  if (!asks)
    return (
      <Button
        look="ghost"
        size="sm"
        busy={busy}
        aria-label={label}
        onClick={() => (hasNote ? setAsks(true) : onRemove())}
      >
        {t('do')}
      </Button>
    );
  return (
    <div className="row [--gap:0.5rem]" role="group" aria-label={t('sure')}>
      <span className="small">{t('sure')}</span>
      <Button look="danger" size="sm" busy={busy} onClick={onRemove}>
        {t('yes')}
      </Button>
      <Button look="line" size="sm" autoFocus onClick={() => setAsks(false)}>
        {t('no')}
      </Button>
    </div>
  );
}
