import '#frontend/styles/notices.css';

import { Ban, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { ErrorNote } from '#frontend/features/auth/error-note.tsx';
import { ProhibitedUses } from '#frontend/features/auth/prohibited-uses.tsx';
import { ReasonText } from '#frontend/features/auth/reason-text.tsx';
import type { useReason } from '#frontend/features/auth/use-reason.ts';

/** A free-text reason that reads like a prohibited use: says which one, and lets the member rephrase it. */
export function RefusedReason({ reason, steps }: { reason: ReturnType<typeof useReason>; steps: ReactNode }) {
  const { t } = useTranslation('auth', { keyPrefix: 'refused' });
  const { t: no } = useTranslation('auth', { keyPrefix: 'nos' });
  const { words, refused, busy, fault, since } = reason;
  return (
    <AuthPage
      isWide
      title={t('title')}
      heading={t('heading')}
      lead={refused ? t(`reads.${refused}`) : t('readsSo')}
      steps={steps}
      aside={<ProhibitedUses />}
    >
      <form
        className="stack [--stack:1.5rem]"
        aria-label={t('title')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void reason.send();
        }}
      >
        <div className="stack [--stack:0.375rem]">
          <ReasonText value={words} onChange={reason.setText} error="use.refused" isMisread />
          {refused && (
            <p className="err">
              <Icon of={Ban} small /> {t('readAs', { use: no(`uses.${refused}.name`) })}
            </p>
          )}
        </div>
        <div className="note note--ok">
          <Icon of={ShieldCheck} />
          <div>
            <h2>{t('free')}</h2>
            <p>{t('freeMeans')}</p>
          </div>
        </div>
        <ErrorNote fault={fault} since={since} />
        <div className="row [--gap:0.5rem]">
          <Button type="submit" busy={busy}>
            {t('again')}
          </Button>
          <Button look="line" onClick={reason.chooseAgain}>
            {t('other')}
          </Button>
        </div>
      </form>
    </AuthPage>
  );
}
