import { useTranslation } from 'react-i18next';

import { Link } from '#frontend/components/button.tsx';
import { addressOfCall } from '#frontend/features/assistant/calls/address-of-call.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useWriting } from '#frontend/lib/use-writing.ts';
import type { CallDetails } from '#shared/api/assistant.ts';

/** Earlier calls of the same number. */
export function Earlier({ history }: { history: CallDetails['history'] }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'call' });
  const { language } = useLanguage();
  const { date } = useWriting();
  return (
    <section aria-labelledby="earlier">
      <div className="cdh">
        <h2 id="earlier">{t('earlier')}</h2>
      </div>
      <ul className="earlier">
        {history.map(({ id, at, status, reason }) => (
          <li key={id}>
            <Link to={addressOfCall(language, id)}>
              <time dateTime={at}>{date(at)}</time>
            </Link>
            <span dir="auto">{reason ?? t(`status.${status}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
