import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { WhatChanges } from '#frontend/features/forwarding/what-changes.tsx';
import { SetUpScreen } from '#frontend/features/forwarding/set-up-screen.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { Forwarding } from '#shared/api/forwarding.ts';

/** Before the setup: an introduction, or what is missing. */
export function SetUpStart({ forwarding: { phone } }: { forwarding: Forwarding }) {
  const { t } = useTranslation('forwarding');
  const { language } = useLanguage();
  if (!phone) {
    return (
      <SetUpScreen title={t('noPhone.title')} lead={t('noPhone.lead')} aside={<WhatChanges />}>
        <div className="row">
          <LinkButton to={pathTo('profile', { language })}>{t('noPhone.go')}</LinkButton>
        </div>
      </SetUpScreen>
    );
  }
  return (
    <SetUpScreen title={t('start.title')} lead={t('start.lead')} aside={<WhatChanges />}>
      <div className="row">
        <LinkButton to={pathTo('mobileCarrier', { language })}>{t('start.go')}</LinkButton>
      </div>
    </SetUpScreen>
  );
}
