import { KeyRound, ShieldCheck, Sprout } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Hint, Hints } from '#frontend/features/auth/hints.tsx';
import { PASSWORD_MIN } from '#shared/validation/account.ts';

/** How to choose a good password. */
export function PasswordTips() {
  const { t } = useTranslation('auth', { keyPrefix: 'good' });
  return (
    <Hints title={t('title')}>
      <Hint icon={Sprout} title={t('words')}>
        {t('wordsHow', { least: PASSWORD_MIN })}
      </Hint>
      <Hint icon={KeyRound} title={t('kept')}>
        {t('keptHow')}
      </Hint>
      <Hint icon={ShieldCheck} title={t('common')}>
        {t('commonHow')}
      </Hint>
    </Hints>
  );
}
