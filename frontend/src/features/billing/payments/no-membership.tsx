import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { AskingPage } from '#frontend/features/billing/payments/asking-page.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** There is no membership that this could be about: said in the specification’s words, with the way to one. */
export function NoMembership({ title, lead }: { title: string; lead: string }) {
  const { t } = useTranslation(['payments', 'errors']);
  const { language } = useLanguage();
  return (
    <AskingPage title={title} heading={t('errors:billing.no-active-subscription')} lead={lead}>
      <div className="row [--gap:0.5rem]">
        <LinkButton look="line" to={pathTo('payment', { language })}>
          {t('payments:begin')}
        </LinkButton>
        <LinkButton look="ghost" to={pathTo('home', { language })}>
          {t('payments:home')}
        </LinkButton>
      </div>
    </AskingPage>
  );
}
