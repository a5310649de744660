import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { SettingsSection } from '#frontend/features/assistant/settings/settings-section.tsx';
import type { Change } from '#frontend/features/assistant/settings/use-settings.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { assistant } from '#shared/api/assistant.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { type NameScript, nameScriptOf, nameScripts, scriptPattern } from '#shared/values/name-script.ts';

type Settings = Output<typeof assistant.getSettings>;

/** How callers hear the member’s name: in the scripts of the languages they use, in the others on request. */
export function OwnerName({ settings, change }: { settings: Settings; change: Change }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'settings.name' });
  const { language } = useLanguage();
  const [showsAll, setShowsAll] = useState(false);
  const { spoken_name } = settings;
  const used = [nameScriptOf(settings.language), nameScriptOf(language)];
  const shown = nameScripts.filter((script) => showsAll || used.includes(script) || spoken_name[script]);
  return (
    <SettingsSection name="name">
      <p className="hint">{t('lead')}</p>
      <div className="grid-2">
        {shown.map((script) => (
          <NameIn
            key={script}
            script={script}
            name={spoken_name[script]}
            usual={settings.usual_name[script]}
            keep={(name) => change({ spoken_name: { ...spoken_name, [script]: name } })}
          />
        ))}
      </div>
      {shown.length < nameScripts.length && (
        <div>
          <Button look="line" size="sm" onClick={() => setShowsAll(true)}>
            {t('others')}
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}

const languageOf = { latin: undefined, kana: 'ja', arabic: 'ar', cyrillic: 'ru' } as const;
type NameInProps = { script: NameScript; name: string; usual: string; keep: (name: string) => void };

/** Saved when the field is left, unless it is in another script, which the voice could not read. */
function NameIn({ script, name, usual, keep }: NameInProps) {
  const { t } = useTranslation('assistant', { keyPrefix: 'settings.name' });
  const [text, setText] = useState(name);
  const [isWrong, setIsWrong] = useState(false);
  const save = () => {
    const next = text.trim();
    const isReadable = !next || scriptPattern[script].test(next);
    setIsWrong(!isReadable);
    if (isReadable && next !== name) keep(next);
  };
  return (
    <TextField
      label={t(script)}
      hint={t('usual', { name: usual })}
      error={isWrong ? 'invalid' : undefined}
      lang={languageOf[script]}
      maxLength={40}
      placeholder={usual}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={save}
    />
  );
}
