import { Trans, useTranslation } from 'react-i18next';

import { ltrMark, Price } from '#frontend/components/bdi.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { taxRate } from '#frontend/lib/tax-rate.ts';
import type { Offer } from '#shared/api/billing.ts';
import { formatMoney } from '#shared/values/money-format.ts';
import type { TaxLine } from '#shared/values/tax.ts';

/** The name of a tax may be of another script than the page. */
const marks = { ...ltrMark, tax: <bdi /> };

/** The name and rate of a tax, and how much it is. */
export function TaxRow({ of }: { of: TaxLine }) {
  const { t } = useTranslation('tax');
  const { locale } = useLanguage();
  return (
    <div>
      <dt>
        <bdi>{taxRate(of, locale)}</bdi>
      </dt>
      <dd>
        <Trans
          t={t}
          i18nKey={of.inclusive ? 'isIncluded' : 'isAdded'}
          values={{ tax: formatMoney(of.tax, locale) }}
          components={ltrMark}
        />
      </dd>
    </div>
  );
}

/** What a month costs and the tax of it, in a sentence; nothing without a tax. */
export function TaxNote({ offer: { tax, monthly_price } }: { offer: Offer }) {
  const { t } = useTranslation('tax');
  const { locale } = useLanguage();
  if (!tax) return null;
  return (
    <p className="small muted">
      <Trans
        t={t}
        i18nKey={tax.inclusive ? 'includes' : 'adds'}
        values={{
          price: formatMoney(monthly_price, locale),
          net: formatMoney(tax.net, locale),
          tax: formatMoney(tax.tax, locale),
          rate: taxRate(tax, locale),
        }}
        components={marks}
      />
    </p>
  );
}

/** What a month comes to: the price, the tax within it or added to it, and the total. Nothing without a tax. */
export function TaxBreakdown({ offer: { tax, monthly_price } }: { offer: Offer }) {
  const { t } = useTranslation('tax');
  const { locale } = useLanguage();
  if (!tax) return null;
  const rate = taxRate(tax, locale);
  return (
    <section className="stack [--stack:0.5rem]" aria-label={t('title')}>
      <dl className="kv">
        <div>
          <dt>{t('price')}</dt>
          <dd>
            <Price of={tax.inclusive ? monthly_price : tax.net} />
          </dd>
        </div>
        <div>
          <dt>
            {tax.inclusive ? <Trans t={t} i18nKey="within" values={{ rate }} components={marks} /> : <bdi>{rate}</bdi>}
          </dt>
          <dd>
            <Price of={tax.tax} />
          </dd>
        </div>
        {!tax.inclusive && (
          <div>
            <dt>{t('month')}</dt>
            <dd>
              <Price of={monthly_price} />
            </dd>
          </div>
        )}
      </dl>
      {!tax.inclusive && <p className="small muted">{t('mayChange')}</p>}
    </section>
  );
}
