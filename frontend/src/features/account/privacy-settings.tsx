import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useAction } from '#frontend/lib/api.ts';
import { store } from '#frontend/lib/storage.ts';
import { account, type PrivacyChoices } from '#shared/api/account.ts';

const choices = ['count_visits', 'record_sessions', 'improve_matching'] as const;

/** Whether the browser sends Global Privacy Control. */
const hasGlobalPrivacyControl = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** The privacy settings. Whether visits are counted and recorded is also stored in this browser. */
export function PrivacySettings({ settings }: { settings: PrivacyChoices }) {
  const { t } = useTranslation('account', { keyPrefix: 'privacy' });
  const { trigger, error, isMutating } = useAction(account.updatePrivacy, { refreshes: [account.getPrivacy] });
  async function choose(change: Partial<PrivacyChoices>) {
    const next = await trigger(change);
    if (next) store('configuration', { clarity: next.record_sessions, visits: next.count_visits });
  }
  return (
    <>
      {error && <Failure error={error} />}
      <div className="srows">
        {choices.map((choice) => (
          <label key={choice} className="check offer">
            <input
              type="checkbox"
              checked={settings[choice]}
              disabled={isMutating}
              onChange={(event) => void choose({ [choice]: event.target.checked })}
            />
            <span>
              <b>{t(`${choice}.name`)}</b>
              <small className="small muted">{t(`${choice}.more`)}</small>
            </span>
          </label>
        ))}
      </div>
      {hasGlobalPrivacyControl() && (
        <div className="note note--ok [margin-block-start:1rem]">
          <Icon of={ShieldCheck} />
          <p>{t('gpc')}</p>
        </div>
      )}
    </>
  );
}
