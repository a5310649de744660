import { ownerNames } from '#functions/calls/dialogue/draft.ts';
import { type Dialogue, openingSteps } from '#functions/calls/dialogue/state.ts';
import { fold } from '#functions/names/fold.ts';
import type { Intents } from '#functions/nlu/intents/index.ts';
import { isOwnersName } from '#functions/nlu/intents/owner.ts';
import type { Understood } from '#functions/nlu/port.ts';

type Name = Understood['name'];

/** So sure is another name that replaces one once times are talked of. */
const SURELY_ANOTHER = 0.95;
/** Two spellings of a name begin with as many letters alike. */
const ALIKE = 3;

/** A name that is the caller’s, and not the owner’s; null without one. */
export function callersName(name: Name, { hands_over }: Intents, dialogue: Dialogue): Name {
  if (!name || isOwnersName(name.value, ownerNames(dialogue.briefing))) return null;
  return hands_over || isSameCaller(name, dialogue) ? name : null;
}

/** Whether a name may still be the caller’s: once times are talked of, “venga, hasta luego” is none. */
function isSameCaller({ value, confidence }: NonNullable<Name>, { step, understood }: Dialogue): boolean {
  const before = understood?.name;
  if (!before || openingSteps.includes(step) || confidence >= SURELY_ANOTHER) return true;
  const known = fold(before.value)
    .split(' ')
    .map((word) => word.slice(0, ALIKE));
  return fold(value)
    .split(' ')
    .some((word) => known.includes(word.slice(0, ALIKE)));
}
