import { Trans, useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import type { ReasonForUse } from '#shared/validation/account.ts';

/** The purpose of the account, which this opening records too unless the member changes it. */
export function RememberedPurpose({ purpose, onChange }: { purpose: ReasonForUse; onChange: () => void }) {
  const { t } = useTranslation(['report', 'auth']);
  return (
    <div>
      <p>
        <Trans
          t={t}
          i18nKey="report:open.remembered"
          values={{ purpose: t(`auth:reason.uses.${purpose}.name`) }}
          components={{ b: <b /> }}
        />
        <Gap />
        <Button look="ghost" size="sm" onClick={onChange} aria-label={t('report:open.changePurpose')}>
          {t('report:open.change')}
        </Button>
      </p>
      <p className="small muted">{t('report:open.never')}</p>
    </div>
  );
}
