import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { ArrivalHeading } from '#frontend/components/arrival-heading.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import { pathTo } from '#frontend/app/paths.ts';
import { Link, LinkButton } from '#frontend/components/button.tsx';
import { DialCode } from '#frontend/features/account/what-ends.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { account } from '#shared/api/account.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { slugOf } from '#shared/legal/versions.ts';

/** What the deletion answered; it outlives a reload in the history of this browser. */
export type Deleted = Output<typeof account.deleteUser>;

/** The last page of an account: until when its deletion can be undone, that nothing more is charged, and the code to dial. */
export function AccountDeleted() {
  const { t } = useTranslation('account', { keyPrefix: 'closed' });
  const { language } = useLanguage();
  const { date } = useFormats();
  const { state: deleted } = useLocation() as { state: Deleted | null };
  // The way back ends with the data, or with the paid time if that is earlier.
  const back = deleted?.paid_until && (deleted.paid_until < deleted.erased_at ? deleted.paid_until : deleted.erased_at);
  return (
    <div className="wrap wrap--mid sec stack" role="status">
      <title>{pageTitle(t('title'))}</title>
      <ArrivalHeading>{t('title')}</ArrivalHeading>
      <p className="lead">{deleted ? t('lead', { date: date(deleted.erased_at) }) : t('leadPlain')}</p>
      <div className="stack [--stack:0.75rem]">
        <p>{back ? t('paid', { date: date(back) }) : t('charged')}</p>
        {deleted?.forwarding_code && (
          <p>
            <DialCode words={t('phone', { code: deleted.forwarding_code })} />
          </p>
        )}
        <p>
          {t('kept')}
          <Gap />
          <Link to={pathTo('assistantPage', { language, slug: slugOf('privacy') })}>{t('policy')}</Link>
        </p>
        <p>
          <LinkButton to={pathTo('home', { language })}>{t('home')}</LinkButton>
        </p>
      </div>
    </div>
  );
}
