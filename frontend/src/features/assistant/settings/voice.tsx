import { Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Select } from '#frontend/components/field.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { ZoneField } from '#frontend/components/zone-field.tsx';
import { SettingsSection } from '#frontend/features/assistant/settings/settings-section.tsx';
import { useVoice } from '#frontend/features/assistant/settings/use-voice.ts';
import type { Change } from '#frontend/features/assistant/settings/use-settings.ts';
import { ownNameOf } from '#frontend/lib/language-choice.ts';
import type { assistant } from '#shared/api/assistant.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { type Language, languages } from '#shared/values/language.ts';
import { voices } from '#shared/values/voice.ts';

type Props = { settings: Output<typeof assistant.getSettings>; change: Change };

/** How it sounds, in which language it begins, and by which clock. */
export function Voice({ settings, change }: Props) {
  const { t } = useTranslation('assistant', { keyPrefix: 'settings.voice' });
  const { time_zone, language, different_voices } = settings;
  const chosen = different_voices.includes(settings.voice) ? settings.voice : different_voices[0];
  const { hear, loading, error, isBrowsers } = useVoice();
  return (
    <SettingsSection name="voice">
      <fieldset className="voices">
        <legend className="vh">{t('label')}</legend>
        {different_voices.map((voice) => (
          <div key={voice} className="voice">
            <label>
              <input type="radio" name="voice" checked={chosen === voice} onChange={() => change({ voice })} />
              <b>{t(`${voice}.name`)}</b>
            </label>
            <Button
              look="ghost"
              size="sm"
              busy={loading === voice}
              aria-label={t('hearWhat', { voice: t(`${voice}.name`) })}
              onClick={() => hear(voice, language)}
            >
              <Icon of={Volume2} small /> {t('hear')}
            </Button>
          </div>
        ))}
      </fieldset>
      {different_voices.length < voices.length && <p className="hint">{t('fewer')}</p>}
      <div role="status">{isBrowsers && <p className="hint">{t('browsers')}</p>}</div>
      {error && <Failure error={error} />}
      <div className="grid-2">
        <Select
          label={t('language')}
          hint={t('languageHint')}
          value={language}
          onChange={({ target }) => change({ language: target.value as Language })}
        >
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {ownNameOf(language)}
            </option>
          ))}
        </Select>
        <ZoneField label={t('zone')} value={time_zone} onChange={(time_zone) => change({ time_zone })} />
      </div>
    </SettingsSection>
  );
}
