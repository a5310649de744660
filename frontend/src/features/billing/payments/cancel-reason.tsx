import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { reportChoice } from '#frontend/lib/web-events.ts';

const reasons = ['found', 'little', 'price', 'other'] as const;

/** An optional reason for cancelling. Nothing depends on it. */
export function CancelReason() {
  const { t } = useTranslation('payments', { keyPrefix: 'why' });
  const [chosen, setChosen] = useState<(typeof reasons)[number]>();
  const choose = (reason: (typeof reasons)[number]) => {
    setChosen(reason);
    reportChoice('unsubscribe_reason', { reason });
  };
  return (
    <fieldset className="card">
      <legend className="vh">{t('title')}</legend>
      <p aria-hidden="true">
        <b>{t('title')}</b>
      </p>
      <div className="pick">
        {reasons.map((reason) => (
          <label key={reason}>
            <input type="radio" name="why" checked={chosen === reason} onChange={() => choose(reason)} />
            <span>{t(reason)}</span>
          </label>
        ))}
      </div>
      <p className="small muted [margin-block-start:0.75rem]" role="status">
        {chosen && t('thanks')}
      </p>
    </fieldset>
  );
}
