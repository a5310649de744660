import type { Command } from '#functions/providers/telephony/port.ts';
import type { Dialogue, Effect } from '#functions/calls/dialogue/state.ts';
import { wordsOf } from '#functions/calls/dialogue/words/words.ts';

/** Where a dialogue stands after something happened, what the telephone is to do, and what is to be done in the world. */
export type Turned = { dialogue: Dialogue; commands: Command[]; effects: Effect[] };

/** A turn that is being made up: what it came to so far, when it takes place, and which times are free. */
export type Draft = Turned & { at: Date; free: readonly string[] };

export const draftOf = (dialogue: Dialogue, at: Date, free: readonly string[] = []): Draft => ({
  dialogue,
  commands: [],
  effects: [],
  at,
  free,
});

export const change = (draft: Draft, patch: Partial<Dialogue>): Draft => ({
  ...draft,
  dialogue: { ...draft.dialogue, ...patch },
});

export const wordsFor = ({ dialogue }: Draft) => wordsOf[dialogue.language];
export const owned = ({ dialogue }: Draft) => ({ owner: dialogue.briefing.owner });

/** Milliseconds since the call began. */
export const passed = ({ dialogue, at }: Draft) => Math.max(0, at.getTime() - Date.parse(dialogue.begun_at));

const command = (draft: Draft, one: Command): Draft => ({ ...draft, commands: [...draft.commands, one] });

/** Asks for something to be done in the world. */
export const effect = (draft: Draft, one: Effect): Draft => ({ ...draft, effects: [...draft.effects, one] });

/** Says one sentence, and writes it down where the call is. */
export function say(draft: Draft, text: string, can_interrupt = true): Draft {
  const { language, briefing } = draft.dialogue;
  const said = command(draft, { c: 'say', text, language, voice: briefing.voice, can_interrupt });
  return write(said, 'assistant', text);
}

/** Adds to the transcript, of which a call that is not recorded has none. */
export function write(draft: Draft, who: 'assistant' | 'caller', text: string, unsure: [number, number][] = []): Draft {
  if (!draft.dialogue.is_recorded) return draft;
  return change(draft, {
    transcript: [...draft.dialogue.transcript, { who, at_ms: passed(draft), text, unsure }],
  });
}

/** Listens for as long as it takes to say what was asked for; keys are always taken. */
export function listen(draft: Draft, max_s = 15, end_silence_ms = 1000, hints: string[] = []): Draft {
  const turn = draft.dialogue.turn + 1;
  const { language } = draft.dialogue;
  const next = change(draft, { turn });
  return command(next, { c: 'listen', turn, language, hints, max_s, end_silence_ms, dtmf: true });
}

export function record(draft: Draft): Draft {
  const turn = draft.dialogue.turn + 1;
  return command(change(draft, { turn }), { c: 'record', turn, max_s: 120, beep: true });
}

/** Ends the call, with a last sentence unless nobody is there to hear it. */
export function close(draft: Draft, ended: NonNullable<Dialogue['ended']>, sentence?: string): Draft {
  const said = sentence === undefined ? draft : command(say(draft, sentence, false), { c: 'hangup' });
  return effect(change(said, { step: 'closed', ended }), { do: 'end_call' });
}
