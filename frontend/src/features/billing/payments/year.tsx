import '#frontend/styles/calendar.css';

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { type Totals, chargeTotals, paymentYear } from '#frontend/features/billing/payments/payment-year.ts';
import { formats } from '#frontend/lib/format.ts';
import { useFormats, formatsFor } from '#frontend/lib/use-formats.ts';
import type { Charge } from '#shared/values/membership.ts';

/** Twelve months with their charges, and the totals. */
export function Year({ charges }: { charges: readonly Charge[] }) {
  const { t } = useTranslation('payments', { keyPrefix: 'year' });
  const { locale, timeZone } = useFormats();
  const id = useId();
  const months = paymentYear(charges, timeZone);
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return null;
  const inWords = formatsFor(locale, 'UTC');
  const letter = new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' });
  // Arabic months do not read by their letters, and Japanese ones with 月 are too wide.
  const isNumber = /^(ar|ja)/.test(locale);
  const summary = months
    .filter(({ state }) => state !== 'none')
    .map(({ month, state }) => t('month', { month: inWords.month(month), state: t(`states.${state}`) }));
  return (
    <section className="card stack [--stack:1.25rem]" aria-labelledby={id}>
      <h2 id={id}>{t('title', { from: inWords.shortMonth(first.month), to: inWords.shortMonth(last.month) })}</h2>
      <div className="year" role="img" aria-label={formats.list(summary, locale)}>
        {months.map(({ month, state }) => (
          <span key={month} className={`is-${state}`}>
            <i />
            {isNumber ? new Date(month).getUTCMonth() + 1 : letter.format(new Date(month))}
          </span>
        ))}
      </div>
      <Sums of={chargeTotals(charges)} />
    </section>
  );
}

const isThere = (amounts: Totals['captured']) => amounts.some(({ minor_units }) => minor_units !== 0);

/** What is open, and how the drawing shows it. */
const open = [
  ['running', 'swatch--run'],
  ['unconfirmed', 'swatch--wait'],
  ['declined', 'swatch--open'],
] as const;

function Sums({ of }: { of: Totals }) {
  const { t } = useTranslation('payments', { keyPrefix: 'year' });
  const { t: all } = useTranslation('payments');
  const { captured, back, way, total, again, planned } = of;
  return (
    <dl className="kv">
      {isThere(captured) && (
        <Sum of={captured} swatch="swatch">
          {t('taken')}
        </Sum>
      )}
      {isThere(back) && (
        <Sum isBack of={back} swatch="swatch swatch--back">
          {t('back')}
        </Sum>
      )}
      {isThere(way) && (
        <Sum isBack of={way} swatch="swatch swatch--way">
          {t('way')}
        </Sum>
      )}
      {isThere(captured) && (
        <Sum of={total}>
          <b>{t('total')}</b>
        </Sum>
      )}
      {isThere(again) && (
        <Sum of={again} swatch="swatch swatch--way">
          {t('again')}
        </Sum>
      )}
      {open.map(
        ([state, swatch]) =>
          isThere(of[state]) && (
            <Sum key={state} of={of[state]} swatch={`swatch ${swatch}`}>
              {all(`states.${state}`)}
            </Sum>
          ),
      )}
      {isThere(planned) && (
        <Sum of={planned} swatch="swatch swatch--plan">
          {t('planned')}
        </Sum>
      )}
    </dl>
  );
}

type SumProps = { of: Totals['captured']; isBack?: boolean; swatch?: string; children: ReactNode };

function Sum({ of, isBack = false, swatch, children }: SumProps) {
  const { money, minus } = useFormats();
  return (
    <div>
      <dt>
        {swatch && <i className={swatch} aria-hidden="true" />}
        {children}
      </dt>
      <dd>
        {of.map((amount) => (
          <span key={amount.currency}>
            <bdi dir="ltr">{isBack ? minus(amount) : money(amount)}</bdi>
          </span>
        ))}
      </dd>
    </div>
  );
}
