import { screen } from '@testing-library/react';

import { type FromCardFrame, ToCardFrame } from '#shared/values/card-frame.ts';

type Answers = { collect?: () => FromCardFrame; act?: () => FromCardFrame };

const aToken = (): FromCardFrame => ({ type: 'token', confirmation_token: 'ctoken_of_a_card' });

/**
 * Stands in for the card frame of the desk, once the page shows it: says that it is ready, and answers what it is asked.
 * Returns what it was told.
 */
export async function answerAsFrame({
  collect = aToken,
  act = () => ({ type: 'action-done', ok: true }),
}: Answers = {}) {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Card details', {}, { timeout: 15_000 });
  const source = frame.contentWindow!;
  const { origin } = new URL(frame.src);
  const told: ToCardFrame[] = [];
  const say = (data: unknown, from: { origin?: string; source?: Window } = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source, ...from }));
  source.postMessage = (data: unknown) => {
    const words = ToCardFrame.parse(data);
    told.push(words);
    if (words.type === 'submit') say(collect());
    if (words.type === 'action') say(act());
  };
  say({ type: 'ready' });
  return { told, say, frame };
}
