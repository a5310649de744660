import { type Dialogue, isClearReason, isPressing, isUnwanted, type Step } from '#functions/calls/dialogue/state.ts';
import {
  clocksOf,
  update,
  endCall,
  listen,
  ownerSlot,
  varietyIn,
  record,
  say,
  wordsFor,
  type Draft,
} from '#functions/calls/dialogue/draft.ts';
import { spokenName, spokenNumber, spokenTimes, spokenTimesAgain } from '#functions/calls/dialogue/spoken-formats.ts';
import type { Language } from '#shared/values/language.ts';
import { TEXT_VERSION } from '#functions/calls/dialogue/consent.ts';

/** Enters a step and asks its question. */
export const enterStep = (draft: Draft, step: Step): Draft =>
  askOnceMore(update(draft, { step, asked: 0, repeats: 0 }));

/** Asks the question of the step; the second time in other words. */
export const askOnceMore = (draft: Draft): Draft => askQuestion(update(draft, { asked: draft.dialogue.asked + 1 }));

/** Repeats the last question; this does not count as asking again. */
export function askQuestion(draft: Draft): Draft {
  const { step } = draft.dialogue;
  if (step === 'message') return takeMessage(draft, 'ask');
  const question = questionOf(draft);
  if (step === 'reason') return listenFor(say(update(draft, { was_asked_why: true }), question), step);
  if (step === 'confirm') return listenFor(say(withNumberRead(draft), question), step);
  if (step !== 'consent') return listenFor(say(draft, question), step);
  const next = update(draft, {
    consent: {
      kind: 'strict',
      wording: question,
      text_version: TEXT_VERSION,
      language: draft.dialogue.language,
      spoken_at: draft.at.toISOString(),
      answer: 'silence',
      utterance_ms: null,
    },
  });
  return listenFor(say(next, question, false), step);
}

/** A telephone number on the keypad, with the prefix of a country. */
const MOST_DIGITS = 18;

/** Listens for the answer to a step’s question. */
export function listenFor(draft: Draft, step: Step): Draft {
  if (step === 'reason') return listen(draft, 30, 1200);
  if (step === 'number') return listen(draft, 15, 1000, [], MOST_DIGITS);
  if (['consent', 'confirm', 'may_text'].includes(step)) return listen(draft, 10, 800, wordsFor(draft).yes_or_no);
  return listen(draft);
}

function questionOf(draft: Draft): string {
  const { step, asked, offered, language, corrections, briefing } = draft.dialogue;
  const words = wordsFor(draft);
  const variant = asked > 1 ? 'again' : 'ask';
  if (step === 'callback') {
    const timeVariant = asked > 1 || corrections ? 'again' : 'ask';
    if (!offered.length) return words.own_time[timeVariant](ownerSlot(draft));
    const spoken = asked > 1 ? spokenTimesAgain : spokenTimes;
    const times = spoken(offered, draft.at, clocksOf(draft), varietyIn(draft.dialogue));
    return words.callback[timeVariant]({ ...ownerSlot(draft), times });
  }
  if (step === 'name' && briefing.remembered_name && variant === 'ask')
    return words.name.known({ caller: forenameOf(briefing.remembered_name, language) });
  if (step === 'reason' && variant === 'ask') return askWhy(draft);
  if (step === 'standing') return askAboutStanding(draft, variant);
  if (step === 'confirm') return readBack(draft, variant);
  if (step === 'challenge') return words.challenge;
  if (step === 'message' || step === 'booking' || step === 'closed') return messageQuestion(draft);
  return words[step][variant](ownerSlot(draft));
}

/** Asks what the call is about: of an owner who was alerted what has happened, and of a topic what of it is to be passed on. */
function askWhy(draft: Draft): string {
  const { about, urgent, ask } = wordsFor(draft).reason;
  if (isPressing(draft.dialogue)) return urgent;
  return (draft.dialogue.understood?.reason?.lacks === 'detail' ? about : ask)(ownerSlot(draft));
}

/** The first word of a name: another person at the same telephone learns no more. Japanese is addressed by the surname. */
const forenameOf = (name: string, language: Language) => (language === 'ja' ? name : name.split(' ')[0]!);

/** Names the callback that stands. */
function askAboutStanding(draft: Draft, variant: 'ask' | 'again'): string {
  const { standing } = draft.dialogue.briefing;
  const spoken = variant === 'again' ? spokenTimesAgain : spokenTimes;
  const times = standing ? [standing.starts_at] : [];
  const time = spoken(times, draft.at, clocksOf(draft), varietyIn(draft.dialogue));
  return wordsFor(draft).standing[variant]({ ...ownerSlot(draft), time });
}

/** Reads the proposed time back, and the number if it is not the line’s own. */
function readBack(draft: Draft, variant: 'ask' | 'again'): string {
  const { proposed, read_back, offered } = draft.dialogue;
  const variety = varietyIn(draft.dialogue);
  const isSaid = variant === 'again' || (proposed !== null && offered.includes(proposed.at));
  const spoken = isSaid ? spokenTimesAgain : spokenTimes;
  const time = proposed ? spoken([proposed.at], draft.at, clocksOf(draft), variety) : '';
  const { confirm } = wordsFor(draft);
  const number = numberToRead(draft);
  const plan = { ...ownerSlot(draft), time, number };
  if (read_back === 'fallback' && variant === 'ask' && !number) return confirm.fallback(plan);
  if (variant === 'again' || read_back === 'chosen' || read_back === 'fallback') return confirm[variant](plan);
  return read_back === 'corrected' && number ? confirm.ask(plan) : confirm[read_back](plan);
}

/** The number to call as it is read, if it is not the line’s own or has an extension. */
function numberToRead(draft: Draft): string | null {
  const { number, extension, briefing } = draft.dialogue;
  const called = number ?? (extension && briefing.caller_number);
  const spoken = called ? spokenNumber(called, varietyIn(draft.dialogue)) : null;
  if (!spoken || !extension) return spoken;
  return wordsFor(draft).with_extension({ number: spoken, extension: [...extension].join(' ') });
}

/** Takes a message. A call that may not be recorded has none, and ends. */
export function takeMessage(draft: Draft, why: 'ask' | 'wanted' | 'unheard'): Draft {
  if (!draft.dialogue.is_recorded) return closeWithThanks(draft);
  const { message } = wordsFor(draft);
  const { briefing, danger, step, asked } = draft.dialogue;
  const is_withheld = isWithheld(draft.dialogue);
  const there = update(readNumber(draft), { step: 'message', asked: step === 'message' ? asked : 1, is_withheld });
  // Who is in danger may still ask what to do; a doubtful caller may prove harmless; a number to call may be said; what is
  // urgent is read at once.
  if (!briefing.keeps_recordings || danger || is_withheld || isPressing(draft.dialogue) || hasNoNumber(draft.dialogue))
    return listenForMessage(say(there, messageQuestion(draft)));
  if (why !== 'ask') return record(say(there, message[why]));
  return record(say(there, (hasSaidSomething(draft.dialogue) ? message.ask : message.open)(ownerSlot(draft))));
}

/** Listens for what someone wants passed on who has said nothing yet: it is transcribed, since it is the matter of the call. */
export function hearMessage(draft: Draft): Draft {
  if (!draft.dialogue.is_recorded) return closeWithThanks(draft);
  const there = update(draft, { step: 'message', asked: 1, declined_callback: true, proposed: null });
  return listenForMessage(say(there, wordsFor(draft).reason.message));
}

/** Listens for a message, as long as one may be. */
export const listenForMessage = (draft: Draft): Draft => listen(draft, 120, 3000);

/** Asks for a message that is only transcribed. */
function messageQuestion(draft: Draft): string {
  const { spoken, open_spoken } = wordsFor(draft).message;
  return (hasSaidSomething(draft.dialogue) ? spoken : open_spoken)(ownerSlot(draft));
}

/** Whether there is anything yet that “anything else” would add to. */
export const hasSaidSomething = ({ understood, message, agreed, was_asked_why }: Dialogue): boolean =>
  message !== null ||
  agreed !== null ||
  (isClearReason(understood?.reason) && (was_asked_why || understood?.reason?.lacks !== 'matter'));

/** Whether a callback is not offered only because the caller is doubtful. */
const isWithheld = (dialogue: Dialogue): boolean =>
  isUnwanted(dialogue) && !dialogue.declined_callback && !dialogue.agreed;

/** Whether nobody could be called back: the line shows no number, and none was said. Of some callers only a recording is taken. */
const hasNoNumber = ({ number, briefing }: Dialogue): boolean =>
  number === null && briefing.caller_number === null && briefing.takes !== 'voicemail';

const withNumberRead = (draft: Draft): Draft =>
  update(draft, { read_number: draft.dialogue.number, read_extension: draft.dialogue.extension });

/** Reads a number that the caller said, unless it was read with a time. */
function readNumber(draft: Draft): Draft {
  const { number, read_number, extension, read_extension } = draft.dialogue;
  const spoken = numberToRead(draft);
  const isRead = number === read_number && extension === read_extension;
  if (!spoken || isRead || isUnwanted(draft.dialogue)) return draft;
  return say(withNumberRead(draft), wordsFor(draft).number_noted({ number: spoken }));
}

/** The usual closing. Repeats a name only if the caller said it. */
export const closeWithThanks = (draft: Draft): Draft =>
  endCall(
    readNumber(draft),
    'closed',
    wordsFor(draft).close({ ...ownerSlot(draft), name: spokenName(draft.dialogue.understood?.name) }),
  );
