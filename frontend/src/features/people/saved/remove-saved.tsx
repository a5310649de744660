import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';

type Props = { hasNote: boolean; isWatched: boolean; busy: boolean; label?: string; onRemove: () => void };

/** Removes a saved person; asks once more where a note or a watch would go with it. */
export function RemoveSaved({ hasNote, isWatched, busy, label, onRemove }: Props) {
  const { t } = useTranslation('saved', { keyPrefix: 'remove' });
  const [asks, setAsks] = useState(false);
  const sure = t(!isWatched ? 'sure' : hasNote ? 'sureBoth' : 'sureWatch');
  if (!asks)
    return (
      <Button
        look="ghost"
        size="sm"
        busy={busy}
        aria-label={label}
        onClick={() => (hasNote || isWatched ? setAsks(true) : onRemove())}
      >
        {t('do')}
      </Button>
    );
  return (
    <div className="row [--gap:0.5rem]" role="group" aria-label={sure}>
      <span className="small">{sure}</span>
      <Button look="danger" size="sm" busy={busy} onClick={onRemove}>
        {t('yes')}
      </Button>
      <Button look="line" size="sm" autoFocus onClick={() => setAsks(false)}>
        {t('no')}
      </Button>
    </div>
  );
}
