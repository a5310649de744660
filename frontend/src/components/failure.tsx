import { Gap } from '#frontend/components/gap.tsx';
import '#frontend/styles/notices.css';

import { CircleAlert } from 'lucide-react';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, Link } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { asFault, type ErrorCode } from '#shared/errors/catalogue.ts';
import { paths } from '#shared/values/pages.ts';
import type { Topic } from '#shared/values/support.ts';

/** What only support can resolve, with the topic under which it is asked. */
const forSupport: Partial<Record<ErrorCode, Topic>> = {
  'auth.blocked': 'logging-in',
  'billing.not-allowed': 'charge-or-refund',
};

/** What errors are called on some pages instead: where nothing is bought, none is a question of charges. */
export const OwnWords = createContext<Partial<Record<ErrorCode, string>>>({});

/** Shows an error in the visitor’s language and offers what can help: a retry, or support. */
export function Failure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslation(['errors', 'shell']);
  const { language } = useLanguage();
  const { code } = asFault(error);
  const topic = forSupport[code];
  const own = useContext(OwnWords)[code];
  return (
    <div className="note note--danger" role="alert">
      <Icon of={CircleAlert} />
      <div className="row row--between">
        <p>
          {own ?? t(code, { ns: 'errors' })}
          {topic && (
            <>
              <Gap />
              <Link to={`${paths.contact.replace(':language', language)}?topic=${topic}`}>
                {t('support', { ns: 'shell' })}
              </Link>
            </>
          )}
        </p>
        {onRetry && (
          <Button look="line" size="sm" onClick={onRetry}>
            {t('retry', { ns: 'shell' })}
          </Button>
        )}
      </div>
    </div>
  );
}
