import { Mail } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { ProofStatus } from '#frontend/components/proof/proof-status.tsx';
import { useProof } from '#frontend/components/proof/use-proof.ts';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { FaultNote } from '#frontend/features/auth/fault-note.tsx';
import { useForm } from '#frontend/lib/use-form.ts';
import { useWait } from '#frontend/features/auth/use-wait.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import { auth } from '#shared/api/auth.ts';
import type { Output } from '#shared/contract/endpoint.ts';

/** A link that was mailed, and to where; where the answer is neutral, if anybody has an account there. */
export type Mailed = Output<typeof auth.forgotPassword> & { email: string; asked_at: string };

type Props = { mailed: Mailed; onMailed: (mailed: Mailed) => void; onOther: () => void };

/** The link is on its way: where to look, when there may be another, and until when it works. */
export function ForgotSent({ mailed, onMailed, onOther }: Props) {
  const { t } = useTranslation('auth', { keyPrefix: 'mailed' });
  const { language, locale } = useLanguage();
  const { prove } = useProof('forgot');
  const { send, busy, fault, since } = useForm(auth.forgotPassword, { prove, proveFirst: true });
  const { email, is_neutral, asked_at, expires_at } = mailed;
  const again_at = fault?.until ?? mailed.again_at;
  const left = useWait(again_at);

  async function again() {
    const answer = await send({ email, language });
    if (answer) onMailed({ ...answer, email, asked_at: new Date().toISOString() });
  }

  return (
    <AuthPage
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
        <FaultNote fault={fault} since={since} />
        <div className="resend">
          <div>
            <Icon of={Mail} />
            <p>
              <b>{t('nothing')}</b>
              <span>
                {t('spam')} {left > 0 && t('againFrom', { at: formats.time(again_at, locale) })}
              </span>
            </p>
          </div>
          <Button look="soft" size="sm" busy={busy} disabled={left > 0} onClick={() => void again()}>
            {t('again')}
          </Button>
        </div>
        <ProofStatus />
        {is_neutral && <p className="small muted">{t('neutral')}</p>}
        <p>
          <Button look="ghost" size="sm" onClick={onOther}>
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
