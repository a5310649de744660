import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import { PaymentsSubpage } from '#frontend/features/billing/payments/payments-subpage.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

/** A link of a membership whose account is being deleted: on which day, and what undoes it. */
export function LinkClosed({ title, fault: { code, until } }: { title: string; fault: Fault }) {
  const { t } = useTranslation(['account', 'errors']);
  const { language } = useLanguage();
  const { date } = useFormats();
  return (
    <PaymentsSubpage
      title={title}
      heading={t(code, { ns: 'errors' })}
      lead={
        <>
          {until ? t('account:closed.lead', { date: date(until) }) : t('account:closed.leadPlain')}
          <Gap />
          {t('account:closed.charged')}
        </>
      }
    >
      <p>
        <LinkButton look="line" to={pathTo('home', { language })}>
          {t('account:closed.home')}
        </LinkButton>
      </p>
    </PaymentsSubpage>
  );
}
