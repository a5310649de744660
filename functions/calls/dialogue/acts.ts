import { agreesIn } from '#functions/calls/dialogue/agreement.ts';
import { ownerNames } from '#functions/calls/dialogue/draft.ts';
import { switchesTo } from '#functions/calls/dialogue/language-switch.ts';
import { declinesCall } from '#functions/calls/dialogue/declining.ts';
import { loneWish } from '#functions/calls/dialogue/lone-wish.ts';
import { isYesWithMore, saysMoreThanYes } from '#functions/calls/dialogue/opening-yes.ts';
import { asksAboutTime, deniesTime, tellsOfMatter } from '#functions/calls/dialogue/matter.ts';
import { asksRather, readReply } from '#functions/calls/dialogue/read-reply.ts';
import { saidNumber } from '#functions/calls/dialogue/said-number.ts';
import {
  type Acts,
  type Dialogue,
  type DialogueEvent,
  isClearReason,
  openingSteps,
  type Step,
  type Verdict,
} from '#functions/calls/dialogue/state.ts';
import { namesTime } from '#functions/calls/dialogue/time-steps.ts';
import { answerOf, editsIn, objectsIn, offersTime, settingOf } from '#functions/calls/dialogue/time-answer.ts';
import { unsureRanges } from '#functions/calls/dialogue/unsure-ranges.ts';
import { mergeUnderstood, storableText, tidy } from '#functions/calls/dialogue/understood-so-far.ts';
import {
  corrects,
  hasContent,
  isBrief,
  isForOwner,
  isLong,
  isMonologue,
  isOnlyConsent,
  isShort,
  namesMatter,
  restOf,
  saysMore,
} from '#functions/calls/dialogue/utterance.ts';
import { cuesIn } from '#functions/nlu/edits/cues-in.ts';
import type { EditCue } from '#functions/nlu/edits/phrases.ts';
import { noEdits, type TimeEdits } from '#functions/nlu/edits/index.ts';
import { isWithin } from '#functions/nlu/edits/window.ts';
import { isOwnersName, ownerAskedFor } from '#functions/nlu/intents/owner.ts';
import { type Intent, type Intents, intentsIn } from '#functions/nlu/intents/index.ts';
import { isCalledOff } from '#functions/nlu/urgency/index.ts';
import { isOtherLanguage } from '#functions/nlu/language/other.ts';
import { answersTo } from '#functions/nlu/topics/index.ts';
import { fold } from '#functions/names/fold.ts';
import { hasCue } from '#functions/nlu/when/cues-in.ts';
import { findWhens } from '#functions/nlu/when/find.ts';
import type { Understood, WhenSaid } from '#functions/nlu/port.ts';
import { isLanguage, type Language } from '#shared/values/language.ts';
import type { OwnAnswer } from '#shared/values/own-answer.ts';

type Named = NonNullable<Understood['name']>;

/** What a caller says in one turn, as recognised and understood. */
export type Speech = {
  at: Date;
  text: string;
  alternatives: readonly string[];
  confidence: number | null;
  understood: Understood;
  verdict?: Verdict;
  /** What the owner has the assistant answer. */
  ownAnswers?: readonly OwnAnswer[];
  /** The free slots of the next days. */
  free: readonly string[];
};

/** Reads a sentence as acts of the dialogue; as silence if it has nothing that a voice can say. */
export function readSpeech(speech: Speech, dialogue: Dialogue): DialogueEvent {
  const { at, free } = speech;
  const text = tidy(speech.text);
  return text ? { t: 'said', at, free, acts: actsIn(text, speech, dialogue) } : { t: 'silent', at, free };
}

/** Of a language that is not ours. */
const nothingRead = { name: null, reason: null, callback: null, urgent: false };

/** Reads a sentence in the call’s language, and a short word also in its own. */
function actsIn(
  text: string,
  { understood: heard, alternatives, confidence, verdict = 'unknown', ownAnswers = [] }: Speech,
  dialogue: Dialogue,
): Acts {
  const { briefing, understood } = dialogue;
  const isForeign = isOtherLanguage(text);
  // “Yes yes, just be quick”, to whether the call may be recorded, is no reason and nothing urgent.
  const isConsent = dialogue.step === 'consent' && isOnlyConsent(text, dialogue.language);
  const spokenContent = isForeign || isConsent ? { ...heard, ...nothingRead, language: dialogue.language } : heard;
  const spoken = isLanguage(spokenContent.language) ? spokenContent.language : dialogue.language;
  const callback = isForeign ? null : callbackIn(text, spoken, spokenContent, dialogue);
  const now = mergeUnderstood(null, { ...spokenContent, callback, language: spoken });
  const isNewLanguage = !isConsent && switchesTo(text, dialogue.language, now.language);
  const language = isNewLanguage ? now.language : dialogue.language;

  const said = intentsIn(text, language);
  const answer = answerOf(text, language, now, dialogue);
  let isAnswer = agreesIn(answer, language);
  if (now.language !== language) {
    isAnswer ||= agreesIn(answer, now.language);
    const others = intentsIn(text, now.language);
    for (const intent of Object.keys(said) as (keyof Intents)[]) said[intent] ||= others[intent];
  }
  const named = withoutAside(editsIn(answer, language, now, dialogue), answer, language, dialogue);
  const isDeclined = offersTime(dialogue) && declinesCall(text, language, settingOf(dialogue), named);
  const isAgreed = !isDeclined && isYesWithMore(text, language, named, dialogue);
  const read = isDeclined || isAgreed ? noEdits : named;
  // “Not on the office phone, on the one I’m calling from”
  const edits = said.same_number ? { ...read, aboutNumber: false } : read;
  // “No need to ring, he comes on Tuesday at four”
  const isMatter = isAboutMatter(text, language, dialogue);
  const isPassedOn = isMatter || (isDeclined && namesTime(named));
  const intents = intentsOfAnswer(said, { text, answer, language, edits, isDeclined, isAgreed, isMatter }, dialogue);
  const isAsked = offersTime(dialogue) && asksAboutTime(text, language);
  const isYes = isAgreed || (intents.yes && !intents.no && isAnswer && !isAsked && !objectsIn(answer, language, edits));
  const phrases = { agrees: isYes, refuses: intents.no && !intents.yes };
  // “Yes… no, wait”
  const isUnsure = !isYes && intents.yes && (intents.no || intents.wait);
  const isNamed =
    now.name !== null &&
    !isOwnersName(now.name.value, ownerNames(briefing)) &&
    (intents.hands_over || isSameCaller(now.name, dialogue));
  // What is understood is the whole call: a name from before is none of this sentence.
  const isNewlyNamed = isNamed && now.name?.value !== understood?.name?.value;
  const { number, isNewEnd } = saidNumber(text, language, dialogue);
  const isOnTime =
    edits.wanted.length > 0 || edits.refused.length > 0 || edits.other !== null || edits.aboutNumber || number !== null;
  const isCorrection = !isOnTime && !settlesCall.includes(dialogue.step) && corrects(text, intents, language);
  const isForTheOwner = isPassedOn || isForOwner(text, intents, edits, language);
  const reply =
    isUnsure || isAgreed
      ? { agrees: isAgreed, refuses: false }
      : readReply(phrases, { text: answer, language, edits, opinion: now.reply }, dialogue);
  const storable = storableText(text, language);
  return {
    text: storable,
    unsure: unsureRanges(storable, alternatives, confidence),
    language,
    isNewLanguage,
    isForeign,
    understood: mergeUnderstood(
      understood && {
        ...understood,
        urgent: isStillUrgent(text, language, dialogue),
        // Until then the name may be whom they wanted to reach.
        name: intents.wrong_number && dialogue.step !== 'number' && dialogue.number === null ? null : understood.name,
      },
      { ...now, name: isNamed ? now.name : null, urgent: now.urgent || (intents.emergency && !isForeign) },
      dialogue.is_recorded,
    ),
    intents,
    refuses: reply.refuses,
    // “Is it free?” may sound like a yes.
    agrees: reply.agrees && !((isForTheOwner || intents.asks_about_owner) && asksRather(text, language, intents)),
    edits: isNewEnd ? noEdits : edits,
    changesMind:
      (dialogue.step === 'may_text' || dialogue.step === 'message') &&
      !isForTheOwner &&
      edits.wanted.length > 0 &&
      (takesBack(text, language) ||
        (!intents.no && isNewTime(text, language, dialogue) && namesAnother(edits, dialogue))),
    deniesTime: offersTime(dialogue) && deniesTime(text, language),
    number,
    isNumberForOwner: number !== null && cuesIn(text, language).some(({ cues }) => cues.has('number')),
    asksForOwner: intents.asks_for_owner || ownerAskedFor(text, language, ownerNames(briefing)).length > 0,
    verdict,
    ownAnswers: answersTo(text, language, ownAnswers),
    tellsMore: (isNamed && !understood?.name) || (isClearReason(now.reason) && !isClearReason(understood?.reason)),
    isMisdialed: intents.wrong_number && !isNewlyNamed && isShort(restOf(text, language, misdialing), MISDIALED),
    isBrief: isBrief(text),
    hasContent: intents.wants_text || hasContent(text, intents, language) || isCorrection,
    isForOwner: isForTheOwner,
    saysMore:
      isPassedOn ||
      isCorrection ||
      (isAgreed && !intents.wants_callback && saysMoreThanYes(text, language)) ||
      saysMore(text, language),
    // “Not on Friday, that is the fair” is about the time.
    namesMatter:
      !edits.refused.length && edits.other === null && !takesBack(text, language) && namesMatter(text, language),
    isLong: isLong(text, language),
    isMonologue: isMonologue(text),
    isSentence: text.split(' ').length >= 3 || /[\u3040-\u30ff]/.test(text),
  };
}

type Answer = {
  text: string;
  /** The part of the text that answers the question. */
  answer: string;
  language: Language;
  edits: TimeEdits;
  isDeclined: boolean;
  isAgreed: boolean;
  isMatter: boolean;
};

/** The intents of an utterance as an answer to the question that was asked. */
function intentsOfAnswer(
  said: Intents,
  { text, answer, language, edits, isDeclined, isAgreed, isMatter }: Answer,
  dialogue: Dialogue,
): Intents {
  const { step } = dialogue;
  const isOffered = offersTime(dialogue);
  const intents = { ...said };
  // Before anything was said, only the number can be a mistake.
  if (said.mistaken && isBeginning(dialogue)) intents.wrong_number = true;
  if (isMatter) intents.vague_time = false;
  // “Yes, and tell her not to hurry”: the “not” is none to the question.
  if (answer !== text) {
    const { yes, no } = intentsIn(answer, language);
    Object.assign(intents, { yes, no });
  }
  if (isAgreed) Object.assign(intents, { yes: true, no: false, wants_no_callback: false });
  if (isAgreed || !isOffered) intents.wants_text &&= step === 'may_text';
  // “No, forget it”, of the number; “don’t call me before ten”; “don’t call me on this one, it’s my work phone”
  const isOfNumber = step === 'number' && intents.no && !hasCue(text, language, 'call');
  const isOfTime = isOffered && !isDeclined && edits.refused.length > 0;
  if (isOfNumber || isOfTime || edits.aboutNumber) intents.wants_no_callback = false;
  return intents;
}

/** So sure is another name that replaces one once times are talked of. */
const SURELY_ANOTHER = 0.95;
/** Two spellings of a name begin with as many letters alike. */
const ALIKE = 3;

/** Whether a name may still be the caller’s: once times are talked of, “venga, hasta luego” is none. */
function isSameCaller({ value, confidence }: Named, { step, understood }: Dialogue): boolean {
  const before = understood?.name;
  if (!before || openingSteps.includes(step) || confidence >= SURELY_ANOTHER) return true;
  const known = fold(before.value)
    .split(' ')
    .map((word) => word.slice(0, ALIKE));
  return fold(value)
    .split(' ')
    .some((word) => known.includes(word.slice(0, ALIKE)));
}

/** Whether all the times that are named are others than the agreed one. */
function namesAnother({ wanted }: TimeEdits, { agreed, briefing }: Dialogue): boolean {
  const zone = briefing.caller_zone ?? briefing.zone;
  return agreed !== null && wanted.every((window) => !isWithin(Date.parse(agreed.at), window, zone));
}

/** “Yes, and note that there are three of us in the village”: beside a yes, a number without an hour is no time. */
function withoutAside(edits: TimeEdits, text: string, language: Language, dialogue: Dialogue): TimeEdits {
  const isAside = dialogue.step === 'confirm' && edits.wanted.length > 0 && !isBrief(text);
  const isCorrected = cuesIn(text, language).some(({ cues }) => cues.has('corrects') && !cues.has('except'));
  if (!isAside || isCorrected || !agreesIn(text, language) || namesWhen(text, language, dialogue)) return edits;
  return { ...edits, wanted: [] };
}

/** At these steps a correction is about our question. */
const settlesCall: readonly Step[] = ['number', 'may_text'];
const takesBack = (text: string, language: Language): boolean =>
  cuesIn(text, language).some(({ cues }) => changing.some((cue) => cues.has(cue)));

/** A number alone is no time any more: “send it, I will read it to her”, in Turkish “ona”, is none. */
const namesWhen = (text: string, language: Language, dialogue: Dialogue): boolean =>
  findWhens(text, language, settingOf(dialogue)).length > 0;

/** “Friday at three”, after another time was agreed; of a longer sentence, and of opening hours, the time is about something else. */
const isNewTime = (text: string, language: Language, dialogue: Dialogue): boolean =>
  namesWhen(text, language, dialogue) &&
  !saysMore(text, language) &&
  !namesMatter(text, language) &&
  !cuesIn(text, language).some(({ cues }) => cues.has('opens') || cues.has('closes'));

const isAboutMatter = (text: string, language: Language, dialogue: Dialogue): boolean =>
  offersTime(dialogue) && tellsOfMatter(text, language, settingOf(dialogue));

/** The time that the caller wishes for; none of a sentence about the matter. */
function callbackIn(text: string, language: Language, heard: Understood, dialogue: Dialogue): WhenSaid | null {
  const { callback } = heard;
  const isAnswer = offersTime(dialogue);
  const isSaidNow = callback !== null && text.includes(callback.text);
  if (isSaidNow && tellsOfMatter(text, language, settingOf(dialogue), { isAnswer })) return null;
  return callback ?? loneWish(text, language, heard, dialogue);
}

/** What was urgent stays so until the caller says that it can wait; a life in danger cannot. */
const isStillUrgent = (text: string, language: Language, { danger, understood }: Dialogue): boolean =>
  understood?.urgent === true && (danger !== null || !isCalledOff(text, language));

const isBeginning = ({ step, understood }: Dialogue) =>
  openingSteps.includes(step) && !isClearReason(understood?.reason);

const changing: readonly EditCue[] = ['corrects', 'instead', 'other', 'other_day'];

/** How much a caller with the wrong number may say besides: “sorry, I was looking for the bakery”. */
const MISDIALED = { words: 6, letters: 14 };
const misdialing: readonly Intent[] = [
  'wrong_number',
  'mistaken',
  'yes',
  'no',
  'goodbye',
  'who_is_this',
  'asks_for_owner',
];
