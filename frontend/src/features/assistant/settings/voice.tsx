import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { Select } from '#frontend/components/field.tsx';
import { SettingsSection } from '#frontend/features/assistant/settings/settings-section.tsx';
import type { Change } from '#frontend/features/assistant/settings/use-settings.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { ownNameOf } from '#frontend/lib/language-choice.ts';
import { zoneName, zones } from '#frontend/lib/zones.ts';
import { type AssistantSettings, voices } from '#shared/api/assistant.ts';
import { type Language, languages } from '#shared/values/language.ts';

/** How it sounds, in which language it begins, and by which clock. */
export function Voice({ settings, change }: { settings: AssistantSettings; change: Change }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'settings.voice' });
  const { locale } = useLanguage();
  const { time_zone } = settings;
  const offered = useMemo(
    () => zones(time_zone).map((zone) => ({ zone, name: zoneName(zone, locale) })),
    [time_zone, locale],
  );
  return (
    <SettingsSection name="voice">
      <fieldset className="voices">
        <legend className="vh">{t('label')}</legend>
        {voices.map((voice) => (
          <label key={voice} className="voice">
            <input type="radio" name="voice" checked={settings.voice === voice} onChange={() => change({ voice })} />
            <span>
              <b>{t(`${voice}.name`)}</b>
              <small>{t(`${voice}.lead`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="grid-2">
        <Select
          label={t('language')}
          hint={t('languageHint')}
          value={settings.language}
          onChange={({ target }) => change({ language: target.value as Language })}
        >
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {ownNameOf(language)}
            </option>
          ))}
        </Select>
        <Select label={t('zone')} value={time_zone} onChange={({ target }) => change({ time_zone: target.value })}>
          {offered.map(({ zone, name }) => (
            <option key={zone} value={zone}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    </SettingsSection>
  );
}
