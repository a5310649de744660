import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { PhoneNumber } from '#frontend/components/phone-number.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { CallbackChanges } from '#frontend/features/assistant/callback-changes.tsx';
import { SettingsSection } from '#frontend/features/assistant/settings/settings-section.tsx';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { usePhoneFormat } from '#frontend/lib/use-phone-format.ts';
import { assistant } from '#shared/api/assistant.ts';
import type { ChangedCallback } from '#shared/values/call.ts';

/** Blocked numbers, each with a button to unblock it. */
export function BlockedNumbers() {
  const { t } = useTranslation('assistant', { keyPrefix: 'settings.blocked' });
  const formatPhone = usePhoneFormat();
  const { data, error, mutate } = useEndpoint(assistant.getBlocked, {});
  const {
    trigger,
    isMutating,
    error: unblockError,
  } = useAction(assistant.unblock, { refreshes: [assistant.getCalls, assistant.getCall, assistant.getToday] });
  const [changes, setChanges] = useState<ChangedCallback[]>([]);
  const { date } = useFormats();
  async function unblock(phone: string) {
    const remaining = await trigger({ phone });
    if (!remaining) return;
    setChanges(remaining.callbacks);
    await mutate(remaining, { revalidate: false });
  }
  return (
    <SettingsSection name="blocked">
      {(error ?? unblockError) && <Failure error={error ?? unblockError} />}
      <div className="stack [--stack:0.75rem]" role="status">
        <CallbackChanges changes={changes} />
      </div>
      {!data && !error && <Skeleton />}
      {data?.numbers.length === 0 && <p className="hint">{t('none')}</p>}
      <ul className="blocked" aria-labelledby="blocked-title">
        {data?.numbers.map(({ phone, name, at }) => (
          <li key={phone}>
            <span>
              <b>{name ? <bdi>{name}</bdi> : <PhoneNumber of={phone} />}</b>
              <span className="small muted">
                {name && (
                  <>
                    <PhoneNumber of={phone} /> ·{' '}
                  </>
                )}
                {t('since', { day: date(at) })}
              </span>
            </span>
            <Button
              look="line"
              size="sm"
              busy={isMutating}
              aria-label={t('unblockWho', { who: name ?? formatPhone(phone) })}
              onClick={() => void unblock(phone)}
            >
              {t('unblock')}
            </Button>
          </li>
        ))}
      </ul>
      {Boolean(data?.numbers.length) && <p className="hint">{t('lead')}</p>}
    </SettingsSection>
  );
}
