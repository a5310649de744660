import { Mail } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { Gap } from '#frontend/components/gap.tsx';
import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { ProofStatus } from '#frontend/components/proof/proof-status.tsx';
import { useProof } from '#frontend/components/proof/use-proof.ts';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { ErrorNote } from '#frontend/components/error-note.tsx';
import { useForm } from '#frontend/lib/use-form.ts';
import { useSecondsUntil } from '#frontend/lib/use-seconds-until.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { redirectIn } from '#frontend/lib/redirect.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { formats } from '#frontend/lib/format.ts';
import { auth } from '#shared/api/auth.ts';
import type { Output } from '#shared/contract/endpoint.ts';

/** A sent reset link. If `is_neutral`, the answer does not reveal whether the address has an account. */
export type MailedLink = Output<typeof auth.forgotPassword> & { email: string; asked_at: string };

type Props = { mailed: MailedLink; onMailed: (mailed: MailedLink) => void; onChangeEmail: () => void };

/** The reset link was sent: where to look, when it can be sent again, and when it expires. */
export function ResetLinkSent({ mailed, onMailed, onChangeEmail }: Props) {
  const { t } = useTranslation('auth', { keyPrefix: 'mailed' });
  const { language, locale } = useLanguage();
  const { search } = useLocation();
  const { prove } = useProof('forgot');
  const { send, busy, fault, since } = useForm(auth.forgotPassword, { prove, proveFirst: true });
  const { email, is_neutral, asked_at, expires_at } = mailed;
  const again_at = fault?.until ?? mailed.again_at;
  const secondsLeft = useSecondsUntil(again_at);

  async function resend() {
    const answer = await send({ email, language, redirect: redirectIn(search) ?? '/' });
    if (answer) onMailed({ ...answer, email, asked_at: serverNow().toISOString() });
  }

  return (
    <AuthPage
      isArrival
      title={t('title')}
      heading={t('heading')}
      lead={
        is_neutral ? (
          <Trans t={t} i18nKey="leadIf" values={{ email }} components={{ n: <bdi dir="ltr" /> }} />
        ) : (
          <Trans t={t} i18nKey="lead" values={{ email }} components={{ n: <bdi dir="ltr" /> }} />
        )
      }
      aside={
        <>
          <div className="cdh">
            <h2>{t('link')}</h2>
          </div>
          <dl className="kv">
            <Row term={t('asked')}>{formats.time(asked_at, locale)}</Row>
            <Row term={t('works')}>{t('once')}</Row>
            <Row term={t('until')}>{formats.time(expires_at, locale)}</Row>
            <Row term={t('old')}>{t('oldWorks')}</Row>
          </dl>
        </>
      }
    >
      <div className="stack [--stack:1.5rem]">
        <ErrorNote fault={fault} since={since} />
        <div className="resend">
          <div>
            <Icon of={Mail} />
            <p>
              <b>{t('nothing')}</b>
              <span>
                {t('spam')}
                <Gap />
                {secondsLeft > 0 && t('againFrom', { at: formats.time(again_at, locale) })}
              </span>
            </p>
          </div>
          <Button look="soft" size="sm" busy={busy} disabled={secondsLeft > 0} onClick={() => void resend()}>
            {t('again')}
          </Button>
        </div>
        <ProofStatus />
        {is_neutral && <p className="small muted">{t('neutral')}</p>}
        <p>
          <Button look="ghost" size="sm" onClick={onChangeEmail}>
            {t('other')}
          </Button>
        </p>
      </div>
    </AuthPage>
  );
}

const Row = ({ term, children }: { term: string; children: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
