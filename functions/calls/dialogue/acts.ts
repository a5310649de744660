import { addsIn, agreesIn } from '#functions/calls/dialogue/agreement.ts';
import { ownerNames } from '#functions/calls/dialogue/draft.ts';
import { isQuestion } from '#functions/calls/dialogue/is-question.ts';
import { loneWish } from '#functions/calls/dialogue/lone-wish.ts';
import { digitRunsIn, mask, withoutLongNumbers } from '#functions/calls/dialogue/masking.ts';
import { readReply } from '#functions/calls/dialogue/read-reply.ts';
import { saidNumber } from '#functions/calls/dialogue/said-number.ts';
import {
  type Acts,
  type Dialogue,
  type DialogueEvent,
  isClearReason,
  type Step,
  type Verdict,
} from '#functions/calls/dialogue/state.ts';
import { cuesIn } from '#functions/nlu/edits/cues-in.ts';
import type { EditCue } from '#functions/nlu/edits/phrases.ts';
import { noEdits, type TimeEdits, timeEditsIn } from '#functions/nlu/edits/index.ts';
import { isWithin } from '#functions/nlu/edits/window.ts';
import { isOwnersName, ownerAskedFor } from '#functions/nlu/intents/owner.ts';
import { type Intent, type Intents, intentsIn, withoutIntents } from '#functions/nlu/intents/index.ts';
import { isCalledOff, saysHurry } from '#functions/nlu/urgency/index.ts';
import { isOtherLanguage } from '#functions/nlu/language/other.ts';
import { grammarOf } from '#functions/nlu/languages/speech.ts';
import { withoutAnswers } from '#functions/nlu/reason/telling.ts';
import { answersTo } from '#functions/nlu/topics/index.ts';
import type { Understood } from '#functions/nlu/port.ts';
import { isLanguage, type Language } from '#shared/values/language.ts';
import type { OwnAnswer } from '#shared/values/own-answer.ts';

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
  const callback = spokenContent.callback ?? (isForeign ? null : loneWish(text, spoken, spokenContent, dialogue));
  const now = mergeUnderstood(null, { ...spokenContent, callback, language: spoken });
  const isNewLanguage = !isConsent && switchesTo(text, dialogue.language, now.language);
  const language = isNewLanguage ? now.language : dialogue.language;

  const intents = intentsIn(text, language);
  let isAnswer = agreesIn(text, language);
  if (now.language !== language) {
    isAnswer ||= agreesIn(text, now.language);
    const others = intentsIn(text, now.language);
    for (const intent of Object.keys(intents) as (keyof Intents)[]) intents[intent] ||= others[intent];
  }
  // Before anything is told, only the number can be a mistake.
  if (intents.mistaken && isBeginning(dialogue)) intents.wrong_number = true;
  const edits = editsIn(text, language, now, dialogue);
  // “Don’t call me on this one, it’s my work phone”
  if (edits.aboutNumber) intents.wants_no_callback = false;
  const isYes = intents.yes && !intents.no && isAnswer && !objectsIn(text, language, edits);
  const phrases = { agrees: isYes, refuses: intents.no && !intents.yes };
  // “Yes… no, wait”
  const isUnsure = !isYes && intents.yes && (intents.no || intents.wait);
  const isNamed = now.name !== null && !isOwnersName(now.name.value, ownerNames(briefing));
  // What is understood is the whole call: a name from before is none of this sentence.
  const isNewlyNamed = isNamed && now.name?.value !== understood?.name?.value;
  const { number, isNewEnd } = saidNumber(text, language, dialogue);
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
    ...(isUnsure
      ? { agrees: false, refuses: false }
      : readReply(phrases, { text, language, edits, opinion: now.reply }, dialogue)),
    edits: isNewEnd ? noEdits : edits,
    changesMind:
      dialogue.step === 'may_text' &&
      edits.wanted.length > 0 &&
      (cuesIn(text, language).some(({ cues }) => changing.some((cue) => cues.has(cue))) ||
        (!intents.no && namesAnother(edits, dialogue))),
    number,
    isNumberForOwner: number !== null && cuesIn(text, language).some(({ cues }) => cues.has('number')),
    asksForOwner: intents.asks_for_owner || ownerAskedFor(text, language, ownerNames(briefing)).length > 0,
    verdict,
    ownAnswers: answersTo(text, language, ownAnswers),
    tellsMore: (isNamed && !understood?.name) || (isClearReason(now.reason) && !isClearReason(understood?.reason)),
    isMisdialed: intents.wrong_number && !isNewlyNamed && isShort(restOf(text, language, misdialing), MISDIALED),
    isBrief: isBrief(text),
    hasContent: hasContent(text, intents, language),
    isForOwner: isForOwner(text, intents, edits),
    saysMore: !isQuestion(text) && !isShort(withoutAnswers(text, language, MOST_ANSWERED), BESIDE),
    isMonologue: isMonologue(text),
    isSentence: text.split(' ').length >= 3 || /[\u3040-\u30ff]/.test(text),
  };
}

/** Whether all the times that are named are others than the agreed one. */
function namesAnother({ wanted }: TimeEdits, { agreed, briefing }: Dialogue): boolean {
  const zone = briefing.caller_zone ?? briefing.zone;
  return agreed !== null && wanted.every((window) => !isWithin(Date.parse(agreed.at), window, zone));
}

/** What was urgent stays so until the caller says that it can wait; a life in danger cannot. */
const isStillUrgent = (text: string, language: Language, { danger, understood }: Dialogue): boolean =>
  understood?.urgent === true && (danger !== null || !isCalledOff(text, language));

const isBeginning = ({ step, understood }: Dialogue) =>
  (step === 'consent' || step === 'name' || step === 'reason') && !isClearReason(understood?.reason);

const timeSteps: readonly Step[] = ['standing', 'callback', 'confirm', 'may_text'];
const changing: readonly EditCue[] = ['corrects', 'instead', 'other', 'other_day'];

function editsIn(text: string, language: Language, { callback }: Understood, dialogue: Dialogue): TimeEdits {
  const { step, offered, briefing, begun_at } = dialogue;
  // While a number is asked for, three digits at most are a time.
  const isShort = digitRunsIn(text, language).every((run) => run.length <= 3);
  const isAboutTime = timeSteps.includes(step) || (step === 'number' && isShort);
  const setting = { reference: new Date(begun_at), zone: briefing.caller_zone ?? briefing.zone };
  // A telephone number is no time.
  return timeEditsIn(withoutNumbers(text, language), language, setting, {
    isAboutTime,
    offers: isAboutTime ? offered.length : 0,
    chosen: callback && text.includes(callback.text) ? callback : null,
  });
}

/** “All right, but later”, “okay, but I’m at work then”. */
const objectsIn = (text: string, language: Language, { other }: TimeEdits) =>
  addsIn(text, language) &&
  (other !== null ||
    cuesIn(text, language).some(({ cues, words }) => words > 1 && (cues.has('except') || cues.has('except_before'))));

/** A text without numbers that are too long for a time, in figures or words. */
const withoutNumbers = (text: string, language: Language) =>
  withoutLongNumbers(text.replace(/\+?\p{Nd}[\p{Nd}\s().-]{5,}\p{Nd}/gu, ' '), language, 7);

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
/** What is no message: “no, that’s all, thanks”. */
const leaveTaking: readonly Intent[] = ['yes', 'no', 'no_thanks', 'goodbye', 'hears_me', 'repeat_please', 'wait'];
/** “Right now, please, it’s urgent”. */
const BRIEF = { words: 6, letters: 16 };
const isBrief = (text: string): boolean => isShort(text, BRIEF);

/** Whether an utterance only answers whether the call may be recorded: “yes yes, just be quick”, but not “it’s Tom”. */
export function isOnlyConsent(text: string, language: Language): boolean {
  const { yes, no, emergency } = intentsIn(text, language);
  return isBrief(text) && (yes || no || saysHurry(text, language)) && !emergency;
}
const THANKS = { words: 4, letters: 10 };

const isShort = (text: string, most: { words: number; letters: number }) =>
  /[\u3040-\u30ff\u4e00-\u9fff]/.test(text)
    ? text.length <= most.letters
    : (text.match(/[\p{L}\p{M}\p{N}’']+/gu) ?? []).length <= most.words;

const restOf = (text: string, language: Language, some: readonly Intent[]) =>
  withoutIntents(text, language, some).replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, '');

/** After a “no” or a goodbye, a few words are only thanks. */
function hasContent(text: string, intents: Intents, language: Language): boolean {
  const rest = restOf(text, language, leaveTaking);
  const isLeaving = intents.no || intents.no_thanks || intents.goodbye;
  return isLeaving ? !isShort(rest, THANKS) : !isShort(rest, { words: 1, letters: 3 });
}

/** A longer turn says more than a time. */
const MOST_ANSWERED = 300;
/** Less is hardly something to pass on. */
const BESIDE = { words: 5, letters: 10 };

/** “Tell her to bring the keys”, and a long question that is not about the time; not “have her call me”. */
function isForOwner(text: string, intents: Intents, { wanted, choice, other, aboutNumber }: TimeEdits): boolean {
  const isAboutCallback = intents.wants_callback || intents.wants_no_callback || other !== null || aboutNumber;
  const isAside = intents.only_message || intents.repeat_please || intents.wait || choice !== null;
  if (isAboutCallback || isAside) return false;
  return intents.tells_owner || (isQuestion(text) && !isBrief(text) && !wanted.length);
}

/** Talks on without a pause, as a recording does. */
const MONOLOGUE = { words: 30, letters: 120 };
const isMonologue = (text: string) =>
  text.split(' ').length >= MONOLOGUE.words || (/[\u3040-\u30ff]/.test(text) && text.length >= MONOLOGUE.letters);

const LONGEST = 2000;

/** Speech without characters that no voice says. */
const tidy = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
/** Codes masked, and cut to length. */
const storableText = (text: string, language: Language) => {
  const all = mask(text, language);
  return all.length > LONGEST ? `${all.slice(0, LONGEST)}…` : all;
};

/** A part of a sentence, as it may be stored. */
const short = (text: string, most: number, language: Language) => mask(tidy(text), language).slice(0, most);

/** How sure a reading of the whole call must be to replace a name that was surer: it may be a correction. */
const CORRECTED = 0.6;

/** What is known after a turn: what it does not mention stays. Codes are masked. */
function mergeUnderstood(before: Understood | null, now: Understood, seesAll = true): Understood {
  const { language } = now;
  // Without earlier words in view, a later name may be anybody’s, and later words are rarely the reason.
  const sureName = seesAll ? CORRECTED : 1;
  // What a call is urgent for is not replaced by what is said later, more calmly.
  const isCalmer = before?.urgent === true && !now.urgent;
  const isLater = !seesAll && !now.urgent;
  const isReasonKept = isClearReason(before?.reason) && (isCalmer || isLater || !isClearReason(now.reason));
  const name = now.name?.value.trim() ? { ...now.name, value: short(now.name.value, 80, language) } : null;
  const reason = now.reason && { ...now.reason, summary: short(now.reason.summary, 120, language) };
  const callback =
    now.callback && !Number.isNaN(Date.parse(now.callback.at))
      ? { ...now.callback, text: short(now.callback.text, 200, language) }
      : null;
  return {
    ...now,
    name: name && name.confidence >= Math.min(sureName, before?.name?.confidence ?? 0) ? name : (before?.name ?? name),
    reason: isReasonKept ? before!.reason : (reason ?? before?.reason ?? null),
    callback: callback ?? before?.callback ?? null,
    urgent: now.urgent || (before?.urgent ?? false),
  };
}

const scriptOf = (language: Language): RegExp | null =>
  language === 'ja' ? /[\u3040-\u30ff\u4e00-\u9fff]/gu : grammarOf[language].script;

/** Whether the caller spoke enough of another language to continue in it. */
function switchesTo(text: string, now: Language, other: Language): boolean {
  if (other === now) return false;
  const own = scriptOf(other);
  const script = own ? (text.match(own) ?? []).length : (text.match(/\p{sc=Latn}/gu) ?? []).length;
  if (script * 2 < (text.match(/\p{L}/gu) ?? []).length || script < 3) return false;
  const isOtherScript = own || scriptOf(now);
  return isOtherScript ? script >= 4 : text.split(' ').length >= 4;
}

const SURE = 0.6;

/** The ranges of a text that recognition doubts: all of it, or the words that most of its other guesses lack. */
function unsureRanges(text: string, alternatives: readonly string[], confidence: number | null): [number, number][] {
  if (!text) return [];
  if (confidence !== null && confidence < SURE) return [[0, text.length]];
  const others = alternatives.slice(0, 5).map((guess) => new Set(wordsWithRanges(guess).map(({ word }) => word)));
  if (!others.length) return [];
  return wordsWithRanges(text)
    .filter(({ word }) => others.filter((guess) => !guess.has(word)).length * 2 > others.length)
    .map(({ index, end }) => [index, end]);
}

const wordsWithRanges = (text: string) =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}’']+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    index,
    end: index + word.length,
  }));
