import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Gap } from '#frontend/components/gap.tsx';
import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { endedAt } from '#frontend/components/membership-ticket.tsx';
import { DoneMark } from '#frontend/features/billing/payments/done-mark.tsx';
import { PaymentsSubpage } from '#frontend/features/billing/payments/payments-subpage.tsx';
import { Step } from '#frontend/features/billing/payments/schedule-step.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';

type Props = {
  /** What happened before, above the heading. */
  note?: string | undefined;
  at: string;
  until: string;
  /** It was cancelled before, or ended by itself: nothing is confirmed. */
  isEarlier?: boolean;
  /** What is confirmed; that the membership is cancelled, unless given. */
  heading?: string | undefined;
  /** Takes the cancellation back, where that is possible. */
  keep?: ReactNode;
  /** Another way to take it back. */
  hint?: ReactNode;
  aside?: ReactNode;
  children?: ReactNode;
};

/** The membership is cancelled and runs out with the paid period. */
export function Cancelled({ note, isEarlier = false, heading, at, until, keep, hint, aside, children }: Props) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const write = useFormats();
  const isSignedIn = useSignedIn();
  const isPaidAhead = until > serverNow().toISOString() && until > at;
  const isOver = isEarlier && !isPaidAhead;
  return (
    <PaymentsSubpage
      title={t('unsubscribe.title')}
      mark={
        <DoneMark note={note}>
          {isOver
            ? t('ticket.ended', { day: write.date(endedAt({ paid_until: until, cancelled_at: at })) })
            : t('unsubscribe.at', { at: write.moment(at) })}
        </DoneMark>
      }
      heading={heading ?? t(isOver ? 'unsubscribe.doneEnded' : 'unsubscribe.done')}
      lead={
        isPaidAhead
          ? t('unsubscribe.doneLead', { at: write.moment(until) })
          : t(isOver ? 'ticket.leads.ended' : 'unsubscribe.doneEnded')
      }
      aside={aside}
    >
      <div className="stack [--stack:2rem]">
        {!isOver && (
          <ol className="sched">
            <Step tone="now" when={t('unsubscribe.now')}>
              {t('unsubscribe.noCharge')}
              <Gap />
              {t('unsubscribe.landing')}
            </Step>
            {isPaidAhead && <Step when={write.moment(until)}>{t('unsubscribe.ends')}</Step>}
            <Step tone="quiet" when={t('unsubscribe.after')}>
              {t('unsubscribe.afterLead')}
            </Step>
          </ol>
        )}
        {hint && <p className="small muted">{hint}</p>}
        <div className="row [--gap:0.5rem]">
          {keep}
          {/* Who is not logged in would be offered the trial of a newcomer there. */}
          {(isSignedIn || !keep) && (
            <LinkButton look="line" to={pathTo('payment', { language })}>
              {t(isPaidAhead ? 'otherCard' : 'beginAnew')}
            </LinkButton>
          )}
          {children}
          <LinkButton look="ghost" to={pathTo('home', { language })}>
            {t('home')}
          </LinkButton>
        </div>
      </div>
    </PaymentsSubpage>
  );
}
