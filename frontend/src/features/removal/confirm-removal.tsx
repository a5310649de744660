import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { RemovalDone } from '#frontend/features/removal/removal-done.tsx';
import { RemovalExpired } from '#frontend/features/removal/removal-expired.tsx';
import { RemovalPage } from '#frontend/features/removal/removal-page.tsx';
import { RemovalMeans } from '#frontend/features/removal/reasons.tsx';
import { useRemovalLink } from '#frontend/features/removal/use-removal-link.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { removal, type RequestStatus } from '#shared/api/removal.ts';

/** Confirms a removal. It takes a press of the button, because mail scanners open links. */
export function ConfirmRemoval() {
  const { t } = useTranslation('removal', { keyPrefix: 'confirm' });
  const { t: word } = useTranslation('removal');
  const { locale } = useLanguage();
  const { token, link, error, isExpired, retry } = useRemovalLink();
  const { send, busy, fault } = useForm(removal.confirm);
  const [done, setDone] = useState<RequestStatus>();

  if (done) return <RemovalDone request={done} scope={link?.scope ?? 'listing'} />;
  if (isExpired || fault?.code === 'auth.link-expired') return <RemovalExpired />;
  if (!link) {
    return (
      <RemovalPage step="confirm" heading={t('heading')} lead={t('looking')} aside={<RemovalMeans />}>
        {error ? <Failure error={error} onRetry={retry} /> : <Skeleton />}
      </RemovalPage>
    );
  }
  const { kind, scope, household } = link;
  const isProtected = kind === 'protected';
  const sharesAddress = scope === 'listing' && !household;
  const lead = t(scope === 'listing' ? 'lead' : 'leadContact', { count: link.records });
  return (
    <RemovalPage
      step="confirm"
      heading={t(isProtected ? 'headingProtected' : 'heading')}
      lead={lead}
      aside={<RemovalMeans isProtected={isProtected} />}
    >
      <div className="stack [--stack:1.25rem]">
        {fault && <Failure error={fault} />}
        {household && <p>{word('protect.householdNote')}</p>}
        {sharesAddress && <p>{word('others.full')}</p>}
        <div>
          <Button
            size="lg"
            busy={busy}
            onClick={() => void send({ token }).then((request) => request && setDone(request))}
          >
            {t(isProtected ? (busy ? 'removingProtected' : 'submitProtected') : busy ? 'removing' : 'submit')}
          </Button>
        </div>
        <p role="status">{busy && t('wait')}</p>
        <p className="small muted">{t('until', { at: formats.moment(link.ends_at, locale) })}</p>
      </div>
    </RemovalPage>
  );
}
