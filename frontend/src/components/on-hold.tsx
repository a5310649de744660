import '#frontend/styles/notices.css';

import { Trans, useTranslation } from 'react-i18next';

import { ltrMark } from '#frontend/components/bdi.tsx';
import { LinkButton } from '#frontend/components/button.tsx';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { ChargeId } from '#shared/values/id.ts';
import type { Money } from '#shared/values/money.ts';
import type { Membership } from '#shared/values/membership.ts';

/** Whether a membership runs, and yet opens no reports now: it is paused after its paid time, or a month is unpaid. */
export const isOnHold = ({ standing, paid_until }: Membership, now: Date): boolean =>
  standing !== 'none' && standing !== 'cancelled' && (paid_until ?? '') <= now.toISOString();

type Props = {
  of: Membership;
  /** The pages where its member can do something about it. */
  to: { payments: string; card: string; confirm: (charge_id: ChargeId) => string };
};

/** Why the credits of a membership on hold cannot be used, and what its member can do. */
export function OnHold({ of: { pause, problem, next_charge }, to }: Props) {
  const { t } = useTranslation('billing', { keyPrefix: 'hold' });
  const { date, money } = useFormats();
  const say = (key: 'resume' | 'waits' | 'refused', amount: Money) => (
    <Trans t={t} i18nKey={key} values={{ amount: money(amount) }} components={ltrMark} />
  );
  const [said, page, action] = pause
    ? [
        t('paused', { day: date(pause.until) }),
        `${to.payments}#resume`,
        next_charge ? say('resume', next_charge.amount) : t('payments'),
      ]
    : !problem
      ? [t('underWay'), to.payments, t('payments')]
      : problem.needs_owner
        ? [say('waits', problem.amount), to.confirm(problem.charge_id), t('confirm')]
        : [say('refused', problem.amount), to.card, t('card')];
  return (
    <div className="note note--warn [margin-block:0.75rem]" role="note">
      <div className="stack [--stack:0.75rem]">
        <p>{said}</p>
        <p>
          <LinkButton size="sm" look="line" to={page}>
            {action}
          </LinkButton>
        </p>
      </div>
    </div>
  );
}
