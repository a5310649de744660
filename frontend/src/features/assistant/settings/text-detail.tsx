import { useTranslation } from 'react-i18next';

import { SettingsSection } from '#frontend/features/assistant/settings/settings-section.tsx';
import type { Change } from '#frontend/features/assistant/settings/use-settings.ts';
import { type AssistantSettings, details } from '#shared/api/assistant.ts';

/** How much a text message reveals about a call, with a preview. */
export function TextDetail({ settings: { detail }, change }: { settings: AssistantSettings; change: Change }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'settings.detail' });
  return (
    <SettingsSection name="detail">
      <p className="muted small">{t('lead')}</p>
      <fieldset className="voices">
        <legend className="vh">{t('label')}</legend>
        {details.map((option) => (
          <label key={option} className="voice">
            <input type="radio" name="detail" checked={detail === option} onChange={() => change({ detail: option })} />
            <span>
              <b>{t(`${option}.name`)}</b>
              <small>{t(`${option}.lead`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <figure className="preview" aria-live="polite">
        <figcaption className="small muted">{t('preview')}</figcaption>
        <p className="bubble">
          {t(`${detail}.text`)} <bdi dir="ltr">{EXAMPLE}</bdi>
        </p>
      </figure>
    </SettingsSection>
  );
}

/** A link as it would stand there, which leads nowhere. */
const EXAMPLE = 'calluna.example/x7Kq2Rd';
