import { useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { ltrMark } from '#frontend/components/bdi.tsx';
import { Button } from '#frontend/components/button.tsx';
import { CreditsAdded } from '#frontend/components/credits-added.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { refreshes } from '#frontend/lib/membership-refreshes.ts';
import { useAction } from '#frontend/lib/api.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { billing } from '#shared/api/billing.ts';
import { asFault, type ErrorCode } from '#shared/errors/catalogue.ts';
import type { Membership } from '#shared/values/membership.ts';

type Props = {
  of: Membership;
  onPaused: (membership: Membership) => void;
  /** It cannot be paused any more: it was changed meanwhile. */
  onChanged: () => void;
};

const changed: readonly ErrorCode[] = ['billing.no-active-subscription', 'billing.not-changeable'];

/** Offers a pause beside cancelling: for how many months, and when what is charged after each. */
export function Pause({ of: membership, onPaused, onChanged }: Props) {
  const { t } = useTranslation('payments', { keyPrefix: 'pause' });
  const write = useFormats();
  const { pause_choices, next_charge: next } = membership;
  const [months, setMonths] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (location.hash === '#pause') heading.current?.focus();
  }, []);
  const { trigger, error, isMutating } = useAction(billing.pauseMembership, { refreshes });
  async function pause() {
    try {
      onPaused(await trigger({ months }, { throwOnError: true }));
    } catch (error) {
      if (changed.includes(asFault(error).code)) onChanged();
    }
  }
  return (
    <section className="card stack [--stack:1rem]" aria-labelledby="pause">
      <h2 id="pause" className="card-title" ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      <p className="small">{t('lead')}</p>
      <fieldset>
        <legend className="vh">{t('howLong')}</legend>
        <div className="pick">
          {pause_choices.map(({ months: count, until }) => (
            <label key={count}>
              <input type="radio" name="months" checked={months === count} onChange={() => setMonths(count)} />
              <span>
                <b>{t('months', { count })}</b>
                {next && (
                  <small>
                    <Trans
                      t={t}
                      i18nKey="goesOn"
                      values={{ day: write.date(until), amount: write.money(next.amount) }}
                      components={ltrMark}
                    />
                  </small>
                )}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <CreditsAdded of={membership} />
      {error && <Failure error={error} />}
      <p>
        <Button look="line" busy={isMutating} onClick={() => void pause()}>
          {t('button')}
        </Button>
      </p>
    </section>
  );
}
