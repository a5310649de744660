import { Check, Hourglass, Landmark, type LucideIcon, Mail, RefreshCw, Undo2 } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { ltrMark } from '#frontend/components/bdi.tsx';
import { LinkButton } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { AllPayments } from '#frontend/features/billing/payments/all-payments.tsx';
import { ChargeState } from '#frontend/features/billing/payments/charge-state.tsx';
import type { ChargeDetails } from '#frontend/features/billing/payments/use-charge.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { refundDays } from '#frontend/features/billing/payments/refund-days.ts';
import { useChargeSupport } from '#frontend/lib/use-charge-support.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { cardDigits } from '#shared/values/card-name.ts';

/** The progress of a refund. Updates itself and is announced. */
export function RefundProgress({ of: charge }: { of: ChargeDetails }) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const write = useFormats();
  const support = useChargeSupport();
  const { state, refund, amount, card, charge_id, receipt_number } = charge;
  if (!refund) return null;
  const { done_at, asked_at, failures, next_try_at, because } = refund;
  const hasFailed = state === 'refund_failed';
  return (
    <section className="stack [--stack:1.5rem]" aria-labelledby="track">
      <div className="cdh">
        <h2 id="track">
          {card && (
            <Trans
              t={t}
              i18nKey="refund.to"
              values={{ amount: write.money(amount), digits: cardDigits(card) }}
              components={ltrMark}
            />
          )}
        </h2>
        <span role="status">
          {hasFailed ? (
            <ChargeState of={charge} />
          ) : (
            <Chip tone={done_at ? 'ok' : 'warn'}>
              <Icon of={done_at ? Check : Hourglass} small />
              {t(done_at ? 'refund.confirmed' : 'refund.unconfirmed')}
            </Chip>
          )}
        </span>
      </div>
      <ol className="track">
        <Mark of={Check} title={t(`because.${because}`)}>
          {write.fullMoment(asked_at)}
        </Mark>
        <Mark of={Check} title={t('refund.written')}>
          {t('refund.writtenLead')}
        </Mark>
        {failures.map(({ sent_at, failed_at }, i) => (
          <Fragment key={failed_at}>
            <Mark of={Check} title={t(i ? 'refund.sentAgain' : 'refund.sent')}>
              {write.fullMoment(sent_at)}
            </Mark>
            <Mark of={Undo2} title={t('refund.sentBack')}>
              {t('refund.sentBackLead', { at: write.fullMoment(failed_at) })}
            </Mark>
          </Fragment>
        ))}
        {done_at ? (
          <Mark of={Check} title={t(failures.length ? 'refund.sentAgain' : 'refund.providerDone')}>
            {write.fullMoment(done_at)}
          </Mark>
        ) : hasFailed ? (
          <Mark of={Mail} is="now" title={t('refund.noTry')}>
            {t('refund.noTryLead')}
          </Mark>
        ) : next_try_at ? (
          <Mark of={RefreshCw} is="now" title={t('refund.nextTry')}>
            {t('refund.nextTryLead', { at: write.fullMoment(next_try_at) })}
          </Mark>
        ) : (
          <Mark of={RefreshCw} is="now" title={t('refund.provider')}>
            {t('refund.providerLead')}
          </Mark>
        )}
        {!hasFailed && (
          <Mark of={Landmark} is="next" title={t(done_at ? 'refund.statement' : 'refund.bank')}>
            {t(done_at ? 'refund.statementLead' : 'refund.bankLead', refundDays)}
          </Mark>
        )}
      </ol>
      <div className="row [--gap:0.5rem]">
        {hasFailed && <LinkButton {...support(charge)}>{t('refund.write')}</LinkButton>}
        {receipt_number && charge_id && !hasFailed && (
          <LinkButton look="line" to={pathTo('receipt', { language, charge_id })}>
            {t('refund.proof')}
          </LinkButton>
        )}
        <AllPayments />
      </div>
    </section>
  );
}

type MarkProps = { of: LucideIcon; is?: 'now' | 'next'; title: string; children: ReactNode };

const Mark = ({ of, is, title, children }: MarkProps) => (
  <li className={is && `is-${is}`}>
    <Icon of={of} />
    <div>
      <b>{title}</b>
      <p>{children}</p>
    </div>
  </li>
);
