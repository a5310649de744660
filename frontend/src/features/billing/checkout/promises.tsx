import { FileText, ReceiptText, ShieldCheck, Undo2 } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Icon } from '#frontend/components/icon.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { Offer } from '#shared/api/billing.ts';

/** What applies to every charge: its statement descriptor, refunds, and card security. */
export function Promises({ offer: { descriptor, refund_days, withdrawal_days } }: { offer: Offer }) {
  const { t } = useTranslation('checkout', { keyPrefix: 'promises' });
  const { language } = useLanguage();
  return (
    <ul className="promises small muted">
      <li>
        <Icon of={ReceiptText} />
        <span>
          <Trans
            t={t}
            i18nKey="statement"
            values={{ name: descriptor }}
            components={{ name: <bdi dir="ltr" className="mono" /> }}
          />
        </span>
      </li>
      <li>
        <Icon of={Undo2} directional />
        <span>{t('refund', { count: refund_days })}</span>
      </li>
      {withdrawal_days !== null && (
        <li>
          <Icon of={FileText} />
          <span>
            <Trans
              t={t}
              i18nKey="withdrawal"
              values={{ days: withdrawal_days }}
              components={{ a: <a href={pathTo('withdrawal', { language })} target="_blank" rel="noopener" /> }}
            />
          </span>
        </li>
      )}
      <li>
        <Icon of={ShieldCheck} />
        <span>{t('card')}</span>
      </li>
    </ul>
  );
}
