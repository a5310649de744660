import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { type Totals, totalsOf, yearOf } from '#frontend/features/billing/payments/year-of.ts';
import { formats } from '#frontend/lib/format.ts';
import { useWriting, writing } from '#frontend/lib/use-writing.ts';
import type { Charge } from '#shared/values/membership.ts';

/** Twelve months, each drawn as it went, and what all charges come to. */
export function Year({ charges }: { charges: readonly Charge[] }) {
  const { t } = useTranslation('payments', { keyPrefix: 'year' });
  const { locale, timeZone } = useWriting();
  const id = useId();
  const months = yearOf(charges, timeZone);
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return null;
  const inWords = writing(locale, 'UTC');
  const letter = new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' });
  const said = months
    .filter(({ state }) => state !== 'none')
    .map(({ month, state }) => t('month', { month: inWords.month(month), state: t(`states.${state}`) }));
  return (
    <section className="card stack [--stack:1.25rem]" aria-labelledby={id}>
      <h2 id={id}>{t('title', { from: inWords.shortMonth(first.month), to: inWords.shortMonth(last.month) })}</h2>
      <div className="year" role="img" aria-label={formats.list(said, locale)}>
        {months.map(({ month, state }) => (
          <span key={month} className={`is-${state}`}>
            <i />
            {letter.format(new Date(month))}
          </span>
        ))}
      </div>
      <Sums of={totalsOf(charges)} />
    </section>
  );
}

const isThere = (amounts: Totals['taken']) => amounts.some(({ minor_units }) => minor_units !== 0);

function Sums({ of: { taken, back, way, total, planned } }: { of: Totals }) {
  const { t } = useTranslation('payments', { keyPrefix: 'year' });
  return (
    <dl className="kv">
      {isThere(taken) && (
        <Sum of={taken} swatch="swatch">
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
      {isThere(taken) && (
        <Sum of={total}>
          <b>{t('total')}</b>
        </Sum>
      )}
      {isThere(planned) && (
        <Sum of={planned} swatch="swatch swatch--plan">
          {t('planned')}
        </Sum>
      )}
    </dl>
  );
}

type SumProps = { of: Totals['taken']; isBack?: boolean; swatch?: string; children: ReactNode };

function Sum({ of, isBack = false, swatch, children }: SumProps) {
  const { money, minus } = useWriting();
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
