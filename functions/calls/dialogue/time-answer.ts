import { additionIn, addsIn, agreesIn } from '#functions/calls/dialogue/agreement.ts';
import { digitRunsIn, withoutLongNumbers } from '#functions/calls/dialogue/masking.ts';
import { asksAboutTime, tellsOfMatter } from '#functions/calls/dialogue/matter.ts';
import type { Dialogue, Step } from '#functions/calls/dialogue/state.ts';
import { isBrief, isQuestion, isShort } from '#functions/calls/dialogue/utterance.ts';
import { isToMove, namesCall } from '#functions/nlu/edits/appointment.ts';
import { cuesIn, type FoundCue } from '#functions/nlu/edits/cues-in.ts';
import { noEdits, type TimeEdits, timeEditsIn } from '#functions/nlu/edits/index.ts';
import { intentsIn, textBefore } from '#functions/nlu/intents/index.ts';
import type { Setting, Understood } from '#functions/nlu/port.ts';
import type { Language } from '#shared/values/language.ts';
import { findWhens } from '#functions/nlu/when/find.ts';
import { onOwnersClock } from '#functions/nlu/when/named-clock.ts';
import { dayAndMinutesIn } from '#shared/values/zone.ts';

const timeSteps: readonly Step[] = ['standing', 'callback', 'confirm', 'may_text'];

/** Whether a time is offered or was read back. */
export const offersTime = ({ step }: Pick<Dialogue, 'step'>): boolean => step === 'callback' || step === 'confirm';

/** Whether a time is agreed, and the rest of the call about something else. */
const isAgreed = ({ agreed }: Dialogue) => agreed !== null;

/** The caller’s clock, when the call began. */
export const settingOf = ({ begun_at, briefing }: Dialogue): Setting => ({
  reference: new Date(begun_at),
  zone: briefing.caller_zone ?? briefing.zone,
});

/** Whether the time in an utterance is none for the call, once a time was asked for. */
export const isAboutMatter = (text: string, language: Language, dialogue: Dialogue): boolean =>
  tellsOfMatter(text, language, settingOf(dialogue), { isMoving: dialogue.standing !== null }) ||
  mayBeAppointments(text, language, dialogue);

/**
 * “Could we do Saturday instead?”, from a caller who wants to move an appointment: whether they mean that or the call is not
 * clear, so when to call is asked once more.
 */
function mayBeAppointments(text: string, language: Language, dialogue: Dialogue): boolean {
  const { step, asked, corrections, standing, understood } = dialogue;
  const isFirstAnswer = step === 'callback' && asked <= 1 && corrections === 0 && standing === null;
  if (!isFirstAnswer || !isToMove(understood?.reason?.summary ?? '', language) || namesCall(text, language))
    return false;
  const times = findWhens(text, language, settingOf(dialogue));
  const asks = isQuestion(text) || cuesIn(text, language).some(({ cues }) => cues.has('instead'));
  return asks && times.length === 1 && times.every(({ precision }) => precision === 'day');
}

/** What an utterance changes about the time, by the question that it answers. */
export function editsIn(text: string, language: Language, { callback }: Understood, dialogue: Dialogue): TimeEdits {
  const { step, offered } = dialogue;
  // While a number is asked for, three digits at most are a time.
  const isShort = digitRunsIn(text, language).every((run) => run.length <= 3);
  const isChange = step === 'message' && isAgreed(dialogue);
  const isAboutTime = timeSteps.includes(step) || isChange || (step === 'number' && isShort);
  const setting = settingOf(dialogue);
  if (offersTime(dialogue) && asksAboutTime(text, language)) return noEdits;
  if ((offersTime(dialogue) || isAgreed(dialogue)) && isAboutMatter(text, language, dialogue)) return noEdits;
  // “In the evening for me, ten hers”: ten there is no hour of the caller’s evening.
  const onOneClock = onOwnersClock(text, language) ?? text;
  // A telephone number is no time.
  return timeEditsIn(withoutNumbers(onOneClock, language), language, setting, {
    isAboutTime,
    offers: isAboutTime ? offered.length : 0,
    chosen: callback && text.includes(callback.text) ? callback : null,
    proposed: dialogue.proposed && dayAndMinutesIn(setting.zone, Date.parse(dialogue.proposed.at)).day,
  });
}

/** “Yes, and note that there are three of us in the village”: beside a yes, a number without an hour is no time. */
export function withoutAside(edits: TimeEdits, text: string, language: Language, dialogue: Dialogue): TimeEdits {
  const isAside = dialogue.step === 'confirm' && edits.wanted.length > 0 && !isBrief(text);
  const isCorrected = cuesIn(text, language).some(({ cues }) => cues.has('corrects') && !cues.has('except'));
  if (!isAside || isCorrected || !agreesIn(text, language) || namesWhen(text, language, dialogue)) return edits;
  return { ...edits, wanted: [] };
}

/** A number alone is no time any more: “send it, I will read it to her”, in Turkish “ona”, is none. */
export const namesWhen = (text: string, language: Language, dialogue: Dialogue): boolean =>
  findWhens(text, language, settingOf(dialogue)).length > 0;

const SHORT_YES = { words: 5, letters: 10 };

/**
 * The answer to a proposed time, without what else the owner is to hear: of “yes, and tell her to keep it below one twenty” the
 * number is no time.
 */
export function answerOf(text: string, language: Language, understood: Understood, dialogue: Dialogue): string {
  if (!timeSteps.includes(dialogue.step)) return text;
  const before = textBefore(text, language, 'tells_owner');
  if (!before || intentsIn(text.slice(before.length), language).wants_callback) return text;
  // «Да, верно, и ещё передайте …»: the “and” belongs to the message.
  const isShortYes = isShort(before, SHORT_YES) && agreesIn(before, language) && !objects(before, language);
  if (addsIn(before, language) && !isShortYes) return text;
  const { wanted, choice } = editsIn(before, language, understood, dialogue);
  return agreesIn(before, language) || wanted.length || choice ? before : text;
}

const objects = (text: string, language: Language) => cuesIn(text, language).some(({ cues }) => cues.has('but'));

/** “All right, but later”, “okay, but I’m at work then”, “yes, a bit later”. */
export function objectsIn(text: string, language: Language, { other }: TimeEdits): boolean {
  const cues = cuesIn(text, language).filter(({ words }) => words > 1);
  // Of Japanese, letters are counted: 早めに is no objection.
  if (language !== 'ja' && other !== null && cues.some(({ cues: all }) => all.has('sooner') || all.has('after')))
    return true;
  const added = additionIn(text, language);
  const isAfter = ({ cues: all, index }: FoundCue) => index > added! && (all.has('except') || all.has('except_before'));
  return added !== null && (other !== null || cues.some(isAfter));
}

/** A text without numbers that are too long for a time, in figures or words. */
const withoutNumbers = (text: string, language: Language) =>
  withoutLongNumbers(text.replace(/\+?\p{Nd}[\p{Nd}\s().-]{5,}\p{Nd}/gu, ' '), language, 7);
