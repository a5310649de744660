import { useEffect, useRef, useState } from 'react';

import { canSay, say } from '#frontend/features/assistant/settings/say.ts';
import { useAction } from '#frontend/lib/api.ts';
import { assistant } from '#shared/api/assistant.ts';
import type { Language } from '#shared/values/language.ts';
import type { VoiceStyle } from '#shared/values/voice.ts';

/** Plays the assistant’s first sentence in a voice of calls; where none are connected, in the browser’s own, and says so. */
export function useVoice() {
  const sample = useAction(assistant.hearVoice);
  const [asked, setAsked] = useState<VoiceStyle>();
  const [isBrowsers, setIsBrowsers] = useState(false);
  const player = useRef<AudioContext>(undefined);
  const playing = useRef<AudioBufferSourceNode>(undefined);
  useEffect(
    () => () => {
      void player.current?.close();
      player.current = undefined;
    },
    [],
  );

  async function hear(voice: VoiceStyle, language: Language) {
    setAsked(voice);
    playing.current?.stop();
    // Made while the press is handled: browsers let no page sound without one.
    const context = (player.current ??= new AudioContext());
    void context.resume();
    const data = await sample.trigger({ voice, language });
    if (!data || player.current !== context) return;
    setIsBrowsers(data.audio === null);
    if (data.audio === null) {
      if (canSay()) say(data.text, language);
      return;
    }
    const bytes = Uint8Array.from(atob(data.audio), (each) => each.charCodeAt(0));
    const source = context.createBufferSource();
    source.buffer = await context.decodeAudioData(bytes.buffer);
    source.connect(context.destination);
    source.start();
    playing.current = source;
  }
  return {
    hear: (voice: VoiceStyle, language: Language) => void hear(voice, language),
    loading: sample.isMutating ? asked : undefined,
    error: sample.error,
    isBrowsers,
  };
}
