import type { Told } from '#functions/calls/dialogue/state.ts';
import { answers } from '#functions/calls/dialogue/answers.ts';
import { disclose } from '#functions/calls/dialogue/disclose.ts';
import { change, close, say, wordsFor, write, type Draft } from '#functions/calls/dialogue/draft.ts';
import { clearlySpeaks, heardIn, kept, tidy, together, type Heard } from '#functions/calls/dialogue/heard.ts';
import { withdraw } from '#functions/calls/dialogue/leave.ts';
import { leaveMessage, thank } from '#functions/calls/dialogue/questions.ts';
import { isLanguage } from '#shared/values/language.ts';
import { silent } from '#functions/calls/dialogue/unspoken.ts';
import { unsureIn } from '#functions/calls/dialogue/unsure.ts';

/** Takes what a caller says: first what holds at any time, then the answer to what was asked. */
export function said(draft: Draft, told: Extract<Told, { t: 'said' }>): Draft {
  const { step } = draft.dialogue;
  const text = tidy(told.text);
  if (step === 'closed') return draft;
  if (!text) return silent(draft);
  const spoken = isLanguage(told.understood.language) ? told.understood.language : draft.dialogue.language;
  const now = together(null, { ...told.understood, language: spoken });
  const isOther = clearlySpeaks(text, draft.dialogue.language, now.language);
  const language = isOther ? now.language : draft.dialogue.language;
  const heard = heardIn(text, draft.dialogue, language, now);
  const understood = together(draft.dialogue.understood, {
    ...now,
    urgent: now.urgent || heard.intents.emergency,
    callback: heard.quotesUs ? null : now.callback,
  });
  const writable = kept(text, language);
  const withheld = heard.intents.do_not_record && step !== 'consent';
  let turn = change(draft, { understood, language, silences: 0 });
  if (!withheld) turn = write(turn, 'caller', writable, unsureIn(writable, told.alternatives, told.confidence));
  if (heard.intents.abuse && !heard.intents.emergency) return hangUpOn(turn);
  if (isOther && step !== 'message') turn = disclose(turn);
  if (withheld) turn = withdraw(turn);
  turn = replies(turn, heard);
  const isInterrupted = isOther || withheld || heard.intents.repeat_please || turn.commands.length > 0;
  return answer(turn, { ...heard, isInterrupted }, writable);
}

function answer(turn: Draft, heard: Heard, text: string): Draft {
  const { step, is_recorded } = turn.dialogue;
  const { intents } = heard;
  if (step === 'closed') return turn;
  if (intents.wants_no_callback && !heard.time) turn = change(turn, { declined_callback: true });
  if (step === 'message' || step === 'booking' || step === 'challenge') return answers[step](turn, heard, text);
  if (intents.wants_message && is_recorded && !heard.tellsMore && !heard.time) return leaveMessage(turn, 'wanted');
  const isAnswer =
    heard.agrees || heard.refuses || heard.tellsMore || heard.time || intents.first_slot || intents.second_slot;
  if (intents.goodbye && !isAnswer) return thank(turn);
  return answers[step](turn, heard, text);
}

/** What is answered whatever was asked. None of it says anything of the owner. */
function replies(turn: Draft, { intents }: Heard): Draft {
  const words = wordsFor(turn);
  const due = [
    intents.emergency && words.emergency,
    intents.robot_question && words.robot,
    intents.asks_about_owner && words.cannot_say,
    intents.asks_for_code && words.no_codes,
  ];
  return due.reduce<Draft>((sofar, sentence) => (sentence ? say(sofar, sentence) : sofar), turn);
}

const hangUpOn = (turn: Draft): Draft =>
  close(change(turn, { signs: { ...turn.dialogue.signs, abusive: true } }), 'abuse', wordsFor(turn).abuse);
