import { useTranslation } from 'react-i18next';

import { formatDuration } from '#frontend/features/assistant/calls/format-duration.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { CallDetails } from '#shared/api/assistant.ts';

/** The consent to recording, and how long the recording is kept. */
export function RecordingConsent({ details: { consent, deleted_at, may_text } }: { details: CallDetails }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'kept' });
  const { date } = useFormats();
  const consentedAtMs = consent?.utterance_ms;
  return (
    <section aria-labelledby="kept">
      <div className="cdh">
        <h2 id="kept">{t('title')}</h2>
      </div>
      <dl className="kv">
        <div>
          <dt>{t('leave')}</dt>
          <dd>
            {consent ? t(`consent.${consent.answer}`) : t('consent.none')}
            {consent && typeof consentedAtMs === 'number' && (
              <>
                {' '}
                <bdi dir="ltr">{formatDuration(consentedAtMs / 1000)}</bdi>
              </>
            )}
          </dd>
        </div>
        {consent && (
          <div>
            <dt>{t('wording', { version: consent.text_version })}</dt>
            <dd dir="auto" lang={consent.language}>
              {consent.wording}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('until')}</dt>
          <dd>{deleted_at ? date(deleted_at) : t('nothing')}</dd>
        </div>
        <div>
          <dt>{t('texts')}</dt>
          <dd>{t(may_text ? 'textsYes' : 'textsNo')}</dd>
        </div>
      </dl>
    </section>
  );
}
