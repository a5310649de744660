import { callersName } from '#functions/calls/dialogue/callers-name.ts';
import { changesMind } from '#functions/calls/dialogue/changed-mind.ts';
import { ownerNames } from '#functions/calls/dialogue/draft.ts';
import { extensionIn, withoutExtensions } from '#functions/calls/dialogue/extension.ts';
import { hear } from '#functions/calls/dialogue/heard.ts';
import { readAnswer } from '#functions/calls/dialogue/read-answer.ts';
import { asksRather } from '#functions/calls/dialogue/read-reply.ts';
import { isMisdialed, saidBeside } from '#functions/calls/dialogue/said-beside.ts';
import { saidNumber } from '#functions/calls/dialogue/said-number.ts';
import {
  type Acts,
  type Dialogue,
  type DialogueEvent,
  isClearReason,
  type Verdict,
} from '#functions/calls/dialogue/state.ts';
import { unsureRanges } from '#functions/calls/dialogue/unsure-ranges.ts';
import { mergeUnderstood, storableText, tidy } from '#functions/calls/dialogue/understood-so-far.ts';
import { isBrief, isMonologue } from '#functions/calls/dialogue/utterance.ts';
import { cuesIn } from '#functions/nlu/edits/cues-in.ts';
import { noEdits } from '#functions/nlu/edits/index.ts';
import type { Intents } from '#functions/nlu/intents/index.ts';
import { ownerAskedFor } from '#functions/nlu/intents/owner.ts';
import type { Understood } from '#functions/nlu/port.ts';
import { answersTo } from '#functions/nlu/topics/index.ts';
import { isCalledOff } from '#functions/nlu/urgency/index.ts';
import type { Language } from '#shared/values/language.ts';
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

/** Reads a sentence in the call’s language, and a short word also in its own. */
function actsIn(text: string, speech: Speech, dialogue: Dialogue): Acts {
  const { alternatives, confidence, verdict = 'unknown', ownAnswers = [] } = speech;
  const { understood } = dialogue;
  const heard = hear(text, speech.understood, dialogue);
  const { understood: now, language, isNewLanguage, isForeign } = heard;
  const answer = readAnswer(text, heard, dialogue);
  const { intents, edits, refuses, deniesTime } = answer;
  const name = callersName(now.name, text, language, intents, dialogue);
  // What is understood is the whole call: a name from before is none of this sentence.
  const isNewlyNamed = name !== null && name.value !== understood?.name?.value;
  const spokenExtension = extensionIn(text, language);
  const { number, isNewEnd } = saidNumber(withoutExtensions(text, language), language, dialogue);
  // Repeating the one that was read back corrects nothing.
  const extension = number === null && spokenExtension === dialogue.extension ? null : spokenExtension;
  const beside = saidBeside(text, language, answer, { isNumber: number !== null || extension !== null }, dialogue);
  const isOfOwner = beside.isForOwner || intents.asks_about_owner;
  const storable = storableText(text, language);
  return {
    text: storable,
    unsure: unsureRanges(storable, alternatives, confidence),
    language,
    isNewLanguage,
    isForeign,
    understood: mergeUnderstood(
      knownBefore(text, language, intents, dialogue),
      { ...now, name, urgent: now.urgent || (intents.emergency && !isForeign) },
      dialogue.is_recorded,
    ),
    intents,
    // “Is it free?” may sound like a yes.
    agrees: answer.agrees && !(isOfOwner && asksRather(text, language, intents)),
    refuses,
    edits: isNewEnd ? noEdits : edits,
    changesMind: !beside.isForOwner && changesMind(text, language, answer, dialogue),
    deniesTime,
    number,
    extension,
    isNumberForOwner: number !== null && cuesIn(text, language).some(({ cues }) => cues.has('number')),
    asksForOwner: intents.asks_for_owner || ownerAskedFor(text, language, ownerNames(dialogue.briefing)).length > 0,
    verdict,
    ownAnswers: answersTo(text, language, ownAnswers),
    tellsMore:
      (name !== null && !understood?.name) || (isClearReason(now.reason) && !isClearReason(understood?.reason)),
    isMisdialed: !isNewlyNamed && isMisdialed(text, language, intents),
    isBrief: isBrief(text),
    ...beside,
    isMonologue: isMonologue(text),
    isSentence: text.split(' ').length >= 3 || /[\u3040-\u30ff]/.test(text),
  };
}

/** What is known from before a sentence, as far as it still holds. */
function knownBefore(
  text: string,
  language: Language,
  { wrong_number }: Intents,
  { step, number, danger, understood }: Dialogue,
): Understood | null {
  if (!understood) return null;
  // Until then the name may be whom they wanted to reach.
  const isOthersName = wrong_number && step !== 'number' && number === null;
  // What was urgent stays so until the caller says that it can wait; a life in danger cannot.
  const urgent = understood.urgent && (danger !== null || !isCalledOff(text, language));
  return { ...understood, urgent, name: isOthersName ? null : understood.name };
}
