import { type Dialogue, isPressing, isUnwanted, nameIn } from '#functions/calls/dialogue/state.ts';
import { isPartOf } from '#functions/calls/outcome/known-spelling.ts';

/**
 * Whether the caller is told of the callback that stands. Its number is attested, but telephones are shared: a caller who gives
 * another name than the one it was agreed with learns nothing of it. Nor is it spoken of while something presses.
 */
export function isToldOfStanding(dialogue: Dialogue): boolean {
  const { briefing, danger, declined_callback } = dialogue;
  const { standing } = briefing;
  if (!standing || danger || declined_callback || isPressing(dialogue) || isUnwanted(dialogue)) return false;
  const name = nameIn(dialogue);
  if (briefing.contact_name !== null || standing.name === null) return true;
  return name !== null && (isPartOf(name, standing.name) || isPartOf(standing.name, name));
}
