import { PhoneIncoming, ReceiptText, ShieldCheck } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Hint, Hints } from '#frontend/features/auth/hints.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** How to choose a login method, and a warning about phone scams. */
export function LoginHelp() {
  const { t } = useTranslation('auth', { keyPrefix: 'ways' });
  const { language } = useLanguage();
  const { search } = useLocation();
  return (
    <Hints title={t('title')}>
      <Hint icon={ReceiptText} title={t('bought')}>
        <Trans
          t={t}
          i18nKey="boughtHow"
          components={{ a: <Link to={pathTo('forgotPassword', { language }) + search} /> }}
        />
      </Hint>
      <Hint icon={PhoneIncoming} title={t('assistant')}>
        {t('assistantHow')}
      </Hint>
      <Hint icon={ShieldCheck} title={t('phoned')}>
        {t('phonedHow')}
      </Hint>
    </Hints>
  );
}
