import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import type { TodayView } from '#frontend/features/assistant/today/use-today.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formatPhone } from '#shared/values/phone-format.ts';

/** The forwarding status. Only a test or a call proves that forwarding works. */
export function ForwardingState({ today: { forwarding, number } }: { today: TodayView }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'forwarding' });
  const { language, locale } = useLanguage();
  const isOn = forwarding === 'active';
  const isWrong = forwarding === 'failed' || forwarding === 'drifted';
  return (
    <p className={isOn ? 'state' : isWrong ? 'state state--bad' : 'state state--off'}>
      <span>
        {isOn && number ? (
          <Trans
            t={t}
            i18nKey="activeOn"
            values={{ number: formatPhone(number, locale) }}
            components={{ n: <bdi dir="ltr" /> }}
          />
        ) : (
          t(forwarding)
        )}{' '}
        {!isOn && <Link to={pathTo('callForward', { language })}>{t(isWrong ? 'check' : 'setUp')}</Link>}
      </span>
    </p>
  );
}
