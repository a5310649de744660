import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Select } from '#frontend/components/field.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { SettingsSection } from '#frontend/features/assistant/settings/settings-section.tsx';
import { Switch } from '#frontend/features/assistant/settings/switch.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { writeBy } from '#frontend/lib/format.ts';
import { assistant } from '#shared/api/assistant.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** The mail about the day: whether, and at which hour. */
export function DayDigest() {
  const { t } = useTranslation('calendar', { keyPrefix: 'digest' });
  const { locale } = useLanguage();
  const { data: digest, error, mutate } = useEndpoint(assistant.getDigest, {});
  const save = useAction(assistant.updateDigest);
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  async function change(next: { is_on: boolean; hour: number }) {
    if (digest) await mutate({ ...digest, ...next }, { revalidate: false });
    await mutate((await save.trigger(next)) ?? digest, { revalidate: false });
  }
  return (
    <SettingsSection name="digest">
      <p className="hint">{t('lead')}</p>
      {(error ?? save.error) && <Failure error={error ?? save.error} />}
      {!digest && !error && <Skeleton width="100%" height="4rem" />}
      {digest && (
        <>
          <Switch
            name={t('on')}
            more={t('onLead')}
            isOn={digest.is_on}
            onSwitch={(is_on) => void change({ is_on, hour: digest.hour })}
          />
          {digest.is_on && !digest.can_mail && <p role="status">{t('confirm')}</p>}
          {digest.is_on && (
            <Select
              label={t('hour')}
              value={digest.hour}
              onChange={({ target }) => void change({ is_on: true, hour: Number(target.value) })}
            >
              {hours.map((hour) => (
                <option key={hour} value={hour}>
                  {writeBy(clock, new Date(hour * 3_600_000))}
                </option>
              ))}
            </Select>
          )}
        </>
      )}
    </SettingsSection>
  );
}
