import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { ProofStatus } from '#frontend/components/proof/proof-status.tsx';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { FaultNote } from '#frontend/features/auth/fault-note.tsx';
import type { SentPin } from '#frontend/features/auth/sent-pin.ts';
import { ThisCode } from '#frontend/features/auth/this-code.tsx';
import type { useForm } from '#frontend/lib/use-form.ts';
import { useWait } from '#frontend/features/auth/use-wait.ts';
import { Wait } from '#frontend/features/auth/wait.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { auth } from '#shared/api/auth.ts';

type Props = {
  sent: SentPin;
  again: Pick<ReturnType<typeof useForm<typeof auth.startPhone>>, 'busy' | 'fault' | 'since'>;
  onAgain: () => void;
};

/** A code that cannot be tried any more: when there will be another one, and how to get in without. */
export function NoTriesLeft({ sent, again, onAgain }: Props) {
  const { t } = useTranslation('auth', { keyPrefix: 'locked' });
  const { language, locale } = useLanguage();
  const { search } = useLocation();
  const until = again.fault?.until ?? sent.again_at;
  const left = useWait(until);
  const at = formats.time(until, locale);
  return (
    <AuthPage
      heading={t('heading')}
      lead={left > 0 ? t('leadFrom', { at }) : t('lead')}
      aside={<ThisCode sent={sent} />}
    >
      <div className="stack [--stack:1.5rem]">
        {again.fault ? (
          <FaultNote fault={again.fault} since={again.since} />
        ) : (
          left > 0 && <Wait from={new Date(sent.sent_at)} until={until} left={left} />
        )}
        <ProofStatus />
        <div className="stack [--stack:0.5rem]">
          <Button size="lg" wide busy={again.busy} disabled={left > 0} onClick={onAgain}>
            {left > 0 ? t('againFrom', { at }) : t('again')}
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
