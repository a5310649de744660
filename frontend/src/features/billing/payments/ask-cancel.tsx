import { Trans, useTranslation } from 'react-i18next';

import { type Page, pathTo } from '#frontend/app/paths.ts';
import { marked, Price } from '#frontend/components/bdi.tsx';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Step } from '#frontend/features/billing/payments/step.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useWriting } from '#frontend/lib/use-writing.ts';
import type { Membership } from '#shared/values/membership.ts';

type Props = {
  of: Pick<Membership, 'standing' | 'next_charge' | 'paid_until'>;
  busy: boolean;
  failed: unknown;
  onCancel: () => void;
  /** Where whoever keeps it goes. */
  keep: Page & ('account' | 'home');
};

/** What ends when, and the one button that ends it. */
export function AskCancel({ of: { standing, next_charge: next, paid_until }, busy, failed, onCancel, keep }: Props) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const write = useWriting();
  const isAhead = paid_until !== null && paid_until > new Date().toISOString();
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
              components={marked}
            />
          ) : (
            t('unsubscribe.noCharge')
          )}
        </Step>
        {isAhead && (
          <Step when={t('unsubscribe.until', { at: write.moment(paid_until) })}>{t('unsubscribe.untilLead')}</Step>
        )}
        <Step tone="quiet" when={t('unsubscribe.after')}>
          {t('unsubscribe.afterLead')}
        </Step>
      </ol>
      {failed !== undefined && <Failure error={failed} />}
      <div className="row [--gap:0.5rem]">
        <Button busy={busy} onClick={onCancel}>
          {t('cancel')}
        </Button>
        <LinkButton look="ghost" to={pathTo(keep, { language })}>
          {t('unsubscribe.keep')}
        </LinkButton>
      </div>
    </div>
  );
}
