import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { EnterCode } from '#frontend/features/privacy-center/enter-code.tsx';
import { RequestCode, type SentTo } from '#frontend/features/privacy-center/request-code.tsx';
import { StartFromAccount } from '#frontend/features/privacy-center/start-from-account.tsx';

/** The first step: a code to an address or a number. */
export function Verify({ onVerified }: { onVerified: () => void }) {
  const { t } = useTranslation('privacy');
  return (
    <div className="wrap wrap--mid wiz wiz--2">
      <div className="wiz__top stack">
        <h1 className="display">{t('title')}</h1>
        <p className="lead">{t('verify.lead')}</p>
      </div>
      <div className="stack [--stack:1.5rem]">
        <VerifyForm onVerified={onVerified} />
        <StartFromAccount onStarted={onVerified} />
      </div>
      <aside className="stack">
        <h2>{t('verify.how')}</h2>
        <p className="muted">{t('verify.everybody')}</p>
        <p className="muted">{t('verify.opens')}</p>
        <p className="muted">{t('verify.shared')}</p>
      </aside>
    </div>
  );
}

/** Requests a code, then takes it. */
export function VerifyForm({ onVerified }: { onVerified: () => void }) {
  const [sent, setSent] = useState<SentTo>();
  return sent ? (
    <EnterCode sent={sent} onSent={setSent} onVerified={onVerified} onBack={() => setSent(undefined)} />
  ) : (
    <RequestCode onSent={setSent} />
  );
}
