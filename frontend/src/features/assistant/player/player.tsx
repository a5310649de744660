import { Pause, Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { formatDuration } from '#frontend/features/assistant/calls/format-duration.ts';
import { useRecording } from '#frontend/features/assistant/player/use-recording.ts';
import type { CallId } from '#shared/values/id.ts';

/** Plays the recording of a call. It runs left to right in every language, as time on a player does. */
export function Player({ call_id, seconds }: { call_id: CallId; seconds: number }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'player' });
  const { audio, events, isPlaying, isComing, at, length, error, isBroken, toggle, seek } = useRecording(call_id);
  const whole = Math.max(1, length ?? seconds);
  return (
    <>
      <div className="play">
        <button
          type="button"
          aria-label={t(isPlaying ? 'pause' : 'play')}
          aria-busy={isComing || undefined}
          onClick={() => isComing || toggle()}
        >
          <Icon of={isPlaying ? Pause : Play} />
        </button>
        <input
          type="range"
          min={0}
          max={whole}
          step={0.1}
          value={Math.min(at, whole)}
          aria-label={t('place')}
          aria-valuetext={t('placeOf', { at: formatDuration(at), whole: formatDuration(whole) })}
          style={{ '--w': `${(Math.min(at, whole) / whole) * 100}%` } as CSSProperties}
          onChange={({ target }) => seek(Number(target.value))}
        />
        <span className="small mono" aria-hidden="true">
          {at > 0 ? `${formatDuration(at)} / ${formatDuration(whole)}` : formatDuration(whole)}
        </span>
        <audio ref={audio} preload="none" {...events} />
      </div>
      {error && <Failure error={error} />}
      {isBroken && (
        <p className="hint" role="alert">
          {t('broken')}
        </p>
      )}
    </>
  );
}
