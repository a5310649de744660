import type { Acts } from '#functions/calls/dialogue/state.ts';

/** “Too easy, yeah”: few words, with a yes among them, to a question that asks for one; in Japanese few letters. */
const FEW = { words: 3, letters: 10 };
export const isShortYes = ({ intents, text, isForOwner }: Acts) =>
  intents.yes &&
  !intents.no &&
  !intents.repeat_please &&
  !intents.wait &&
  !intents.asks_about_owner &&
  !isForOwner &&
  text.split(' ').length <= FEW.words &&
  !(/[\u3040-\u30ff]/.test(text) && text.length > FEW.letters);
