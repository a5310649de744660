import { ownerNames } from '#functions/calls/dialogue/draft.ts';
import { type Dialogue, openingSteps } from '#functions/calls/dialogue/state.ts';
import { fold } from '#functions/names/fold.ts';
import type { Intents } from '#functions/nlu/intents/index.ts';
import { isOwnersName } from '#functions/nlu/intents/owner.ts';
import { isIntroduction } from '#functions/nlu/name/introduction.ts';
import { replacedIn } from '#functions/nlu/name/replaced.ts';
import { callerTurnsOf } from '#functions/nlu/name/turns.ts';
import type { Understood } from '#functions/nlu/port.ts';
import type { Language } from '#shared/values/language.ts';

type Name = Understood['name'];

/** So sure is another name that replaces one once times are talked of. */
const SURELY_ANOTHER = 0.95;
/** Two spellings of a name begin with as many letters alike. */
const ALIKE = 3;

/** A name that is the caller’s, and not the owner’s; null without one. */
export function callersName(
  name: Name,
  text: string,
  language: Language,
  { hands_over }: Intents,
  dialogue: Dialogue,
): Name {
  if (!name || isOwnersName(name.value, ownerNames(dialogue.briefing))) return null;
  const isCallers =
    hands_over ||
    isSameCaller(name, dialogue) ||
    isIntroduced(name, text, language) ||
    isReplaced(name, text, language, dialogue);
  return isCallers ? name : null;
}

/** Whether a name may still be the caller’s: once times are talked of, “venga, hasta luego” is none. */
function isSameCaller({ value }: NonNullable<Name>, { step, understood }: Dialogue): boolean {
  const before = understood?.name;
  if (!before || openingSteps.includes(step)) return true;
  const known = fold(before.value)
    .split(' ')
    .map((word) => word.slice(0, ALIKE));
  return fold(value)
    .split(' ')
    .some((word) => known.includes(word.slice(0, ALIKE)));
}

/** Whether the sentence itself says that this is the caller: “sorry, I’m Dana”. */
const isIntroduced = ({ value, confidence }: NonNullable<Name>, text: string, language: Language): boolean =>
  confidence >= SURELY_ANOTHER && isIntroduction(text, value, language);

/** Whether the sentence puts this name in the place of the one that is known: “don’t put Smith, put Anna Cole”. */
function isReplaced({ value }: NonNullable<Name>, text: string, language: Language, { understood }: Dialogue): boolean {
  const known = new Set(fold(understood?.name?.value ?? '').split(' '));
  const given = callerTurnsOf([{ who: 'caller', text }], language).map(
    (turn) => replacedIn(turn, language, known)?.given,
  );
  return given.some((one) => one && fold(value).includes(fold(one)));
}
