import '#frontend/styles/notices.css';

import { Trans, useTranslation } from 'react-i18next';

import { ltrMark } from '#frontend/components/bdi.tsx';
import { LinkButton } from '#frontend/components/button.tsx';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { Membership } from '#shared/values/membership.ts';

/**
 * Whether a membership runs, and yet opens no reports now: it is paused after its paid time. While a declined month is
 * tried again, reports stay open.
 */
export const isOnHold = ({ pause, standing, paid_until }: Membership, now: Date): boolean =>
  pause !== null && standing !== 'past_due' && (paid_until ?? '') <= now.toISOString();

/** Why the credits of a membership on hold cannot be used, and the link to the page of payments that resumes it. */
export function OnHold({ of: { pause, next_charge }, payments }: { of: Membership; payments: string }) {
  const { t } = useTranslation('billing', { keyPrefix: 'hold' });
  const { date, money } = useFormats();
  return (
    <div className="note note--warn [margin-block:0.75rem]" role="note">
      <div className="stack [--stack:0.75rem]">
        <p>{pause && t('paused', { day: date(pause.until) })}</p>
        <p>
          <LinkButton size="sm" look="line" to={`${payments}#resume`}>
            {next_charge ? (
              <Trans t={t} i18nKey="resume" values={{ amount: money(next_charge.amount) }} components={ltrMark} />
            ) : (
              t('payments')
            )}
          </LinkButton>
        </p>
      </div>
    </div>
  );
}
