import { useTranslation } from 'react-i18next';

import { Part } from '#frontend/features/assistant/settings/part.tsx';
import type { Change } from '#frontend/features/assistant/settings/use-settings.ts';
import { type AssistantSettings, details } from '#shared/api/assistant.ts';

/** How much a text message says of a call, with the message as it would come. */
export function Detail({ settings: { detail }, change }: { settings: AssistantSettings; change: Change }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'settings.detail' });
  return (
    <Part name="detail">
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
    </Part>
  );
}

/** A link as it would stand there, which leads nowhere. */
const EXAMPLE = 'calluna.example/x7Kq2Rd';
