import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { isSanction } from '#frontend/features/billing/checkout/outcome.ts';
import { PayPage } from '#frontend/features/billing/checkout/pay-page.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

/** No card would help: the account is blocked, or the law forbids it. Says so, and what still works. */
export function Refused({ fault }: { fault: Fault }) {
  const { t } = useTranslation(['checkout', 'errors']);
  const { language } = useLanguage();
  const words = t(fault.code, { ns: 'errors' });
  const lead = isSanction(fault)
    ? t('checkout:refused.sanctioned')
    : `${words.replace(/[.。]$/, '')}. ${t('checkout:refused.lead')}`;
  return (
    <PayPage
      title={isSanction(fault) ? words : t('checkout:refused.title')}
      lead={lead}
      asideLabel={t('checkout:refused.still')}
      aside={
        <>
          <div className="cdh">
            <h2>{t('checkout:refused.still')}</h2>
          </div>
          <ul className="still">
            <li>
              <Icon of={Search} />
              <div>
                <b>{t('checkout:refused.search')}</b>
                <p className="small muted">{t('checkout:refused.searchNote')}</p>
              </div>
            </li>
          </ul>
        </>
      }
      isArrival
    >
      <LinkButton to={pathTo('home', { language })}>{t('checkout:refused.home')}</LinkButton>
    </PayPage>
  );
}
