import { useEffect, useRef, useState } from 'react';

import { useAction } from '#frontend/lib/api.ts';
import { assistant } from '#shared/api/assistant.ts';
import type { CallId } from '#shared/values/id.ts';

/** The recording of a call. Its signed URL is requested on play, and again once it has expired. */
export function useRecording(call_id: CallId) {
  const audio = useRef<HTMLAudioElement>(null);
  const { trigger, isMutating, error } = useAction(assistant.getAudio);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [length, setLength] = useState<number>();
  const [isBroken, setBroken] = useState(false);
  const endsAt = useRef(0);

  useEffect(() => {
    const element = audio.current;
    return () => {
      if (element && !element.paused) element.pause();
    };
  }, []);

  async function play() {
    const element = audio.current;
    if (!element) return;
    setBroken(false);
    if (Date.now() >= endsAt.current) {
      const link = await trigger({ call_id });
      if (!link) return;
      const from = element.currentTime;
      endsAt.current = Date.now() + Date.parse(link.expires_at) - Date.parse(link.now);
      element.src = link.url;
      if (from > 0) element.currentTime = from;
    }
    await element.play().catch(() => setBroken(true));
  }
  const toggle = () => (isPlaying ? audio.current?.pause() : void play());
  function seek(seconds: number) {
    if (audio.current) audio.current.currentTime = seconds;
    setAt(seconds);
  }
  const events = {
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onEnded: () => setPlaying(false),
    onTimeUpdate: () => setAt(audio.current?.currentTime ?? 0),
    onDurationChange: () => setLength(Number.isFinite(audio.current?.duration) ? audio.current?.duration : undefined),
    onError: () => setBroken(true),
  };
  return { audio, events, isPlaying, isComing: isMutating, at, length, error, isBroken, toggle, seek };
}
