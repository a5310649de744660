import { agreesIn } from '#functions/calls/dialogue/agreement.ts';
import { intentsOfAnswer } from '#functions/calls/dialogue/answer-intents.ts';
import { declinesCall } from '#functions/calls/dialogue/declining.ts';
import { withoutExtensions } from '#functions/calls/dialogue/extension.ts';
import type { Heard } from '#functions/calls/dialogue/heard.ts';
import { asksAboutTime, deniesTime, tellsOfAppointment } from '#functions/calls/dialogue/matter.ts';
import { isYesWithMore } from '#functions/calls/dialogue/opening-yes.ts';
import { readReply } from '#functions/calls/dialogue/read-reply.ts';
import type { Dialogue } from '#functions/calls/dialogue/state.ts';
import {
  answerOf,
  editsIn,
  isAboutMatter,
  objectsIn,
  offersTime,
  settingOf,
  withoutAside,
} from '#functions/calls/dialogue/time-answer.ts';
import { namesTime } from '#functions/calls/dialogue/time-steps.ts';
import { noEdits, type TimeEdits } from '#functions/nlu/edits/index.ts';
import { type Intents, intentsIn } from '#functions/nlu/intents/index.ts';

/** A sentence as an answer to the question that was asked. */
export type ReadAnswer = {
  intents: Intents;
  edits: TimeEdits;
  agrees: boolean;
  refuses: boolean;
  /** Agrees to the time that was read back, and goes on with something else. */
  isAgreed: boolean;
  /** What is said is for the owner, and its time none for the call. */
  isPassedOn: boolean;
  /** Says that the time is none for the call. */
  deniesTime: boolean;
};

export function readAnswer(text: string, { understood, language }: Heard, dialogue: Dialogue): ReadAnswer {
  const said = intentsIn(text, language);
  const answer = answerOf(withoutExtensions(text, language), language, understood, dialogue);
  let isAnswer = agreesIn(answer, language);
  if (understood.language !== language) {
    isAnswer ||= agreesIn(answer, understood.language);
    const others = intentsIn(text, understood.language);
    for (const intent of Object.keys(said) as (keyof Intents)[]) said[intent] ||= others[intent];
  }
  const named = withoutAside(editsIn(answer, language, understood, dialogue), answer, language, dialogue);
  const isDeclined = offersTime(dialogue) && declinesCall(text, language, settingOf(dialogue), named);
  const isAgreed = !isDeclined && isYesWithMore(text, language, named, dialogue);
  const read = isDeclined || isAgreed ? noEdits : named;
  // “Not on the office phone, on the one I’m calling from”
  const edits = said.same_number ? { ...read, aboutNumber: false } : read;
  const isMatter = offersTime(dialogue)
    ? isAboutMatter(text, language, dialogue)
    : dialogue.agreed !== null && tellsOfAppointment(text, language, settingOf(dialogue));
  const intents = intentsOfAnswer(said, { text, answer, language, edits, isDeclined, isAgreed, isMatter }, dialogue);
  // “I’d like to move the fitting to Friday” chooses no offered time.
  const isNoChoice = dialogue.step === 'callback' && isMatter;
  const isAsked = isNoChoice || (offersTime(dialogue) && asksAboutTime(text, language));
  const isYes = isAgreed || (intents.yes && !intents.no && isAnswer && !isAsked && !objectsIn(answer, language, edits));
  const phrases = { agrees: isYes, refuses: intents.no && !intents.yes };
  // “Yes… no, wait”
  const isUnsure = !isYes && intents.yes && (intents.no || intents.wait);
  const reply =
    isUnsure || isAgreed
      ? { agrees: isAgreed, refuses: false }
      : readReply(phrases, { text: answer, language, edits, opinion: understood.reply }, dialogue);
  return {
    intents,
    edits,
    ...reply,
    isAgreed,
    // “No need to ring, he comes on Tuesday at four”
    isPassedOn: isMatter || (isDeclined && namesTime(named)),
    deniesTime: offersTime(dialogue) && (deniesTime(text, language) || namesAppointment()),
  };
  /** “No, it’s the appointment that I’d like on Friday” */
  function namesAppointment() {
    if (!intents.no || isAgreed || edits.refused.length > 0 || dialogue.standing !== null) return false;
    return tellsOfAppointment(text, language, settingOf(dialogue), { isAnswer: false });
  }
}
