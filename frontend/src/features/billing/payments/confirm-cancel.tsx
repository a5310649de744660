import { Trans, useTranslation } from 'react-i18next';

import { type Page, pathTo } from '#frontend/app/paths.ts';
import { ltrMark, Price } from '#frontend/components/bdi.tsx';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Step } from '#frontend/features/billing/payments/schedule-step.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { Membership } from '#shared/values/membership.ts';

type Props = {
  of: Pick<Membership, 'standing' | 'next_charge' | 'paid_until'>;
  /** How many credits expire with the membership; undefined while that is not known. */
  credits: number | undefined;
  busy: boolean;
  error: unknown;
  onCancel: () => void;
  /** What the button says where it withdraws from the contract, which ends at once. */
  submit?: string | undefined;
  /** Where to go when the membership is kept. */
  keepPage: Page & ('account' | 'home');
};

/** What ends when, and the button to cancel. */
export function ConfirmCancel({
  of: { standing, next_charge: next, paid_until },
  credits = 0,
  busy,
  error,
  onCancel,
  submit,
  keepPage,
}: Props) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const write = useFormats();
  const isPaidAhead = !submit && paid_until !== null && paid_until > serverNow().toISOString();
  return (
    <div className="stack [--stack:2rem]">
      <ol className="sched">
        <Step tone="now" when={t('unsubscribe.now')} amount={next && <Price of={{ ...next.amount, minor_units: 0 }} />}>
          {standing === 'past_due' ? (
            t('unsubscribe.noMoreTries')
          ) : next ? (
            <Trans
              t={t}
              i18nKey="unsubscribe.removed"
              values={{ amount: write.money(next.amount), at: write.moment(next.at) }}
              components={ltrMark}
            />
          ) : (
            t('unsubscribe.noCharge')
          )}
          {!isPaidAhead && (
            <>
              <Gap />
              {t('unsubscribe.endsNow')}
              <Gap />
              {credits > 0 && t('unsubscribe.expireNow', { left: credits })}
            </>
          )}
        </Step>
        {isPaidAhead && (
          <Step when={t('unsubscribe.until', { at: write.moment(paid_until) })}>
            {t('unsubscribe.untilLead')}
            <Gap />
            {credits > 0 && t('unsubscribe.expire', { left: credits })}
          </Step>
        )}
        <Step tone="quiet" when={t('unsubscribe.after')}>
          {t('unsubscribe.afterLead')}
        </Step>
      </ol>
      {error !== undefined && <Failure error={error} />}
      <div className="row [--gap:0.5rem]">
        <Button busy={busy} onClick={onCancel}>
          {submit ?? t('cancel')}
        </Button>
        <LinkButton look="ghost" to={pathTo(keepPage, { language })}>
          {t('unsubscribe.keep')}
        </LinkButton>
      </div>
    </div>
  );
}
