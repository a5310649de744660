import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { ProofStatus } from '#frontend/components/proof/proof-status.tsx';
import { SOON_SECONDS, useSecondsUntil } from '#frontend/lib/use-seconds-until.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

type Props = { busy: boolean; fault?: Fault | undefined; children: ReactNode };

/** The submit button. It waits until a rate limit has passed. */
export function SubmitButton({ busy, fault, children }: Props) {
  const { t } = useTranslation('auth');
  const { locale } = useLanguage();
  const until = fault?.code === 'request.too-many' ? fault.until : undefined;
  const secondsLeft = useSecondsUntil(until);
  const isWaiting = until !== undefined && secondsLeft > 0;
  return (
    <>
      <ProofStatus />
      <Button type="submit" size="lg" wide busy={busy} waiting={isWaiting}>
        {!isWaiting
          ? children
          : secondsLeft > SOON_SECONDS
            ? t('wait.button', { at: formats.time(until, locale) })
            : t('wait.buttonSoon')}
      </Button>
    </>
  );
}
