import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useAction } from '#frontend/lib/api.ts';
import { hasGlobalPrivacyControl, keepChoice } from '#frontend/lib/consent.ts';
import { account, type PrivacyChoices } from '#shared/api/account.ts';

const choices = ['count_visits'] as const;

type Props = { settings: PrivacyChoices; optedOutAt: string | null };

/** The privacy settings. Whether visits are counted is also stored in this browser. */
export function PrivacySettings({ settings, optedOutAt }: Props) {
  const { t } = useTranslation('account', { keyPrefix: 'privacy' });
  const { trigger, error, isMutating } = useAction(account.updatePrivacy, { refreshes: [account.getPrivacy] });
  async function choose(change: Partial<PrivacyChoices>) {
    const next = await trigger(change);
    if (next) keepChoice(next.count_visits);
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
      {(hasGlobalPrivacyControl() || optedOutAt) && (
        <div className="note note--ok [margin-block-start:1rem]">
          <Icon of={ShieldCheck} />
          <p>
            {t('gpc')} {optedOutAt && t('optedOut', { at: optedOutAt })}
          </p>
        </div>
      )}
    </>
  );
}
