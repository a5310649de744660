import type { Command } from '#functions/providers/telephony/port.ts';
import type { Briefing, CallNote, Dialogue, Effect } from '#functions/calls/dialogue/state.ts';
import { languageOfText } from '#functions/calls/dialogue/text-language.ts';
import { languageOf } from '#functions/nlu/language/index.ts';
import { nameScriptOf } from '#shared/values/name-script.ts';
import { promptsOf } from '#functions/nlu/languages/prompts.ts';
import type { Variety } from '#shared/values/language.ts';
import { varietyOf } from '#shared/values/portuguese.ts';

/** The state of a dialogue after an event, what the telephone does next, and the side effects to perform. */
export type Decision = { dialogue: Dialogue; commands: Command[]; effects: Effect[] };

/** A decision in the making. */
export type Draft = Decision & {
  at: Date;
  free: readonly string[];
  /** This turn answered something else first: the question is repeated in the same words. */
  isInterrupted: boolean;
};

export const draftOf = (dialogue: Dialogue, at: Date, free: readonly string[] = []): Draft => ({
  dialogue,
  commands: [],
  effects: [],
  at,
  free,
  isInterrupted: false,
});

export const update = (draft: Draft, patch: Partial<Dialogue>): Draft => ({
  ...draft,
  dialogue: { ...draft.dialogue, ...patch },
});

/** How the language of the call is worded and said to this caller. */
export const varietyIn = ({ briefing, language }: Pick<Dialogue, 'briefing' | 'language'>): Variety =>
  varietyOf(language, briefing.portuguese);
export const wordsFor = ({ dialogue }: Draft) => promptsOf[varietyIn(dialogue)];
export const withNote = (draft: Draft, note: CallNote): Draft =>
  update(draft, { notes: [...new Set([...draft.dialogue.notes, note])] });

/** The clocks on which times are said. */
export const clocksOf = ({ dialogue }: Draft) => ({ ...dialogue.briefing, owner: ownerIn(dialogue) });
export const ownerSlot = ({ dialogue }: Draft) => ({ owner: ownerIn(dialogue) });

/** The owner’s name in the language of the call. */
export const ownerIn = ({ briefing, language }: Pick<Dialogue, 'briefing' | 'language'>): string =>
  briefing.spoken_names?.[nameScriptOf(language)] ?? briefing.owner;

/** What callers may call the owner. */
export const ownerNames = ({ owner, spoken_names }: Briefing): string[] => [
  ...new Set([owner, ...Object.values(spoken_names ?? {})]),
];

/** Milliseconds since the call began. */
export const elapsedMs = ({ dialogue, at }: Draft) => Math.max(0, at.getTime() - Date.parse(dialogue.begun_at));

const command = (draft: Draft, one: Command): Draft => ({ ...draft, commands: [...draft.commands, one] });

/** Adds a side effect, to be performed after the decision. */
export const addEffect = (draft: Draft, one: Effect): Draft => ({ ...draft, effects: [...draft.effects, one] });

/** Says one sentence, and adds it to the transcript. */
export function say(draft: Draft, text: string, can_interrupt = true, language = varietyIn(draft.dialogue)): Draft {
  const { briefing } = draft.dialogue;
  const next = command(draft, { c: 'say', text, language, voice: briefing.voice, can_interrupt });
  return addToTranscript(next, 'assistant', text);
}

/** The language that an owner’s sentence for all calls is read aloud in: its own, also where it is not the call’s. */
function languageOfAnswer(text: string, dialogue: Dialogue): Variety {
  const ofCall = dialogue.language;
  const own = languageOf([text], languageOfText(text, ofCall, ofCall));
  return own === ofCall ? varietyIn(dialogue) : own;
}

/** Says an answer that the owner wrote, and marks it as theirs. */
export function sayForOwner(draft: Draft, text: string): Draft {
  const said = say(draft, text, true, languageOfAnswer(text, draft.dialogue));
  const { transcript, is_recorded } = said.dialogue;
  const last = is_recorded ? transcript.at(-1) : undefined;
  return last
    ? update(said, { transcript: [...transcript.slice(0, -1), { ...last, is_own_answer: true as const }] })
    : said;
}

/** Adds to the transcript; a call that is not recorded has none. */
export function addToTranscript(
  draft: Draft,
  who: 'assistant' | 'caller',
  text: string,
  unsure: [number, number][] = [],
): Draft {
  if (!draft.dialogue.is_recorded) return draft;
  return update(draft, {
    transcript: [...draft.dialogue.transcript, { who, at_ms: elapsedMs(draft), text, unsure }],
  });
}

/** Listens for speech or keys, of which one is an answer unless more are asked for. */
export function listen(draft: Draft, max_s = 15, end_silence_ms = 1000, hints: string[] = [], max_digits = 1): Draft {
  const turn = draft.dialogue.turn + 1;
  const language = varietyIn(draft.dialogue);
  const next = update(draft, { turn });
  return command(next, { c: 'listen', turn, language, hints, max_s, end_silence_ms, max_digits });
}

export function record(draft: Draft): Draft {
  const turn = draft.dialogue.turn + 1;
  return command(update(draft, { turn }), { c: 'record', turn, max_s: 120, beep: true });
}

/** Ends the call, with a last sentence unless the caller has hung up. */
export function endCall(draft: Draft, ended: NonNullable<Dialogue['ended']>, sentence?: string): Draft {
  const closing = sentence === undefined ? draft : command(say(draft, sentence, false), { c: 'hangup' });
  return update(closing, { step: 'closed', ended });
}
