import type { Acts } from '#functions/calls/dialogue/state.ts';
import type { Draft } from '#functions/calls/dialogue/draft.ts';
import { hasSaidSomething } from '#functions/calls/dialogue/questions.ts';
import { onlyWantsMessage } from '#functions/calls/dialogue/utterance.ts';

/** Whether a caller who has said nothing yet only wants to leave word. */
export const isAboutMessage = ({ dialogue }: Draft, { text, intents, language }: Acts) =>
  dialogue.is_recorded && !hasSaidSomething(dialogue) && onlyWantsMessage(text, intents, language);
