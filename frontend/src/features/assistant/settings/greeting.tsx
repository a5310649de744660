import { Lock, Volume2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { canSay, say } from '#frontend/features/assistant/settings/say.ts';
import { SettingsSection } from '#frontend/features/assistant/settings/settings-section.tsx';
import { Switch } from '#frontend/features/assistant/settings/switch.tsx';
import { ToldWarning } from '#frontend/features/assistant/told/told-warning.tsx';
import type { Change } from '#frontend/features/assistant/settings/use-settings.ts';
import type { assistant } from '#shared/api/assistant.ts';
import type { Output } from '#shared/contract/endpoint.ts';

const MOST = 256;
type Props = { settings: Output<typeof assistant.getSettings>; change: Change };

/** The greeting: a fixed sentence, then the member’s own text. */
export function Greeting({ settings, change }: Props) {
  const { t } = useTranslation('assistant', { keyPrefix: 'settings.greeting' });
  const id = useId();
  const { greeting, opening, language, always_ask } = settings;
  const [text, setText] = useState(greeting);
  const keep = () => text.trim() !== greeting && change({ greeting: text.trim() });
  return (
    <SettingsSection name="greeting">
      <div className="field">
        <label htmlFor={id}>{t('label')}</label>
        <div>
          <p className="fixed-say" lang={language}>
            <Icon of={Lock} small /> <span dir="auto">{opening}</span>
          </p>
          <textarea
            className="input"
            id={id}
            lang={language}
            dir="auto"
            rows={3}
            maxLength={MOST}
            placeholder={t('placeholder')}
            aria-describedby={`${id}-hint`}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onBlur={keep}
          />
        </div>
        <div className="under" id={`${id}-hint`}>
          <span>{t('fixed')}</span>
          <bdi dir="ltr">
            {text.length} / {MOST}
          </bdi>
        </div>
      </div>
      <ToldWarning text={text} />
      {canSay() && (
        <div>
          <Button look="line" size="sm" onClick={() => say(`${opening} ${text}`, language)}>
            <Icon of={Volume2} small /> {t('hear')}
          </Button>
        </div>
      )}
      <Switch
        name={t('alwaysAsk')}
        more={t('alwaysAskLead')}
        isOn={always_ask}
        onSwitch={(isOn) => change({ always_ask: isOn })}
      />
    </SettingsSection>
  );
}
