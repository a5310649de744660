import { type Draft, ownerSlot, say, update, wordsFor } from '#functions/calls/dialogue/draft.ts';
import { type Acts, isUnwanted, openingSteps, type Step } from '#functions/calls/dialogue/state.ts';
import { takeMessage } from '#functions/calls/dialogue/questions.ts';
import type { Understood } from '#functions/nlu/port.ts';
import { namesThing } from '#functions/nlu/reason/worth.ts';
import { isAside, isScrap } from '#functions/nlu/reason/telling.ts';
import { cutText } from '#shared/values/cut-text.ts';

/** All of a message, and of one thing said in it: two always fit. */
const LONGEST = { message: 640, part: 319 };
/** Between two things that were said in different turns. */
export const BETWEEN = '; ';

/** Keeps what the caller wants passed on beside the reason, for the owner to read; nothing of a call that may not be kept. */
export function keepMessage(
  draft: Draft,
  { text, hasContent, language }: Pick<Acts, 'text' | 'hasContent' | 'language'>,
): Draft {
  // To “anything else?”, a time may be the message.
  const isNone = (draft.dialogue.step === 'message' ? isAside : isScrap)(text, language);
  return hasContent && !isNone ? addToMessage(draft, text) : draft;
}

/** Keeps a sentence for the owner, as it was said. */
export function addToMessage(draft: Draft, text: string): Draft {
  const { message, is_recorded } = draft.dialogue;
  const said = cutText(text, LONGEST.part).trim();
  if (!is_recorded || message?.endsWith(said)) return draft;
  const parts = [...(message?.split(BETWEEN) ?? []), said];
  // What is said first is most likely the matter, and what is said last the message.
  while (parts.length > 2 && parts.join(BETWEEN).length > LONGEST.message) parts.splice(1, 1);
  return update(draft, { message: parts.join(BETWEEN) });
}

/**
 * Instead of another offer: what an urgent caller says is passed on, and may be added to. A caller who protests that tomorrow is too
 * late is not asked about tomorrow again.
 */
export function passOnInstead(draft: Draft, acts: Acts): Draft {
  const kept = keepMessage(update(draft, { declined_callback: true, proposed: null }), acts);
  const isHeard = acts.hasContent && draft.commands.length === 0;
  return takeMessage(isHeard ? say(kept, wordsFor(kept).pass_on(ownerSlot(kept))) : kept, 'ask');
}

const settlesTime: readonly Step[] = ['standing', 'callback', 'number', 'confirm', 'may_text'];

/**
 * While the callback is settled, the caller’s messages and questions for the owner are kept, and the caller hears so; what they
 * say beside it is kept too, unless it became the reason of the call.
 */
export function passOn(draft: Draft, acts: Acts, before: Understood | null): Draft {
  const { step, is_recorded, understood } = draft.dialogue;
  const isAnswered = draft.commands.length > 0;
  const isReason = understood?.reason?.summary !== before?.reason?.summary;
  if (!acts.hasContent || !is_recorded || isUnwanted(draft.dialogue)) return draft;
  // What is said about the time is no message, unless it is long or names something else.
  const { wanted, refused, other, choice, aboutNumber } = acts.edits;
  const isOnTime = wanted.length > 0 || refused.length > 0 || other !== null || choice !== null;
  const isBeside = acts.namesMatter || (acts.saysMore && (!isOnTime || acts.isLong));
  // “I don’t read those”, of texts.
  const isOfTexts = step === 'may_text' && !namesThing(acts.text, acts.language);
  const isMore = isBeside && !isOfTexts && !isReason && acts.number === null && acts.extension === null && !aboutNumber;
  // “There is water everywhere”, beside who calls.
  if (openingSteps.includes(step)) {
    const isAdded = (isMore || (acts.isForOwner && !isReason)) && before?.reason && !acts.tellsMore;
    return isAdded ? keepMessage(draft, acts) : withTopic(draft, acts, before);
  }
  if (!settlesTime.includes(step)) return draft;
  if (!acts.isForOwner && !acts.intents.asks_about_owner) return isMore ? keepMessage(draft, acts) : draft;
  // “Am I talking to a machine?” was answered.
  const { tells_owner, asks_about_owner } = acts.intents;
  if (isAnswered) return tells_owner || asks_about_owner || isMore ? keepMessage(draft, acts) : draft;
  return say(keepMessage(draft, acts), wordsFor(draft).pass_on(ownerSlot(draft)));
}

/** Keeps a topic that the reason does not name any more: “about the room” before “is it still free?” */
function withTopic(draft: Draft, { language }: Acts, before: Understood | null): Draft {
  const topic = before?.reason?.lacks === 'detail' ? before.reason.summary : null;
  const isNamed = topic === null || draft.dialogue.understood?.reason?.summary.includes(topic);
  return isNamed ? draft : keepMessage(draft, { text: topic, hasContent: true, language });
}
