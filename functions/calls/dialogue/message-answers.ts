import { closeWithThanks, listenFor, listenForMessage } from '#functions/calls/dialogue/questions.ts';
import { changeAgreed } from '#functions/calls/dialogue/after-booking.ts';
import { keepMessage } from '#functions/calls/dialogue/pass-on.ts';
import { nextStep } from '#functions/calls/dialogue/steps.ts';
import { ownerSlot, say, update, wordsFor, type Draft } from '#functions/calls/dialogue/draft.ts';
import { type Acts, isPressing, isUnwanted } from '#functions/calls/dialogue/state.ts';

/** So often the advice is repeated to a caller in danger, after the message was asked for. */
const MOST_ADVICE = 2;

/** What the caller says when asked for anything else. */
export function answerMessage(draft: Draft, acts: Acts): Draft {
  const { dialogue } = draft;
  const changed = changeAgreed(draft, acts);
  if (changed) return changed;
  // “The number is wrong, it is …” is read back, and no message.
  const isNumber = acts.number !== null && acts.edits.aboutNumber && acts.number === dialogue.number;
  const kept = isNumber ? draft : keepMessage(draft, acts);
  // A caller who heard the advice again may have one more question.
  if (dialogue.danger && draft.commands.length > 0 && dialogue.asked <= MOST_ADVICE && !acts.intents.goodbye)
    return listenFor(update(kept, { asked: dialogue.asked + 1 }), 'message');
  if (mayGoOn(draft, acts))
    return listenForMessage(say(update(kept, { asked: dialogue.asked + 1 }), wordsFor(kept).pass_on(ownerSlot(kept))));
  if (!dialogue.is_withheld || isUnwanted(dialogue) || acts.intents.goodbye) return closeWithThanks(kept);
  return nextStep(update(kept, { is_withheld: false }), 'reason');
}

/** An urgent caller who goes on telling is not hung up on. */
const mayGoOn = ({ dialogue }: Draft, { hasContent, isBrief, intents }: Acts): boolean =>
  isPressing(dialogue) &&
  dialogue.agreed === null &&
  !isUnwanted(dialogue) &&
  hasContent &&
  !(intents.goodbye && isBrief) &&
  !intents.no_thanks &&
  dialogue.asked < MOST_ADVICE;
