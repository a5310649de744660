import { Fragment } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { splitUncertain } from '#frontend/features/assistant/call/split-uncertain.ts';
import { formatDuration } from '#frontend/features/assistant/calls/format-duration.ts';
import { Player } from '#frontend/features/assistant/player/player.tsx';
import type { CallDetails } from '#shared/api/assistant.ts';
import type { Utterance } from '#shared/values/call.ts';

/** The recording and the transcript. Words of low confidence are dotted. */
export function Transcript({ details: { call, transcript, language } }: { details: CallDetails }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'said' });
  const hasDoubt = transcript.some(({ unsure }) => unsure.length > 0);
  return (
    <section aria-labelledby="said">
      <div className="cdh">
        <h2 id="said">{t('title')}</h2>
        {hasDoubt && (
          <span className="small muted">
            <Trans t={t} i18nKey="legend" components={{ u: <span className="unsure" /> }} />
          </span>
        )}
      </div>
      {call.has_audio && <Player call_id={call.id} seconds={call.duration_s} />}
      {transcript.length === 0 && <p className="muted [margin-block-start:0.875rem]">{t('nothing')}</p>}
      <ol className="talk" lang={language}>
        {transcript.map((line) => (
          <Line key={`${line.at_ms}${line.who}`} line={line} name={call.caller_name} />
        ))}
      </ol>
    </section>
  );
}

function Line({ line: { who, at_ms, text, unsure }, name }: { line: Utterance; name: string | null }) {
  const { t, i18n } = useTranslation('assistant', { keyPrefix: 'said' });
  return (
    <li className={who === 'assistant' ? 'me' : undefined}>
      <time>{formatDuration(at_ms / 1000)}</time>
      <b lang={i18n.language}>
        <bdi>{who === 'assistant' ? t('assistant') : (name ?? t('caller'))}</bdi>
      </b>
      <p dir="auto">
        {splitUncertain(text, unsure).map((piece, i) => (
          <Fragment key={i}>
            {piece.isUncertain ? (
              <span className="unsure" title={t('unsure')}>
                {piece.text}
              </span>
            ) : (
              piece.text
            )}
          </Fragment>
        ))}
      </p>
    </li>
  );
}
