import type { Step } from '#functions/calls/dialogue/state.ts';
import {
  update,
  endCall,
  listen,
  ownerSlot,
  record,
  say,
  wordsFor,
  type Draft,
} from '#functions/calls/dialogue/draft.ts';
import { spokenName, spokenNumber, spokenTime, spokenTimes } from '#functions/calls/dialogue/spoken-formats.ts';
import { TEXT_VERSION } from '#functions/calls/dialogue/consent.ts';

/** Enters a step and asks its question. */
export const enterStep = (draft: Draft, step: Step): Draft => askOnceMore(update(draft, { step, asked: 0 }));

/** Asks the question of the step; the second time in other words. */
export const askOnceMore = (draft: Draft): Draft => askQuestion(update(draft, { asked: draft.dialogue.asked + 1 }));

/** Repeats the last question; this does not count as asking again. */
export function askQuestion(draft: Draft): Draft {
  const { step } = draft.dialogue;
  if (step === 'message') return takeMessage(draft, 'ask');
  const question = questionOf(draft);
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

function listenFor(draft: Draft, step: Step): Draft {
  if (step === 'reason') return listen(draft, 30, 1200);
  if (['consent', 'urgency', 'confirm', 'may_text'].includes(step))
    return listen(draft, 10, 800, wordsFor(draft).yes_or_no);
  return listen(draft);
}

function questionOf(draft: Draft): string {
  const { step, asked, briefing, proposed, offered, language, corrections } = draft.dialogue;
  const words = wordsFor(draft);
  const variant = asked > 1 ? 'again' : 'ask';
  if (step === 'callback') {
    const timeVariant = asked > 1 || corrections ? 'again' : 'ask';
    if (!offered.length) return words.own_time[timeVariant](ownerSlot(draft));
    return words.callback[timeVariant]({ ...ownerSlot(draft), times: spokenTimes(offered, briefing.zone, language) });
  }
  if (step === 'confirm') {
    const time = proposed ? spokenTime(proposed.at, briefing.zone, language) : '';
    const number = briefing.caller_number && spokenNumber(briefing.caller_number);
    return words.confirm[variant]({ ...ownerSlot(draft), time, number });
  }
  if (step === 'challenge') return words.challenge;
  if (step === 'message' || step === 'booking' || step === 'closed') return words.message.spoken(ownerSlot(draft));
  return words[step][variant](ownerSlot(draft));
}

/** Takes a message. A call that may not be recorded has none, and ends. */
export function takeMessage(draft: Draft, why: 'ask' | 'wanted' | 'unheard'): Draft {
  if (!draft.dialogue.is_recorded) return closeWithThanks(draft);
  const { message } = wordsFor(draft);
  const there = update(draft, { step: 'message', asked: draft.dialogue.step === 'message' ? draft.dialogue.asked : 1 });
  if (!draft.dialogue.briefing.keeps_recordings) return listen(say(there, message.spoken(ownerSlot(draft))), 120, 3000);
  return record(say(there, why === 'ask' ? message.ask(ownerSlot(draft)) : message[why]));
}

/** The usual closing. Repeats a name only if the caller said it. */
export const closeWithThanks = (draft: Draft): Draft =>
  endCall(
    draft,
    'closed',
    wordsFor(draft).close({ ...ownerSlot(draft), name: spokenName(draft.dialogue.understood?.name) }),
  );
