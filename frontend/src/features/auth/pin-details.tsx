import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import type { SentPin } from '#frontend/features/auth/sent-pin.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import { formatPhone } from '#shared/values/phone-format.ts';

const MAX_ATTEMPTS = 5;

/** Details of a texted PIN: number, times and attempts. */
export function PinDetails({ sent }: { sent: SentPin }) {
  const { t } = useTranslation('auth', { keyPrefix: 'code' });
  const { language, locale } = useLanguage();
  const { search } = useLocation();
  return (
    <>
      <div className="cdh">
        <h2>{t('title')}</h2>
      </div>
      <dl className="kv">
        <div>
          <dt>{t('to')}</dt>
          <dd>
            <Trans
              t={t}
              i18nKey="toChange"
              values={{ phone: formatPhone(sent.phone, locale) }}
              components={{ n: <bdi dir="ltr" />, a: <Link to={pathTo('logInByPhone', { language }) + search} /> }}
            />
          </dd>
        </div>
        <div>
          <dt>{t('sent')}</dt>
          <dd>{formats.time(sent.sent_at, locale)}</dd>
        </div>
        <div>
          <dt>{t('until')}</dt>
          <dd>{formats.time(sent.expires_at, locale)}</dd>
        </div>
        <div>
          <dt>{t('tries')}</dt>
          <dd>{t('used', { used: MAX_ATTEMPTS - sent.attempts_left, of: MAX_ATTEMPTS })}</dd>
        </div>
      </dl>
    </>
  );
}
