import { afterYes } from '#functions/calls/dialogue/agreement.ts';
import type { Dialogue } from '#functions/calls/dialogue/state.ts';
import { objectsIn } from '#functions/calls/dialogue/time-answer.ts';
import { isQuestion, isShort } from '#functions/calls/dialogue/utterance.ts';
import { cuesIn } from '#functions/nlu/edits/cues-in.ts';
import type { TimeEdits } from '#functions/nlu/edits/index.ts';
import { inTheEvening, isWithin, type Window } from '#functions/nlu/edits/window.ts';
import { intentsIn, placesOf } from '#functions/nlu/intents/index.ts';
import { withoutAnswers } from '#functions/nlu/reason/telling.ts';
import { replyTo } from '#functions/nlu/reply/index.ts';
import type { Language } from '#shared/values/language.ts';

/** A longer turn says more than a time. */
const MOST = 300;
/** Beside a yes, less is hardly something to pass on: “thank you so much”. */
const BESIDE = { words: 3, letters: 10 };
/** Less than this after a yes is no message. */
const FEW = { words: 2, letters: 6 };
/** What the replies of many callers have taught to be a no is asked again. */
const UNLIKELY = 0.5;

/**
 * Whether a caller agrees to the time that was read back and goes on with something else: “yes, nine, and don’t let the dog
 * out”. An objection to the time, or a “no” right behind the yes, is no such thing.
 */
export function isYesWithMore(
  text: string,
  language: Language,
  edits: TimeEdits,
  { step, proposed, briefing }: Dialogue,
): boolean {
  if (step !== 'confirm' || !proposed || isQuestion(text)) return false;
  const yes = afterYes(text, language);
  if (!yes || isShort(yes.rest, FEW) || changes(edits) || objectsIn(text, language, edits)) return false;
  const { wanted, refused } = edits;
  const isProposed = (window: Window) =>
    isWithin(Date.parse(proposed.at), window, briefing.caller_zone ?? briefing.zone);
  if (
    refused.some(isProposed) ||
    !wanted.every((window) => isProposed(inTheEvening(window) ?? window) || isProposed(window))
  )
    return false;
  if (wantsText(text, yes.rest, language) || intentsIn(yes.rest, language).wait) return false;
  if (wanted.length > 0) return true;
  return yes.isClear && !beginsWithNo(yes, language) && replyTo('confirm', text, language).no <= UNLIKELY;
}

/** Whether the caller goes on with something to pass on, and not with the time or thanks. */
export function saysMoreThanYes(text: string, language: Language): boolean {
  const { said } = afterYes(text, language) ?? {};
  return said !== undefined && !isShort(withoutAnswers(said, language, MOST).trim(), BESIDE);
}

const changes = ({ choice, other, aboutNumber }: TimeEdits) => choice !== null || other !== null || aboutNumber;

/** “Okay, can she text me instead?”, but not “yes, and you can text me”. */
function wantsText(text: string, rest: string, language: Language): boolean {
  const [place] = placesOf(text, language, 'wants_text');
  const begun = text.length - rest.length;
  return place !== undefined && !(place.index >= begun && hasAnd(text.slice(begun, place.index), language));
}

/** “…, well, no”; not “and no dogs”. */
const beginsWithNo = ({ rest, said }: { rest: string; said: string }, language: Language): boolean =>
  placesOf(said, language, 'no')[0]?.index === 0 && !hasAnd(rest.slice(0, rest.length - said.length), language);

const hasAnd = (text: string, language: Language) => cuesIn(text, language).some(({ cues }) => cues.has('and'));
