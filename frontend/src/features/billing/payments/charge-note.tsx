import { Trans, useTranslation } from 'react-i18next';

import { marked } from '#frontend/components/bdi.tsx';
import { digitsOf } from '#frontend/components/card-words.ts';
import { useWriting } from '#frontend/lib/use-writing.ts';
import type { Charge } from '#shared/values/membership.ts';

/** What there is to say of a charge besides its state. */
export function ChargeNote({ of: { state, due_at, problem, refund, card, amount } }: { of: Charge }) {
  const { t } = useTranslation(['payments', 'errors']);
  const write = useWriting();
  const digits = card && digitsOf(card);
  if (state === 'planned') return t('payments:notes.planned', { time: write.time(due_at) });
  if (state === 'declined')
    return (
      <>
        {problem && t(`errors:${problem.code}`)} {t('payments:notes.declined')}{' '}
        {problem?.next_try_at && t('payments:notes.again', { at: write.moment(problem.next_try_at) })}
      </>
    );
  if (state === 'refunding' && refund) return t('payments:notes.refunding', { at: write.moment(refund.asked_at) });
  if (state === 'refunded' && refund?.done_at && digits)
    return (
      <Trans
        t={t}
        i18nKey="payments:notes.refunded"
        values={{ amount: write.minus(amount), digits, day: write.day(refund.done_at) }}
        components={marked}
      />
    );
  if (state === 'running' || state === 'void') return t(`payments:notes.${state}`);
  return digits && <bdi dir="ltr">{digits}</bdi>;
}
