import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { FindForm } from '#frontend/features/removal/find-form.tsx';
import { LinkSent } from '#frontend/features/removal/link-sent.tsx';
import { maskEmail } from '#frontend/features/removal/mask-email.ts';
import { PickForm } from '#frontend/features/removal/pick-form.tsx';
import { ProtectForm } from '#frontend/features/removal/protect-form.tsx';
import { Needed, RemovalMeans } from '#frontend/features/removal/reasons.tsx';
import { RemovalPage } from '#frontend/features/removal/removal-page.tsx';
import { RequestCode } from '#frontend/features/removal/request-code.tsx';
import { UnlistedForm } from '#frontend/features/removal/unlisted-form.tsx';
import type { SentRequest } from '#frontend/features/removal/use-request.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { MaskedListing } from '#shared/api/removal.ts';
import type { Protection } from '#shared/validation/removal.ts';

type State =
  | { step: 'find' | 'protect' | 'unlisted' }
  | { step: 'pick'; listings: MaskedListing[] }
  | { step: 'sent'; sent: SentRequest; count: number };

const afterFind = (listings: MaskedListing[]): State =>
  listings.length ? { step: 'pick', listings } : { step: 'unlisted' };

/** Removes one's own listing in three steps, without an account. What is entered stays out of the address. */
export function RemoveListing() {
  const { t } = useTranslation('removal');
  const { locale } = useLanguage();
  const profile = useListing();
  const [state, setState] = useState<State>({ step: 'find' });
  const [protection, setProtection] = useState<Protection>();
  const [found, setFound] = useState<MaskedListing[]>();
  const onSent = (sent: SentRequest, count: number) => setState({ step: 'sent', sent, count });
  const onFind = () => setState({ step: 'find' });
  const onProtect = () => setState({ step: 'protect' });
  function onFound(listings: MaskedListing[]) {
    setFound(listings);
    // A visitor who went on to another step meanwhile stays there.
    setState((now) => (now.step === 'find' ? afterFind(listings) : now));
  }
  const isUnlisted = state.step === 'unlisted';
  const note = protection && (
    <div className="note">
      <div>
        <p>{t('protect.note', { scope: t(`protect.scopes.${protection.scope}`) })}</p>
        {protection.household && <p>{t(isUnlisted ? 'protect.householdUnlisted' : 'protect.householdNote')}</p>}
      </div>
    </div>
  );

  switch (state.step) {
    case 'find':
      return (
        <RemovalPage
          step="find"
          heading={t('find.heading')}
          lead={t('find.lead')}
          aside={protection ? <RemovalMeans /> : <Needed onProtect={onProtect} />}
        >
          <div className="stack">
            {note}
            <FindForm key={profile} profile={found ? undefined : profile} findsAtOnce={!found} onFound={onFound} />
          </div>
        </RemovalPage>
      );
    case 'protect':
      return (
        <RemovalPage step="find" heading={t('protect.heading')} lead={t('protect.lead')} aside={<RemovalMeans />}>
          <ProtectForm
            onNext={(next) => {
              setProtection(next);
              setState(found ? afterFind(found) : { step: 'find' });
            }}
          />
        </RemovalPage>
      );
    case 'unlisted':
      return (
        <RemovalPage step="pick" heading={t('unlisted.heading')} lead={t('unlisted.lead')} aside={<RemovalMeans />}>
          <div className="stack">
            {note}
            <UnlistedForm protection={protection} onSent={onSent} onSearchAgain={onFind} />
          </div>
        </RemovalPage>
      );
    case 'pick':
      return (
        <RemovalPage
          step="pick"
          heading={t('pick.heading')}
          lead={t('pick.lead')}
          aside={<RemovalMeans onProtect={protection ? undefined : onProtect} />}
        >
          <div className="stack">
            {note}
            <PickForm
              listings={state.listings}
              protection={protection}
              onSent={onSent}
              onNone={() => setState({ step: 'unlisted' })}
            />
          </div>
        </RemovalPage>
      );
    case 'sent': {
      const { sent, count } = state;
      return (
        <RemovalPage
          step="confirm"
          heading={t('sent.heading')}
          lead={t('sent.lead', { email: maskEmail(sent.email) })}
          aside={
            <>
              <RequestCode title={t('sent.code')} code={sent.reference} />
              <p className="small muted">{t('sent.until', { at: formats.moment(sent.ends_at, locale) })}</p>
              <p className="small muted">{t('sent.subject')}</p>
              <p className="small muted">{t('sent.spam')}</p>
            </>
          }
        >
          <LinkSent sent={sent} count={count} onSent={(again) => setState({ ...state, sent: again })} />
        </RemovalPage>
      );
    }
  }
}

/** The record that one comes from, taken out of the address at once. */
function useListing(): string | undefined {
  const [search, setSearch] = useSearchParams();
  const [listing] = useState(() => search.get('listing') ?? undefined);
  useEffect(() => {
    if (search.has('listing')) setSearch({}, { replace: true });
  }, [search, setSearch]);
  return listing;
}
