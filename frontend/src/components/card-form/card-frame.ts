import type { RefObject } from 'react';

import type { CardFields, Collected } from '#frontend/components/card-form/port.ts';
import { FromCardFrame, type ToCardFrame } from '#shared/values/card-frame.ts';

type Hears = { onReady: () => void; onHeight: (pixels: number) => void };

/** Speaks with a card frame: nothing is taken from another window or another origin, nothing said to one. */
export function speakWith(frame: RefObject<HTMLIFrameElement | null>, origin: string, { onReady, onHeight }: Hears) {
  const waiting = new Set<(said: FromCardFrame) => void>();
  const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (from !== origin || source !== frame.current?.contentWindow) return;
    const said = FromCardFrame.safeParse(data).data;
    if (said?.type === 'ready') onReady();
    else if (said?.type === 'height') onHeight(said.pixels);
    else if (said) for (const listener of [...waiting]) listener(said);
  };
  addEventListener('message', hear);
  const say = (words: ToCardFrame) => frame.current?.contentWindow?.postMessage(words, origin);

  /** Says something, and waits for the first answer that means anything to who asked. */
  const ask = <T>(words: ToCardFrame, understand: (said: FromCardFrame) => T | undefined) =>
    new Promise<T>((resolve) => {
      const listener = (said: FromCardFrame) => {
        const answer = understand(said);
        if (answer === undefined) return;
        waiting.delete(listener);
        resolve(answer);
      };
      waiting.add(listener);
      say(words);
    });

  const fields: CardFields = {
    collect: () => ask({ type: 'submit' }, collected),
    act: (client_secret) =>
      ask({ type: 'action', client_secret }, (said) => (said.type === 'action-done' ? said.ok : undefined)),
  };
  return {
    fields,
    look: (language: string, theme: string) => say({ type: 'look', language, theme } as ToCardFrame),
    end: () => removeEventListener('message', hear),
  };
}

/** The frame shows its faults itself. Where it gives no token, no bank was asked. */
function collected(said: FromCardFrame): Collected | undefined {
  switch (said.type) {
    case 'token':
      return { confirmation_token: said.confirmation_token };
    case 'faults':
      return { faults: [] };
    case 'error':
      return { code: 'billing.not-charged' };
    default:
      return undefined;
  }
}
