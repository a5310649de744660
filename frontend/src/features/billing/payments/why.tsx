import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { tell } from '#frontend/lib/web-events.ts';

const reasons = ['found', 'little', 'price', 'other'] as const;

/** Why somebody left, if they like to say. Nothing depends on it. */
export function Why() {
  const { t } = useTranslation('payments', { keyPrefix: 'why' });
  const [told, setTold] = useState<(typeof reasons)[number]>();
  const choose = (reason: (typeof reasons)[number]) => {
    setTold(reason);
    tell('unsubscribe_reason', { reason });
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
            <input type="radio" name="why" checked={told === reason} onChange={() => choose(reason)} />
            <span>{t(reason)}</span>
          </label>
        ))}
      </div>
      <p className="small muted [margin-block-start:0.75rem]" role="status">
        {told && t('thanks')}
      </p>
    </fieldset>
  );
}
