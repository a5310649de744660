import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { ProofStatus } from '#frontend/components/proof/proof-status.tsx';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { ErrorNote } from '#frontend/components/error-note.tsx';
import type { SentPin } from '#frontend/features/auth/sent-pin.ts';
import { PinDetails } from '#frontend/features/auth/pin-details.tsx';
import type { useForm } from '#frontend/lib/use-form.ts';
import { useSecondsUntil } from '#frontend/lib/use-seconds-until.ts';
import { WaitBar } from '#frontend/components/wait-bar.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { auth } from '#shared/api/auth.ts';

type Props = {
  sent: SentPin;
  resend: Pick<ReturnType<typeof useForm<typeof auth.startPhone>>, 'busy' | 'fault' | 'since'>;
  onResend: () => void;
};

/** A code that cannot be tried any more: when there will be another one, and how to get in without. */
export function NoAttemptsLeft({ sent, resend, onResend }: Props) {
  const { t } = useTranslation('auth', { keyPrefix: 'locked' });
  const { language, locale } = useLanguage();
  const { search } = useLocation();
  const until = resend.fault?.until ?? sent.again_at;
  const secondsLeft = useSecondsUntil(until);
  const at = formats.time(until, locale);
  return (
    <AuthPage
      heading={t('heading')}
      lead={secondsLeft > 0 ? t('leadFrom', { at }) : t('lead')}
      aside={<PinDetails sent={sent} />}
    >
      <div className="stack [--stack:1.5rem]">
        {resend.fault ? (
          <ErrorNote fault={resend.fault} since={resend.since} />
        ) : (
          secondsLeft > 0 && <WaitBar from={new Date(sent.sent_at)} until={until} secondsLeft={secondsLeft} />
        )}
        <ProofStatus />
        <div className="stack [--stack:0.5rem]">
          <Button size="lg" wide busy={resend.busy} disabled={secondsLeft > 0} onClick={onResend}>
            {secondsLeft > 0 ? t('againFrom', { at }) : t('again')}
          </Button>
          <LinkButton look="line" wide to={pathTo('logIn', { language }) + search}>
            <Icon of={Mail} />
            {t('byEmail')}
          </LinkButton>
        </div>
      </div>
    </AuthPage>
  );
}
