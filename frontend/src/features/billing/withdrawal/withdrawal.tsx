import '#frontend/styles/assistant.css';

import { Printer } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { ltrMark } from '#frontend/components/bdi.tsx';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { RequestLink } from '#frontend/features/billing/withdrawal/request-link.tsx';
import { withdrawalAddress } from '#frontend/features/billing/withdrawal/withdrawal-address.ts';
import { varietyNow } from '#frontend/i18n/portuguese.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { redirectTo } from '#frontend/lib/redirect.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { account } from '#shared/api/account.ts';
import { billing } from '#shared/api/billing.ts';
import { support } from '#shared/api/support.ts';
import { withdrawalDaysKept } from '#shared/values/figures.ts';
import { withdrawalText, withdrawalWords } from '#shared/withdrawal/words.ts';

/** As Portuguese is worded for this visitor. */
const useVariety = () => varietyNow(useLanguage().language);

/** The last moment of the period: midnight, which ends it, is of the next day. */
const lastMoment = (until: string) => new Date(Date.parse(until) - 1).toISOString();

/** The right of withdrawal in Europe: where it is used, the instructions on it, and the model form. */
export function Withdrawal() {
  const { t } = useTranslation('withdrawal');
  const variety = useVariety();
  const { title } = withdrawalWords[variety];
  const isSignedIn = useSignedIn();
  return (
    <div className="wrap wrap--mid sec stack [--stack:2.5rem]">
      <title>{pageTitle(title)}</title>
      <header className="stack [--stack:0.75rem]">
        <h1 className="display">{title}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      {isSignedIn ? (
        <OwnContract />
      ) : (
        <>
          <LogIn />
          <RequestLink />
        </>
      )}
      <Instructions />
    </div>
  );
}

function LogIn() {
  const { t } = useTranslation('withdrawal');
  const { language } = useLanguage();
  const { pathname } = useLocation();
  return (
    <section className="card stack [--stack:1rem]" aria-label={t('yours')}>
      <p>{t('logInLead')}</p>
      <div className="row">
        <LinkButton to={pathTo('logIn', { language }) + redirectTo(pathname)}>{t('logIn')}</LinkButton>
      </div>
    </section>
  );
}

/** The contract of this member, and the way out of it. */
function OwnContract() {
  const { t } = useTranslation('withdrawal');
  const { language } = useLanguage();
  const variety = useVariety();
  const write = useFormats();
  const { data: membership, error, mutate } = useEndpoint(billing.getMembership, {});
  const { data: list } = useEndpoint(billing.getCharges, {});
  const { data: user } = useEndpoint(account.getUser, {});
  if (error) return <Failure error={error} onRetry={() => void mutate()} />;
  if (!membership || !list || !user || !write.isKnown) return <Skeleton width="100%" height="9rem" />;
  const address = withdrawalAddress(membership, list.charges, language);
  const { agreed, withdrawable_until: until, withdrawn_at: withdrawn } = membership;
  return (
    <section className="card stack [--stack:1rem]" aria-labelledby="yours">
      <h2 className="card-title" id="yours">
        {t('yours')}
      </h2>
      {address && agreed && until ? (
        <>
          <p>
            {t('ordered', { at: write.moment(agreed.at) })}
            <br />
            {t('until', { last: write.day(lastMoment(until)) })}
            <br />
            <Trans t={t} i18nKey="email" values={{ email: user.email }} components={ltrMark} />
          </p>
          <div className="row">
            <LinkButton to={address}>{withdrawalWords[variety].here}</LinkButton>
          </div>
        </>
      ) : (
        <>
          <p>{withdrawn ? t('withdrawn', { at: write.moment(withdrawn) }) : t('over')}</p>
          <div className="row">
            <LinkButton look="line" to={pathTo('payments', { language })}>
              {t('payments')}
            </LinkButton>
          </div>
        </>
      )}
    </section>
  );
}

function Instructions() {
  const { t } = useTranslation('withdrawal');
  const variety = useVariety();
  const { data: seller, error, mutate } = useEndpoint(support.getSeller, {});
  if (error) return <Failure error={error} onRetry={() => void mutate()} />;
  if (!seller) return <Skeleton width="100%" height="20rem" />;
  const { paragraphs, form } = withdrawalText(
    { seller, refund_days: Math.max(seller.refund_days, withdrawalDaysKept) },
    variety,
  );
  return (
    <>
      <section className="stack [--stack:1rem] [max-inline-size:var(--measure)]" aria-labelledby="instructions">
        <h2 id="instructions">{t('instructions')}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <section className="stack [--stack:1rem] [max-inline-size:var(--measure)]" aria-labelledby="form">
        <h2 id="form">{form.title}</h2>
        <p>{form.note}</p>
        <ul className="legal-list">
          {form.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{form.footnote}</p>
        <div>
          <Button look="line" size="sm" onClick={() => print()}>
            <Icon of={Printer} small /> {t('print')}
          </Button>
        </div>
      </section>
    </>
  );
}
