import { useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { ltrMark } from '#frontend/components/bdi.tsx';
import { Button } from '#frontend/components/button.tsx';
import { CreditsAdded } from '#frontend/components/credits-added.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { refreshes } from '#frontend/lib/membership-refreshes.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { billing } from '#shared/api/billing.ts';
import { cardDigits } from '#shared/values/card-name.ts';
import type { Charge, Membership } from '#shared/values/membership.ts';
import type { Money } from '#shared/values/money.ts';
import { monthsAfter } from '#shared/values/months-after.ts';

/** What ending a pause does: the amount that is charged today, null where none is, when the next one is, and its month. */
export type Resumption = { charge_now: Money | null; next_at: string; amount: Money; period: number };

/** What ending the pause does now; undefined where none runs. */
export function resumptionOf({ pause, next_charge, paid_until }: Membership, now: Date): Resumption | undefined {
  if (!pause || !next_charge) return undefined;
  const { amount, period } = next_charge;
  return paid_until && paid_until > now.toISOString()
    ? { charge_now: null, next_at: paid_until, amount, period }
    : { charge_now: amount, next_at: monthsAfter(now.toISOString(), 1), amount, period };
}

type Props = { of: Membership; onLeave: () => void; onResumed: (as: Resumption) => void };

/** Asks before a pause is ended: the amount of today, the card, and the date of the next charge. */
export function ConfirmResume({ of: membership, onLeave, onResumed }: Props) {
  const { t } = useTranslation('payments', { keyPrefix: 'pause' });
  const write = useFormats();
  const { mutate } = useEndpoint(billing.getMembership, {});
  const { trigger, error, isMutating } = useAction(billing.resumeMembership, { refreshes });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // What the button says is what is charged, also when the paid time ends meanwhile.
  const [shown, setShown] = useState(() => resumptionOf(membership, serverNow()));
  if (!shown) return null;
  const { charge_now, next_at, amount } = shown;
  const resume = async () => {
    const resumed = await trigger({ charge_now });
    if (resumed) {
      await mutate(resumed, { revalidate: false });
      return onResumed(shown);
    }
    const current = await mutate();
    if (current) setShown(resumptionOf(current, serverNow()));
  };
  return (
    <section className="card stack [--stack:1rem]" aria-labelledby="resume">
      <h2 id="resume" className="card-title" ref={heading} tabIndex={-1}>
        {t('resumeAsk')}
      </h2>
      <p>
        <Trans
          t={t}
          i18nKey={charge_now ? 'resumeCharges' : 'resumeFree'}
          values={{
            amount: write.money(amount),
            digits: membership.card ? cardDigits(membership.card) : '',
            at: write.moment(next_at),
          }}
          components={ltrMark}
        />
      </p>
      {charge_now && <CreditsAdded of={membership} />}
      {error && <Failure error={error} />}
      <div className="row [--gap:0.5rem]">
        <Button busy={isMutating} onClick={() => void resume()}>
          {charge_now ? t('resumePaid', { amount: write.money(charge_now) }) : t('resume')}
        </Button>
        <Button look="ghost" disabled={isMutating} onClick={onLeave}>
          {t('resumeLeave')}
        </Button>
      </div>
    </section>
  );
}

/** Whether a membership was read before its next month was paid, which the charges say already. */
export const isBehind = (of: Membership | undefined, charges: readonly Charge[] = []): boolean =>
  charges.some(
    ({ subscription_id, period, state }) =>
      subscription_id === of?.subscription_id && period === of.next_charge?.period && state === 'paid',
  );

type ResumedProps = { as: Resumption; of: Membership; charges: readonly Charge[] };

/** Says what ending the pause did; while the bank is asked, that it is. Why it declined is said above. */
export function Resumed({ as: resumption, of: membership, charges }: ResumedProps) {
  const { t } = useTranslation('payments', { keyPrefix: 'pause' });
  const write = useFormats();
  const { amount } = resumption;
  // Where both are shown, the day of the next charge is that of the membership.
  const says = isBehind(membership, charges) ? 'resuming' : resumedAs(resumption, charges);
  if (!says) return null;
  return (
    <div className="note note--info" role="status">
      <p>
        <Trans
          t={t}
          i18nKey={says}
          values={{ amount: write.money(amount), at: write.moment(membership.next_charge?.at ?? resumption.next_at) }}
          components={ltrMark}
        />
      </p>
    </div>
  );
}

/** The sentence for what has become of the month that is charged now; undefined where it was not paid. */
function resumedAs({ charge_now, period }: Resumption, charges: readonly Charge[]) {
  if (!charge_now) return 'resumedFree';
  const state = charges.find((charge) => charge.period === period)?.state ?? 'planned';
  if (state === 'planned' || state === 'running') return 'resuming';
  return state === 'paid' ? 'resumedCharged' : undefined;
}
