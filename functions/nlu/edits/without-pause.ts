import type { FoundCue } from '#functions/nlu/edits/cues-in.ts';
import { PAUSE } from '#functions/nlu/edits/pause.ts';
import type { EditCue } from '#functions/nlu/edits/phrases.ts';

/**
 * «Не, в среду»: a single word before a pause refuses nothing that follows. Where it is a bare “no”, it refuses what it
 * follows without a pause, «el jueves no, el viernes», and else only corrects. No refusal reaches into the next sentence.
 */
export function withoutPause(cue: FoundCue, text: string): FoundCue {
  if (cue.words > 1 && /^\s?[.!?。！？؟]\s*[\p{L}\p{N}]/u.test(text.slice(cue.end)))
    return { ...cue, cues: new Set([...cue.cues].filter((one) => one !== 'except')) };
  if (isAfterHour(cue, text)) return { ...cue, cues: new Set([...cue.cues].filter((one) => one !== 'except')) };
  if (cue.words !== 1 || !/^\s?[,،、.;—–]/.test(text.slice(cue.end, cue.end + 2))) return cue;
  const kept = [...cue.cues].filter((one) => one !== 'except');
  const isBare = cue.cues.has('corrects') && cue.cues.has('except');
  if (!isBare) return { ...cue, cues: new Set(kept) };
  if (!/[\p{L}\p{N}]/u.test(text.slice(cue.end))) return cue;
  const isBehind = /[\p{L}\p{N}]\s*$/u.test(text.slice(0, cue.index).slice(-4));
  return { ...cue, cues: new Set<EditCue>(isBehind ? [...kept, 'except_before'] : kept) };
}

/** “Nine I’m at work, Thursday”: what may refuse on either side refuses what is before it, where a pause follows. */
const isAfterHour = ({ cues, words, index, end }: FoundCue, text: string): boolean =>
  words > 1 &&
  cues.has('except') &&
  cues.has('except_before') &&
  /[\p{L}\p{N}]\s*$/u.test(text.slice(0, index)) &&
  PAUSE.test(text.slice(end, end + 2));
