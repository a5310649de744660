import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useAction } from '#frontend/lib/api.ts';
import { store } from '#frontend/lib/storage.ts';
import { account, type PrivacyChoices } from '#shared/api/account.ts';

const choices = ['count_visits', 'record_sessions', 'improve_matching'] as const;

/** Whether the browser says to every site that nothing may be sold or shared. */
const hasGlobalPrivacyControl = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** What the owner allows. Whether visits are counted and recorded, this browser is told as well. */
export function Choices({ chosen }: { chosen: PrivacyChoices }) {
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
              checked={chosen[choice]}
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
