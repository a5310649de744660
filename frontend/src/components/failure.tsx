import '#frontend/styles/notices.css';

import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { asFault } from '#shared/errors/catalogue.ts';

/** Shows an error in the visitor’s language and offers a retry where that can help. */
export function Failure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslation(['errors', 'shell']);
  return (
    <div className="note note--danger" role="alert">
      <Icon of={CircleAlert} />
      <div className="row row--between">
        <p>{t(asFault(error).code, { ns: 'errors' })}</p>
        {onRetry && (
          <Button look="line" size="sm" onClick={onRetry}>
            {t('retry', { ns: 'shell' })}
          </Button>
        )}
      </div>
    </div>
  );
}
