import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { PaymentsSubpage } from '#frontend/features/billing/payments/payments-subpage.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** Shown without a membership: the error of the specification and a link to start one. */
export function NoMembership({ title, lead }: { title: string; lead: string }) {
  const { t } = useTranslation(['payments', 'errors']);
  const { language } = useLanguage();
  return (
    <PaymentsSubpage title={title} heading={t('errors:billing.no-active-subscription')} lead={lead}>
      <div className="row [--gap:0.5rem]">
        <LinkButton look="line" to={pathTo('payment', { language })}>
          {t('payments:begin')}
        </LinkButton>
        <LinkButton look="ghost" to={pathTo('home', { language })}>
          {t('payments:home')}
        </LinkButton>
      </div>
    </PaymentsSubpage>
  );
}
