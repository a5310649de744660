import { useTranslation } from 'react-i18next';

import { TextField } from '#frontend/components/field.tsx';
import type { Notifications } from '#shared/api/account.ts';

type Hours = Notifications['quiet_hours'];
const USUAL = { from: '22:00', to: '07:30' };

/** Between which hours texts and pushes wait. */
export function QuietHours({ hours, onChoose }: { hours: Hours; onChoose: (hours: Hours) => void }) {
  const { t } = useTranslation('account', { keyPrefix: 'notifications' });
  return (
    <>
      <label className="check [margin-block-start:1.25rem]">
        <input
          type="checkbox"
          checked={hours !== null}
          onChange={(event) => onChoose(event.target.checked ? USUAL : null)}
        />
        <span>{t('quietOn')}</span>
      </label>
      {hours && (
        <div className="sform">
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              label={t(end)}
              type="time"
              dir="ltr"
              required
              value={hours[end]}
              onChange={({ target }) => target.value && onChoose({ ...hours, [end]: target.value })}
            />
          ))}
          <p className="small muted full">{t('quietLead', { to: hours.to })}</p>
        </div>
      )}
    </>
  );
}
