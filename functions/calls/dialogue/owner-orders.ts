import {
  addToTranscript,
  draftOf,
  type Draft,
  elapsedMs,
  endCall,
  listen,
  ownerIn,
  say,
  update,
  varietyIn,
} from '#functions/calls/dialogue/draft.ts';
import { mask } from '#functions/calls/dialogue/masking.ts';
import {
  type HeldReply,
  type OwnerSide,
  pendingOrders,
  RING_S,
  TALK_MINUTES,
} from '#functions/calls/dialogue/owner-side.ts';
import { ownerWords } from '#functions/calls/dialogue/owner-words.ts';
import type { Dialogue } from '#functions/calls/dialogue/state.ts';
import { languageOfText } from '#functions/calls/dialogue/text-language.ts';
import type { Command, DialResult } from '#functions/providers/telephony/port.ts';
import type { Language } from '#shared/values/language.ts';
import type { OwnerOrder } from '#shared/values/live-call.ts';

/** A call between two turns, with what the telephone does next. */
export type OwnerReply = { dialogue: Dialogue; commands: Command[]; owner: OwnerSide };

/** How long the caller may think about the owner’s question, and pause. */
const ANSWER_S = 20;
const ANSWER_SILENCE_MS = 1200;

/**
 * Carries out what the owner ordered, between what the caller said and what the assistant was about to reply:
 *
 * - `tell` is said before the reply;
 * - `ask` and `take_over` hold the reply back, until the caller has answered or the owner’s phone was not;
 * - `end` takes its place, unless the reply confirms a callback: then it waits for the next turn.
 *
 * Messages go first; of the others one a turn. A call that has ended takes no orders. Pure.
 */
export function carryOut(before: Dialogue, reply: OwnerReply, at: Date): OwnerReply {
  const isOver = reply.dialogue.step === 'closed' && reply.dialogue.ended !== 'closed';
  const orders = pendingOrders(reply.owner);
  if (isOver || orders.length === 0) return reply;
  const spoken = orders.filter(isMessage).reduce((next, order) => tell(before, next, order, at), reply);
  const isJustBooked = reply.dialogue.agreed !== null && before.agreed === null;
  const other = orders.find((order) => !isMessage(order) && !(order.kind === 'end' && isJustBooked));
  if (!other) return spoken;
  const noted = markDone(spoken, other, at);
  if (other.kind === 'ask') return ask(before, noted, other, at);
  if (other.kind === 'take_over') return putThrough(before, noted, at);
  const { heard } = split(before, noted);
  return { ...noted, ...plain(endCall(draftOf(heard, at), 'closed', wordsOf(heard).end)) };
}

/** Rings the owner’s phone; the reply is held back in case that nobody answers. Without a number, nothing happens. */
export function putThrough(before: Dialogue, reply: OwnerReply, at: Date): OwnerReply {
  const { phone: number, caller_id } = reply.owner;
  if (!number || !caller_id) return reply;
  const { heard, held } = split(before, reply);
  const draft = say(draftOf(heard, at), wordsOf(heard).connecting(ownerIn(heard)), false);
  const turn = heard.turn + 1;
  const dial: Command = { c: 'dial', turn, number, caller_id, timeout_s: RING_S, max_s: TALK_MINUTES * 60 };
  const { dialogue, commands } = plain(update(draft, { turn }));
  const owner = { ...reply.owner, held, ring: { since: at.toISOString(), result: null } };
  return { dialogue, commands: [...commands, dial], owner };
}

/** The same before the first question: the caller hears that a machine answers, and is put through instead of asked. */
export function putThroughAtOnce({ dialogue, commands, owner }: OwnerReply, at: Date): OwnerReply {
  const last = commands.findLastIndex(({ c }) => c === 'say');
  const before = { ...dialogue, transcript: dialogue.transcript.slice(0, -1) };
  const rung = putThrough(before, { dialogue, commands: commands.slice(last), owner }, at);
  return { ...rung, commands: [...commands.slice(0, last), ...rung.commands] };
}

/** After the owner’s phone: the two have talked, and the call is over; or the assistant comes back and goes on. */
export function afterRing({ dialogue, owner }: Omit<OwnerReply, 'commands'>, result: DialResult, at: Date): OwnerReply {
  const noted: OwnerSide = { ...owner, ring: owner.ring && { ...owner.ring, result } };
  if (dialogue.step === 'closed') return { dialogue, commands: [], owner: noted };
  if (result === 'answered') {
    return {
      dialogue: { ...dialogue, step: 'closed', ended: 'closed' },
      commands: [{ c: 'hangup' }],
      owner: { ...noted, held: null },
    };
  }
  return resume(say(draftOf(dialogue, at), wordsOf(dialogue).missed(ownerIn(dialogue))), noted);
}

/** After the owner’s question: its answer is noted, if there is one, and the assistant says what it was about to say. */
export function afterAnswer(
  { dialogue, owner }: Omit<OwnerReply, 'commands'>,
  answer: { text: string; unsure: [number, number][] } | undefined,
  at: Date,
): OwnerReply {
  const { question } = owner;
  const draft = draftOf(dialogue, at);
  if (!answer || question === null) return resume(draft, owner);
  const answers = [...owner.answers, { question, answer: answer.text }];
  return resume(addToTranscript(draft, 'caller', answer.text, answer.unsure), { ...owner, answers });
}

/** The last question once more, for a turn that the owner interrupted rather than the caller’s silence. */
export function repeatQuestion(dialogue: Dialogue, last: readonly Command[], owner: OwnerSide, at: Date): OwnerReply {
  const question = last.filter(({ c }) => c === 'say').slice(-1);
  const waiting = last.filter(({ c }) => c === 'listen' || c === 'record');
  const lines = question.flatMap((each) => (each.c === 'say' ? [lineOf(each.text, dialogue)] : []));
  const held: HeldReply = { commands: [...question, ...waiting], lines, step: dialogue.step, ended: null };
  return resume(draftOf(dialogue, at), { ...owner, held });
}

function resume(draft: Draft, owner: OwnerSide): OwnerReply {
  const { held } = owner;
  const free: OwnerSide = { ...owner, held: null, question: null };
  if (!held) return { ...plain(listen(draft)), owner: free };
  const turn = draft.dialogue.turn + 1;
  const isListening = held.commands.some((each) => 'turn' in each);
  const lines = draft.dialogue.is_recorded ? held.lines.map((line) => ({ ...line, at_ms: elapsedMs(draft) })) : [];
  const { dialogue, commands } = plain(
    update(draft, {
      step: held.step,
      ended: held.ended,
      turn: isListening ? turn : draft.dialogue.turn,
      transcript: [...draft.dialogue.transcript, ...lines],
    }),
  );
  return {
    dialogue,
    commands: [...commands, ...held.commands.map((each) => ('turn' in each ? { ...each, turn } : each))],
    owner: free,
  };
}

function tell(before: Dialogue, reply: OwnerReply, order: OwnerOrder, at: Date): OwnerReply {
  const { heard, held } = split(before, reply);
  const { language } = reply.owner;
  const said = quote(draftOf(heard, at), wordsOf(heard).tells(ownerIn(heard)), order, language);
  const transcript = [...said.dialogue.transcript, ...held.lines];
  return markDone(
    { ...reply, dialogue: { ...reply.dialogue, transcript }, commands: [...said.commands, ...reply.commands] },
    order,
    at,
  );
}

const isMessage = ({ kind }: OwnerOrder) => kind === 'tell';

function ask(before: Dialogue, reply: OwnerReply, order: OwnerOrder, at: Date): OwnerReply {
  const { heard, held } = split(before, reply);
  const { language } = reply.owner;
  const asked = quote(draftOf(heard, at), wordsOf(heard).asks(ownerIn(heard)), order, language);
  const question = textOf(order, heard);
  return { ...plain(listen(asked, ANSWER_S, ANSWER_SILENCE_MS)), owner: { ...reply.owner, held, question } };
}

/** The owner’s words under a sentence that says whose they are, each in the voice of its language. */
function quote(draft: Draft, frame: string, order: OwnerOrder, ofOwner: Language): Draft {
  const { language, briefing } = draft.dialogue;
  const text = textOf(order, draft.dialogue);
  const spoken = order.reply ? language : languageOfText(text, language, ofOwner);
  const aloud = (text: string, spoken: Language): Command => {
    const { voice } = briefing;
    const variety = varietyIn({ briefing, language: spoken });
    return { c: 'say', text, language: variety, voice, can_interrupt: false };
  };
  const commands =
    spoken === language ? [aloud(`${frame} ${text}`, language)] : [aloud(frame, language), aloud(text, spoken)];
  const noted = addToTranscript(draft, 'assistant', mask(`${frame} ${text}`, spoken));
  return { ...noted, commands: [...noted.commands, ...commands] };
}

const wordsOf = (dialogue: Dialogue) => ownerWords[varietyIn(dialogue)];
const textOf = ({ text, reply }: OwnerOrder, dialogue: Dialogue): string =>
  reply ? wordsOf(dialogue).replies[reply] : (text ?? '');

/** A turn without the assistant’s reply, and that reply. A goodbye that is held back has not ended the call yet. */
function split(before: Dialogue, { dialogue, commands }: OwnerReply): { heard: Dialogue; held: HeldReply } {
  const { transcript, step, ended } = dialogue;
  const from = Math.max(before.transcript.length, transcript.findLastIndex(({ who }) => who === 'caller') + 1);
  const isOpen = step !== 'closed';
  return {
    heard: {
      ...dialogue,
      transcript: transcript.slice(0, from),
      step: isOpen ? step : before.step,
      ended: isOpen ? ended : null,
    },
    held: { commands, lines: transcript.slice(from), step, ended },
  };
}

const markDone = (reply: OwnerReply, order: OwnerOrder, at: Date): OwnerReply => ({
  ...reply,
  owner: {
    ...reply.owner,
    orders: reply.owner.orders.map((each) => (each.id === order.id ? { ...each, done_at: at.toISOString() } : each)),
  },
});

const lineOf = (text: string, { language }: Dialogue) => ({
  who: 'assistant' as const,
  at_ms: 0,
  text: mask(text, language),
  unsure: [],
});

const plain = ({ dialogue, commands }: Draft) => ({ dialogue, commands });
