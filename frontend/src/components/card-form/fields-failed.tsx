import '#frontend/styles/notices.css';

import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';

/** The provider’s fields did not come: nothing can be paid, and nothing was sent. */
export function FieldsFailed({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('checkout', { keyPrefix: 'card' });
  return (
    <div className="note note--danger" role="alert">
      <Icon of={CircleAlert} />
      <div className="row row--between">
        <p>{t('failed')}</p>
        <Button look="line" size="sm" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </div>
  );
}
