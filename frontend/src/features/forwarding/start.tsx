import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Changes } from '#frontend/features/forwarding/changes.tsx';
import { Screen } from '#frontend/features/forwarding/screen.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { Forwarding } from '#shared/api/forwarding.ts';

/** Before anything is set up: what it is, or what is missing for it. */
export function Start({ forwarding: { phone } }: { forwarding: Forwarding }) {
  const { t } = useTranslation('forwarding');
  const { language } = useLanguage();
  if (!phone) {
    return (
      <Screen title={t('noPhone.title')} lead={t('noPhone.lead')} aside={<Changes />}>
        <div className="row">
          <LinkButton to={pathTo('profile', { language })}>{t('noPhone.go')}</LinkButton>
        </div>
      </Screen>
    );
  }
  return (
    <Screen title={t('start.title')} lead={t('start.lead')} aside={<Changes />}>
      <div className="row">
        <LinkButton to={pathTo('mobileCarrier', { language })}>{t('start.go')}</LinkButton>
      </div>
    </Screen>
  );
}
