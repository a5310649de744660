import '#frontend/styles/notices.css';

import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';

/** Shown when the provider’s fields cannot be loaded. Nothing has been sent. */
export function CardFieldsError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('checkout', { keyPrefix: 'card' });
  return (
    <div className="note note--danger" role="alert">
      <Icon of={CircleAlert} />
      <div className="row row--between">
        <p>{t('failed')}</p>
        <Button look="line" size="sm" onClick={onRetry}>
          {t('again')}
        </Button>
      </div>
    </div>
  );
}
