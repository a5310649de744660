import '#frontend/styles/notices.css';

import { CircleAlert, Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { Changes } from '#frontend/features/billing/checkout/changes.tsx';
import { isChange, isUncharged } from '#frontend/features/billing/checkout/outcome.ts';
import { currencyName } from '#frontend/features/billing/checkout/terms.ts';
import type { Told } from '#frontend/features/billing/checkout/use-paying.ts';
import type { Catalogue } from '#frontend/i18n/catalogue.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { Offer } from '#shared/api/billing.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';

type Advised = keyof Catalogue['checkout']['fault']['advice'];

/** Why it did not work, what to do about it and from when, in the place to which who does not see it is taken. */
export function ToldNote({
  told: { fault, at, checkout_id },
  was,
  now,
}: {
  told: Told;
  was: Offer | undefined;
  now: Offer;
}) {
  const { t, i18n } = useTranslation(['checkout', 'errors']);
  const hasAdvice = (code: ErrorCode): code is Advised & ErrorCode => i18n.exists(`checkout:fault.advice.${code}`);
  const { locale } = useLanguage();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);
  const currency = currencyName(now, locale);
  const words = t(fault.code, { ns: 'errors' });
  const isTold = isUncharged(fault);
  return (
    <div className={isChange(fault) ? 'note note--warn' : 'note note--danger'} role="alert" tabIndex={-1} ref={note}>
      <Icon of={fault.until ? Clock : CircleAlert} />
      <div className="stack [--stack:0.375rem]">
        <h2>{isTold ? t('checkout:fault.notCharged') : words}</h2>
        {isTold && (
          <p>
            {words} {hasAdvice(fault.code) && t(`checkout:fault.advice.${fault.code}`, { currency })}
          </p>
        )}
        {!isTold && hasAdvice(fault.code) && <p>{t(`checkout:fault.advice.${fault.code}`, { currency })}</p>}
        {fault.until && <p>{t('checkout:fault.from', { at: formats.moment(fault.until, locale) })}</p>}
        {isChange(fault) && was && <Changes was={was} now={now} />}
        {!isChange(fault) && (
          <p className="muted">
            <Trans
              t={t}
              i18nKey="checkout:fault.order"
              values={{ id: checkout_id, at: formats.time(at, locale) }}
              components={{ id: <bdi dir="ltr" className="mono" /> }}
            />
          </p>
        )}
      </div>
    </div>
  );
}
