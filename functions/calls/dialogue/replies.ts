import { namesThingBesideOwner } from '#functions/calls/dialogue/utterance.ts';
import { clockOfTimes } from '#functions/calls/dialogue/time-steps.ts';
import { type Acts, isDoubtful } from '#functions/calls/dialogue/state.ts';
import {
  type Draft,
  ownerSlot,
  say,
  sayForOwner,
  update,
  withNote,
  wordsFor,
} from '#functions/calls/dialogue/draft.ts';

/** Replies that are given at any step. None of them says anything about the owner. */
export function replyToIntents(draft: Draft, acts: Acts): Draft {
  const { intents, asksForOwner } = acts;
  const asksAboutOwner = intents.asks_about_owner && !namesThingBesideOwner(acts.text, acts.language);
  const words = wordsFor(draft);
  const owner = ownerSlot(draft);
  const { given } = draft.dialogue;
  const isKin = intents.kin && !given.includes('kin');
  const wantsHuman = intents.wants_human && !intents.wants_callback;
  const once = {
    human: wantsHuman,
    not_available: asksForOwner && !wantsHuman && !isKin,
    kin: isKin,
  };
  const asksForHome = intents.asks_for_home && !asksForOwner;
  const replies = [
    intents.robot_question && !wantsHuman && words.robot(owner),
    intents.who_is_this && !intents.robot_question && words.who(owner),
    intents.hears_me && !intents.robot_question && !asksForOwner && words.can_hear,
    intents.asks_if_noted && words.pass_on(owner),
    intents.child && words.child,
    ...(['human', 'not_available', 'kin'] as const).map(
      (reply) => once[reply] && !given.includes(reply) && words[reply](owner),
    ),
    (asksAboutOwner || asksForHome) && !asksForOwner && !isKin && words.cannot_say(owner),
    asksForCode(acts) && words.no_codes,
    intents.asks_clock && clockOfTimes(draft),
  ];
  const replied = replies.reduce<Draft>((next, reply) => (reply ? say(next, reply) : next), draft);
  const noted = intents.asks_for_home ? withNote(replied, 'asked_for_home') : replied;
  const now = (['human', 'not_available', 'kin'] as const).filter((reply) => once[reply]);
  return now.length ? update(noted, { given: [...new Set([...given, ...now])] }) : noted;
}

/** The area code of a number is none that we keep. */
export const asksForCode = ({ intents, number }: Acts) => intents.asks_for_code && !number;

/**
 * Gives the owner’s answers to what is asked, each once a call; to no doubtful caller, since they may hold an address. A
 * courier at the door who has been answered needs no callback.
 */
export function giveOwnAnswers(draft: Draft, { ownAnswers }: Acts): Draft {
  const { answered } = draft.dialogue;
  const next = ownAnswers.filter(({ id }) => !answered.includes(id));
  if (!next.length || isDoubtful(draft.dialogue) || draft.dialogue.step === 'message') return draft;
  const given = next.reduce((said, { text }) => sayForOwner(said, text), draft);
  const isCourier = draft.dialogue.is_at_door && next.some(({ topic }) => topic === 'courier');
  return update(given, {
    answered: [...answered, ...next.map(({ id }) => id)],
    declined_callback: given.dialogue.declined_callback || isCourier,
  });
}
