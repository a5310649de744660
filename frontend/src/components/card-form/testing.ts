import { screen } from '@testing-library/react';

import { type FromCardFrame, ToCardFrame } from '#shared/values/card-frame.ts';

type Answers = { collect?: () => FromCardFrame; act?: () => FromCardFrame };

const aToken = (): FromCardFrame => ({ type: 'token', confirmation_token: 'ctoken_of_a_card' });

/** Plays the dev server’s card frame: reports ready, and answers messages. Returns the messages it received. */
export async function answerAsFrame({
  collect = aToken,
  act = () => ({ type: 'action-done', ok: true }),
}: Answers = {}) {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Card details');
  const source = frame.contentWindow!;
  const { origin } = new URL(frame.src);
  const messages: ToCardFrame[] = [];
  const say = (data: unknown, from: { origin?: string; source?: Window } = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source, ...from }));
  source.postMessage = (data: unknown) => {
    const words = ToCardFrame.parse(data);
    messages.push(words);
    if (words.type === 'submit') say(collect());
    if (words.type === 'action') say(act());
  };
  say({ type: 'ready' });
  return { messages, say, frame };
}
