import type { TFunction } from 'i18next';
import { type ReactNode, useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { ltrMark } from '#frontend/components/bdi.tsx';
import { serverNow } from '#frontend/lib/clock.ts';
import { unbroken } from '#frontend/lib/unbroken.ts';
import { useFormats, type Formats } from '#frontend/lib/use-formats.ts';
import { cardDigits, cardExpiry } from '#shared/values/card-name.ts';
import type { Membership } from '#shared/values/membership.ts';

type Props = {
  of: Membership;
  /** Speak first of the next charge, rather than of the membership. */
  isAboutCharge?: boolean;
  /** The tax of the next charge, as a row. */
  tax?: ReactNode;
  /** Actions below the ticket. */
  children: ReactNode;
};

/** The state of a membership: how long it runs, the next charge, and the card. */
export function MembershipTicket({ of: membership, isAboutCharge = false, tax, children }: Props) {
  const { t } = useTranslation('payments', { keyPrefix: 'ticket' });
  const write = useFormats();
  const id = useId();
  const { card, problem, cancelled_at, withdrawn_at } = membership;
  // A month that is already due has no next charge.
  const next = membership.standing === 'past_due' ? null : membership.next_charge;
  const lead = leadOf(membership);
  const isAhead = isAboutCharge && next !== null && !membership.pause;
  return (
    <section className="ticket" aria-labelledby={id}>
      <div>
        <h2 className="cap" id={id}>
          {isAhead ? t('nextCharge') : t('membership')}
        </h2>
        <p className="big">
          {isAhead ? (
            <Trans
              t={t}
              i18nKey="charge"
              values={{ amount: write.money(next.amount), day: unbroken(write.day(next.at)) }}
              components={ltrMark}
            />
          ) : (
            titleOf(membership, t, write)
          )}
        </p>
      </div>
      <dl className="kv">
        {next && (
          <div>
            <dt>{isAhead ? t('at') : t('nextCharge')}</dt>
            <dd>
              {isAhead ? (
                write.clock(next.at)
              ) : (
                <Trans
                  t={t}
                  i18nKey="chargeAt"
                  values={{ amount: write.money(next.amount), at: write.moment(next.at) }}
                  components={ltrMark}
                />
              )}
            </dd>
          </div>
        )}
        {next && tax}
        {problem && (
          <div>
            <dt>{t('nextTry')}</dt>
            <dd>{problem.next_try_at ? write.moment(problem.next_try_at) : t('noTry')}</dd>
          </div>
        )}
        {card && !cancelled_at && (
          <div>
            <dt>{t('from')}</dt>
            <dd>
              <Trans
                t={t}
                i18nKey="card"
                values={{ digits: cardDigits(card), expiry: cardExpiry(card, write.locale) }}
                components={ltrMark}
              />
            </dd>
          </div>
        )}
        {next?.remind_at && (
          <div>
            <dt>{t('reminder')}</dt>
            <dd>{t('byEmail', { at: write.moment(next.remind_at) })}</dd>
          </div>
        )}
        {cancelled_at && !membership.ended_unpaid && (
          <div>
            <dt>{t(withdrawn_at ? 'withdrawnAt' : 'cancelledAt')}</dt>
            <dd>{write.moment(withdrawn_at ?? cancelled_at)}</dd>
          </div>
        )}
      </dl>
      <div className="row [--gap:0.5rem]">{children}</div>
      <p className="small muted">{t(`leads.${lead}`)}</p>
    </section>
  );
}

/** When a cancelled membership ended: with what was paid, or later, where it was cancelled after that, in a pause or unpaid. */
export const endedAt = ({ paid_until, cancelled_at }: { paid_until: string; cancelled_at: string | null }): string =>
  cancelled_at !== null && cancelled_at > paid_until ? cancelled_at : paid_until;

/** What is paid may be over at once, or run to the end of its period. */
export const isOver = ({ paid_until, cancelled_at }: Membership) =>
  !paid_until || paid_until <= serverNow().toISOString() || paid_until <= (cancelled_at ?? '');

export function leadOf(membership: Membership) {
  const { standing } = membership;
  if (membership.ended_unpaid) return 'unpaid';
  if (standing === 'cancelled') return isOver(membership) ? 'ended' : 'cancelled';
  if (standing === 'none' || standing === 'past_due') return standing;
  if (membership.pause) return isOver(membership) ? 'paused' : 'pausedPaid';
  return 'runs';
}

function titleOf(membership: Membership, t: TFunction<'payments', 'ticket'>, write: Formats): string {
  const { standing, trial_ends_at, paid_until, pause, problem, cancelled_at } = membership;
  if (standing === 'none' || !paid_until) return t('none');
  if (standing === 'trialing') return t('free', { until: write.moment(trial_ends_at ?? paid_until) });
  if (standing === 'past_due') return t(problem?.needs_owner ? 'waits' : problem ? 'refused' : 'underWay');
  if (pause) return t('paused', { until: unbroken(write.date(pause.until)) });
  if (standing === 'active') return t('paid', { until: unbroken(write.date(paid_until)) });
  if (membership.ended_unpaid) return t('ended', { day: unbroken(write.date(cancelled_at ?? paid_until)) });
  return isOver(membership)
    ? t('ended', { day: unbroken(write.date(endedAt({ paid_until, cancelled_at }))) })
    : t('runs', { until: write.moment(paid_until) });
}
