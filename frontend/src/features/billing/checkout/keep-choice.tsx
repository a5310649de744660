import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { canKeep, ToKeep } from '#frontend/components/to-keep.tsx';
import { termsOf } from '#frontend/features/billing/checkout/terms.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { formats } from '#frontend/lib/format.ts';
import { billing, type Offer } from '#shared/api/billing.ts';
import { cardDigits } from '#shared/values/card-name.ts';
import { formatMoney } from '#shared/values/money-format.ts';

/**
 * Above the form of a cancelled member whose time is not over: the membership can be kept with the card on file. One that
 * was paused stays so, while the order below ends the pause and is charged sooner.
 */
export function KeepChoice({ offer }: { offer: Offer }) {
  const { t } = useTranslation('checkout', { keyPrefix: 'keep' });
  const { language, locale } = useLanguage();
  const { data: membership } = useEndpoint(billing.getMembership, {});
  if (!membership?.if_kept || !membership.card || !canKeep(membership)) return null;
  const { at, amount, is_paused } = membership.if_kept;
  const { isTrialLater, next } = termsOf(offer);
  return (
    <section className="card stack [--stack:1rem] [margin-block-end:2rem]" aria-labelledby="keep">
      <h2 id="keep" className="card-title">
        {t(isTrialLater ? 'titleTrial' : 'title')}
      </h2>
      <p>
        <Trans
          t={t}
          i18nKey={isTrialLater ? 'leadTrial' : is_paused ? 'leadPaused' : 'lead'}
          values={{
            digits: cardDigits(membership.card),
            amount: formatMoney(amount, locale),
            at: formats.moment(at, locale),
          }}
          components={{ m: <bdi dir="ltr" className="whitespace-nowrap" /> }}
        />
      </p>
      <div className="row [--gap:0.5rem]">
        <ToKeep to={pathTo('keep', { language })} />
      </div>
      <p className="small muted">
        {is_paused ? t('otherwisePaused', { at: formats.moment(next.at, locale) }) : t('otherwise')}
      </p>
    </section>
  );
}
