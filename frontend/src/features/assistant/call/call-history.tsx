import { useTranslation } from 'react-i18next';

import { Link } from '#frontend/components/button.tsx';
import { callPath } from '#frontend/features/assistant/calls/call-paths.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { CallDetails } from '#shared/api/assistant.ts';

/** Earlier calls of the same number. */
export function CallHistory({ history }: { history: CallDetails['history'] }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'call' });
  const { language } = useLanguage();
  const { date } = useFormats();
  return (
    <section aria-labelledby="earlier">
      <div className="cdh">
        <h2 id="earlier">{t('earlier')}</h2>
      </div>
      <ul className="earlier">
        {history.map(({ id, at, status, reason }) => (
          <li key={id}>
            <Link to={callPath(language, id)}>
              <time dateTime={at}>{date(at)}</time>
            </Link>
            <span dir="auto">{reason ?? t(`status.${status}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
