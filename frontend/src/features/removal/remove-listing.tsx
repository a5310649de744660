import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { FindForm, type Found } from '#frontend/features/removal/find-form.tsx';
import { LinkSent } from '#frontend/features/removal/link-sent.tsx';
import { PickForm } from '#frontend/features/removal/pick-form.tsx';
import { ProtectForm } from '#frontend/features/removal/protect-form.tsx';
import { Needed, RemovalMeans } from '#frontend/features/removal/reasons.tsx';
import { RemovalPage } from '#frontend/features/removal/removal-page.tsx';
import { RequestCode } from '#frontend/features/removal/request-code.tsx';
import { UnlistedForm } from '#frontend/features/removal/unlisted-form.tsx';
import { type Steps, useKeptSteps } from '#frontend/features/removal/use-kept-steps.ts';
import type { SentRequest } from '#frontend/features/removal/use-request.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';

/** Removes one's own listing in three steps, without an account. What is entered stays out of the address. */
export function RemoveListing() {
  const { t } = useTranslation('removal');
  const { language, locale } = useLanguage();
  const profile = useListing();
  const [steps, setSteps] = useKeptSteps();
  const { step, protection, found, picked, sent } = steps;
  const go = (to: Partial<Steps> & { step: Steps['step'] }) => setSteps((now) => ({ ...now, ...to }));
  const onSent = (sent: SentRequest, count: number) => setSteps(() => ({ step: 'sent', sent: { ...sent, count } }));
  const onFind = () => go({ step: 'find' });
  const onProtect = () => go({ step: 'protect' });
  const onFound = (found: Found) =>
    // A visitor who went on to another step meanwhile stays there.
    setSteps((now) => ({ ...now, found, picked: undefined, step: now.step === 'find' ? stepAfter(found) : now.step }));
  const note = protection && (
    <div className="note">
      <div>
        <p>{t('protect.note', { scope: t(`protect.scopes.${protection.scope}`) })}</p>
        {protection.household && (
          <p>{t(step === 'unlisted' ? 'protect.householdUnlisted' : 'protect.householdNote')}</p>
        )}
      </div>
    </div>
  );
  const means = <RemovalMeans isProtected={Boolean(protection)} onProtect={protection ? undefined : onProtect} />;

  if (step === 'sent' && sent)
    return (
      <RemovalPage
        step="confirm"
        heading={t('sent.heading')}
        lead={t('sent.lead', { email: sent.email })}
        aside={
          <>
            <RequestCode title={t('sent.code')} code={sent.reference} />
            <p className="small muted">{t('sent.until', { at: formats.moment(sent.ends_at, locale) })}</p>
            <p className="small muted">{t('sent.subject')}</p>
            <p className="small muted">{t('sent.spam')}</p>
          </>
        }
      >
        <LinkSent sent={sent} count={sent.count} onSent={(again) => onSent(again, sent.count)} />
      </RemovalPage>
    );
  if (step === 'protect')
    return (
      <RemovalPage
        step="find"
        heading={t('protect.heading')}
        lead={t('protect.lead')}
        aside={<RemovalMeans isProtected />}
      >
        <ProtectForm onNext={(protection) => go({ step: found ? stepAfter(found) : 'find', protection })} />
      </RemovalPage>
    );
  if (step === 'unlisted')
    return (
      <RemovalPage step="pick" heading={t('unlisted.heading')} lead={t('unlisted.lead')} aside={means}>
        <div className="stack">
          {found?.listings.length === 0 && (
            <p className="note" role="status">
              {t(found.by === 'address' ? 'unlisted.noneAddress' : 'find.none')}
            </p>
          )}
          {note}
          <UnlistedForm protection={protection} onSent={onSent} onSearchAgain={onFind} />
        </div>
      </RemovalPage>
    );
  if (step === 'pick' && found)
    return (
      <RemovalPage step="pick" heading={t('pick.heading')} lead={t('pick.lead')} aside={means}>
        <div className="stack">
          {note}
          <PickForm
            found={found}
            picked={picked}
            onPick={(picked) => go({ step, picked })}
            protection={protection}
            onSent={onSent}
            onNone={() => go({ step: 'unlisted' })}
          />
        </div>
      </RemovalPage>
    );
  return (
    <RemovalPage
      step="find"
      heading={t('find.heading')}
      lead={t('find.lead')}
      aside={protection ? means : <Needed onProtect={onProtect} />}
    >
      <div className="stack">
        {note}
        <FindForm key={profile} profile={found ? undefined : profile} findsAtOnce={!found} onFound={onFound} />
        <p className="small muted">
          <Trans t={t} i18nKey="find.status" components={{ a: <Link to={pathTo('requestStatus', { language })} /> }} />
        </p>
      </div>
    </RemovalPage>
  );
}

const stepAfter = ({ listings }: Found) => (listings.length ? 'pick' : 'unlisted');

/** The record that one comes from, taken out of the address at once. */
function useListing(): string | undefined {
  const [search, setSearch] = useSearchParams();
  const [listing] = useState(() => search.get('listing') ?? undefined);
  useEffect(() => {
    if (search.has('listing')) setSearch({}, { replace: true });
  }, [search, setSearch]);
  return listing;
}
