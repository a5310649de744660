import { Fragment } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { joinDigits } from '#frontend/features/assistant/call/spoken-digits.ts';
import { splitUncertain } from '#frontend/features/assistant/call/split-uncertain.ts';
import { formatDuration } from '#frontend/features/assistant/calls/format-duration.ts';
import { Player } from '#frontend/features/assistant/player/player.tsx';
import type { CallDetails } from '#shared/api/assistant.ts';
import type { Utterance } from '#shared/values/call.ts';

/** The recording and the transcript. Words of low confidence are dotted. */
export function Transcript({ details: { call, transcript, language } }: { details: CallDetails }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'said' });
  const [opening, talk] = splitOpening(transcript);
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
      {opening.length > 0 && (
        <details className="talk__opening">
          <summary className="small muted">{t('opening')}</summary>
          <ol className="talk" lang={language}>
            {opening.map((line, i) => (
              <Line key={i} line={line} name={call.caller_name} />
            ))}
          </ol>
        </details>
      )}
      <ol className="talk" lang={language}>
        {talk.map((line, i) => (
          <Line key={i} line={line} name={call.caller_name} />
        ))}
      </ol>
    </section>
  );
}

/** The sentences that open every call, but for the first question; one or two are not worth folding away. */
function splitOpening(transcript: Utterance[]): [Utterance[], Utterance[]] {
  const first = transcript.findIndex(({ who }) => who === 'caller');
  const question = (first === -1 ? transcript.length : first) - 1;
  return question > 1 ? [transcript.slice(0, question), transcript.slice(question)] : [[], transcript];
}

function Line({ line: { who, at_ms, text, is_own_answer, unsure }, name }: { line: Utterance; name: string | null }) {
  const { t, i18n } = useTranslation('assistant', { keyPrefix: 'said' });
  return (
    <li className={who === 'assistant' ? 'me' : undefined}>
      <time>{formatDuration(at_ms / 1000)}</time>
      <b lang={i18n.language}>
        <bdi>{who === 'assistant' ? t(is_own_answer ? 'ownAnswer' : 'assistant') : (name ?? t('caller'))}</bdi>
      </b>
      <p dir="auto">
        {splitUncertain(who === 'assistant' ? joinDigits(text) : text, unsure).map((piece, i) => (
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
