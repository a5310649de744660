import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { hasGlobalPrivacyControl, keepChoice } from '#frontend/lib/consent.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { account, type PrivacyChoices } from '#shared/api/account.ts';
import { support } from '#shared/api/support.ts';

const choices = ['count_visits', 'record_sessions'] as const;

type Props = { settings: PrivacyChoices; optedOutAt: string | null };

/** The privacy settings. What a member agreed to is also stored in this browser. */
export function PrivacySettings({ settings, optedOutAt }: Props) {
  const { t } = useTranslation('account', { keyPrefix: 'privacy' });
  const { date } = useFormats();
  const { trigger, error, isMutating } = useAction(account.updatePrivacy, { refreshes: [account.getPrivacy] });
  const { data: stage } = useEndpoint(support.getConfiguration, {});
  const hasControl = hasGlobalPrivacyControl();
  const offered = choices.filter((choice) => choice !== 'record_sessions' || stage?.clarity_project);
  async function choose(change: Partial<PrivacyChoices>) {
    const next = await trigger(change);
    if (next) keepChoice({ visits: next.count_visits, clarity: next.record_sessions });
  }
  return (
    <>
      {error && <Failure error={error} />}
      <div className="srows">
        {offered.map((choice) => (
          <label key={choice} className="check offer">
            <input
              type="checkbox"
              checked={settings[choice]}
              disabled={isMutating || (hasControl && !settings[choice])}
              aria-describedby={hasControl ? 'gpc' : undefined}
              onChange={(event) => void choose({ [choice]: event.target.checked })}
            />
            <span>
              <b>{t(`${choice}.name`)}</b>
              <small className="small muted">{t(`${choice}.more`)}</small>
            </span>
          </label>
        ))}
      </div>
      {(hasControl || optedOutAt) && (
        <div className="note note--ok [margin-block-start:1rem]" id="gpc">
          <Icon of={ShieldCheck} />
          <div>
            {hasControl && <p>{t('gpc')}</p>}
            {optedOutAt && <p>{t('optedOut', { at: date(optedOutAt) })}</p>}
          </div>
        </div>
      )}
    </>
  );
}
