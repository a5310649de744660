import { useTranslation } from 'react-i18next';

import { SettingsSection } from '#frontend/features/assistant/settings/settings-section.tsx';
import type { Change } from '#frontend/features/assistant/settings/use-settings.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { type AssistantSettings, retentionDays } from '#shared/api/assistant.ts';

/** How many days audio and text of a call are kept. */
export function Retention({ settings: { keep_days }, change }: { settings: AssistantSettings; change: Change }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'settings.keep' });
  const { locale } = useLanguage();
  return (
    <SettingsSection name="keep">
      <fieldset className="keep">
        <legend className="vh">{t('label')}</legend>
        {retentionDays.map((days) => (
          <label key={days}>
            <input type="radio" name="keep" checked={keep_days === days} onChange={() => change({ keep_days: days })} />
            <b>{new Intl.NumberFormat(locale).format(days)}</b>
            <small>{t(days === 0 ? 'nothing' : 'days')}</small>
          </label>
        ))}
      </fieldset>
      <p className="hint">{t('lead')}</p>
    </SettingsSection>
  );
}
