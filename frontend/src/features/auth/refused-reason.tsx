import '#frontend/styles/notices.css';

import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { ProhibitedUses } from '#frontend/features/auth/prohibited-uses.tsx';
import type { RefusedUse } from '#shared/validation/account.ts';

type Props = { use: RefusedUse; steps: ReactNode; onChooseAgain: () => void };

/** The use is refused: which one, that nothing was charged, and the way back to the purposes. */
export function RefusedReason({ use, steps, onChooseAgain }: Props) {
  const { t } = useTranslation('auth', { keyPrefix: 'refused' });
  return (
    <AuthPage
      isWide
      isArrival
      title={t('title')}
      heading={t('heading')}
      lead={t(`uses.${use}`)}
      steps={steps}
      aside={<ProhibitedUses />}
    >
      <div className="stack [--stack:1.5rem]">
        <div className="note note--ok" role="status">
          <Icon of={ShieldCheck} />
          <div>
            <h2>{t('free')}</h2>
            <p>{t('freeMeans')}</p>
          </div>
        </div>
        <div className="row [--gap:0.5rem]">
          <Button onClick={onChooseAgain}>{t('other')}</Button>
        </div>
      </div>
    </AuthPage>
  );
}
