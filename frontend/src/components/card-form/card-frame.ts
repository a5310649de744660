import type { RefObject } from 'react';

import type { CardFields, CardFormProps, Collected } from '#frontend/components/card-form/port.ts';
import { FromCardFrame, type ToCardFrame } from '#shared/values/card-frame.ts';

type FrameHandlers = {
  onReady: () => void;
  onHeight: (pixels: number) => void;
  /** The button of the wallet was clicked; its owner confirmed, or closed it. */
  onWallet: (is: 'clicked' | 'confirmed' | 'closed') => void;
};

/** Connects to a card frame over `postMessage`. Ignores messages of other windows and origins. */
export function connectCardFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  { onReady, onHeight, onWallet }: FrameHandlers,
) {
  const waiting = new Set<(message: FromCardFrame) => void>();
  const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (from !== origin || source !== frame.current?.contentWindow) return;
    const message = FromCardFrame.safeParse(data).data;
    if (message?.type === 'ready') onReady();
    else if (message?.type === 'height') onHeight(message.pixels);
    else if (message?.type === 'wallet') onWallet('clicked');
    else if (message?.type === 'wallet-confirmed') onWallet('confirmed');
    else if (message?.type === 'wallet-closed') onWallet('closed');
    else if (message) for (const listener of waiting) listener(message);
  };
  addEventListener('message', onMessage);
  const post = (message: ToCardFrame) => frame.current?.contentWindow?.postMessage(message, origin);

  /** Posts a message and resolves with the first reply that `parse` accepts. */
  const request = <T>(message: ToCardFrame, parse: (message: FromCardFrame) => T | undefined) =>
    new Promise<T>((resolve) => {
      const listener = (reply: FromCardFrame) => {
        const answer = parse(reply);
        if (answer === undefined) return;
        waiting.delete(listener);
        resolve(answer);
      };
      waiting.add(listener);
      post(message);
    });

  const fields: CardFields = {
    collect: () => request({ type: 'submit' }, collected),
    check: async () => post({ type: 'check' }),
    confirmAction: (client_secret) =>
      request({ type: 'action', client_secret }, (message) =>
        message.type === 'action-done' ? message.ok : undefined,
      ),
  };
  return {
    fields,
    setAppearance: (language: string, theme: string) => post({ type: 'look', language, theme } as ToCardFrame),
    openWallet: (charge: CardFormProps['charge']) => post({ type: 'wallet', charge }),
    disconnect: () => removeEventListener('message', onMessage),
  };
}

/** The frame shows its own errors. Without a token, no bank was contacted. */
function collected(message: FromCardFrame): Collected | undefined {
  switch (message.type) {
    case 'token':
      return { confirmation_token: message.confirmation_token };
    case 'faults':
      return { faults: [] };
    case 'error':
      return { code: 'billing.not-charged' };
    default:
      return undefined;
  }
}
