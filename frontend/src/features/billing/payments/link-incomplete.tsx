import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import { PaymentsSubpage } from '#frontend/features/billing/payments/payments-subpage.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';

type Props = {
  title: string;
  /** The next step without a login, before the way to support. */
  children?: ReactNode;
};

/** A mailed link whose token cannot be read: most often, the mail program broke it into two lines. */
export function LinkIncomplete({ title, children }: Props) {
  const { t } = useTranslation(['payments', 'errors']);
  const { language } = useLanguage();
  return (
    <PaymentsSubpage
      title={title}
      heading={t('errors:billing.link-incomplete')}
      lead={
        <>
          {t('payments:link.incomplete')}
          <Gap />
          {t('payments:link.incompleteWrite')}
        </>
      }
    >
      <div className="row [--gap:0.5rem]">
        {children}
        <LinkButton look={children ? 'line' : 'solid'} to={`${pathTo('contact', { language })}?topic=charge-or-refund`}>
          {t('payments:refund.write')}
        </LinkButton>
      </div>
    </PaymentsSubpage>
  );
}

const INCOMPLETE: readonly string[] = ['billing.link-incomplete', 'request.invalid'];

/** Whether a link was cut: it has no token, or one that nobody sealed. */
export const isIncomplete = (token: string, fault: { code: string } | undefined): boolean =>
  !token || (fault !== undefined && INCOMPLETE.includes(fault.code));
