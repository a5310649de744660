import { Trans, useTranslation } from 'react-i18next';

import { Gap } from '#frontend/components/gap.tsx';
import { declineReason } from '#frontend/components/decline-reason.ts';
import { ltrMark } from '#frontend/components/bdi.tsx';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { cardDigits } from '#shared/values/card-name.ts';
import type { Charge } from '#shared/values/membership.ts';

/** Details beside the state of a charge. */
export function ChargeNote({ of: charge }: { of: Charge }) {
  const { state, due_at, problem, refund, card, amount, refundable_ended_at: ended } = charge;
  const { t } = useTranslation(['payments']);
  const write = useFormats();
  const digits = card && cardDigits(card);
  if (state === 'planned') return t('payments:notes.planned', { time: write.clock(due_at) });
  if (state === 'declined' || state === 'unconfirmed')
    return (
      <>
        {problem && t(`payments:${declineReason(problem.code)}`)}
        <Gap />
        {t('payments:notes.declined')}
        <Gap />
        {problem?.next_try_at && t('payments:notes.again', { at: write.moment(problem.next_try_at) })}
      </>
    );
  if (state === 'refund_failed') return t('payments:notes.refundStuck');
  if (state === 'refunding' && refund?.next_try_at)
    return t('payments:notes.refundAgain', { at: write.moment(refund.next_try_at) });
  if (state === 'refunding' && refund) return t('payments:notes.refunding', { at: write.moment(refund.asked_at) });
  if (state === 'refunded' && refund?.done_at && digits)
    return (
      <>
        <Trans
          t={t}
          i18nKey="payments:notes.refunded"
          values={{ amount: write.minus(amount), digits, day: write.day(refund.done_at) }}
          components={ltrMark}
        />
        {refund.failures.length > 0 && (
          <>
            <Gap />
            {t('payments:notes.refundedAgain')}
          </>
        )}
      </>
    );
  if (state === 'running' || state === 'void') return t(`payments:notes.${state}`);
  return (
    <>
      {digits && <bdi dir="ltr">{digits}</bdi>}
      {ended && (
        <>
          <br />
          {t('payments:notes.refundOver', { day: write.date(ended) })}
        </>
      )}
    </>
  );
}
