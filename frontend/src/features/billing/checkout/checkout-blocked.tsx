import { Search, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { CheckoutLayout } from '#frontend/features/billing/checkout/checkout-layout.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { joinSentences } from '#frontend/lib/join-sentences.ts';
import type { Fault } from '#shared/errors/catalogue.ts';
import { isSanction } from '#shared/errors/sanctions.ts';

/** The account is blocked or the country sanctioned: no card would help. */
export function CheckoutBlocked({ fault }: { fault: Fault }) {
  const { t } = useTranslation(['checkout', 'errors', 'country', 'shell']);
  const { language, locale } = useLanguage();
  const message = t(fault.code, { ns: 'errors' });
  const lead = isSanction(fault)
    ? t('checkout:refused.sanctioned')
    : joinSentences([/[.。]$/.test(message) ? message : `${message}.`, t('checkout:refused.lead')], locale);
  return (
    <CheckoutLayout
      title={isSanction(fault) ? message : t('checkout:refused.title')}
      lead={lead}
      asideLabel={t('checkout:refused.still')}
      aside={
        <>
          <div className="cdh">
            <h2>{t('checkout:refused.still')}</h2>
          </div>
          <ul className="still">
            <li>
              <Icon of={isSanction(fault) ? ShieldCheck : Search} />
              <div>
                <b>{isSanction(fault) ? t('open', { ns: 'country' }) : t('checkout:refused.search')}</b>
                <p className="small muted">
                  {isSanction(fault) ? t('openList', { ns: 'country' }) : t('checkout:refused.searchNote')}
                </p>
              </div>
            </li>
          </ul>
        </>
      }
      isArrival
    >
      <div className="row">
        <LinkButton to={pathTo('home', { language })}>{t('checkout:refused.home')}</LinkButton>
        {!isSanction(fault) && (
          <LinkButton look="line" to={`${pathTo('contact', { language })}?topic=charge-or-refund`}>
            {t('support', { ns: 'shell' })}
          </LinkButton>
        )}
      </div>
    </CheckoutLayout>
  );
}
