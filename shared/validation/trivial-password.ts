/** The letters of a keyboard, row by row; and each row with the signs at its end. */
const keyboards = [
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'йцукенгшщзхъфывапролджэячсмитьбю',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
];
/** A unit that is repeated, at most. */
const UNIT_MAX = 3;

/**
 * Whether a password is a repetition of one to three characters (aaaaaa, abcabc), a run up or down (abcdef, 987654), or a
 * piece of a row of a keyboard, forward or backward (qwertz): no list holds all of them, and each is guessed at once.
 */
export function isTrivial(password: string): boolean {
  const characters = Array.from(password.normalize('NFKC').toLowerCase());
  return isRepetition(characters) || isRun(characters) || isOnOneRow(characters);
}

const isRepetition = (characters: string[]): boolean =>
  Array.from({ length: UNIT_MAX }, (_, at) => at + 1).some(
    (unit) => characters.length >= 2 * unit && characters.every((character, at) => character === characters[at % unit]),
  );

/** Of figures, 0 follows 9. */
function isRun(characters: string[]): boolean {
  const isFigures = characters.every((character) => /^[0-9]$/.test(character));
  const steps = characters.slice(1).map((character, at) => {
    const step = (character.codePointAt(0) ?? 0) - (characters[at]?.codePointAt(0) ?? 0);
    return isFigures ? (step + 10) % 10 : step;
  });
  const down = isFigures ? 9 : -1;
  return steps.length > 0 && (steps.every((step) => step === 1) || steps.every((step) => step === down));
}

function isOnOneRow(characters: string[]): boolean {
  const [forward, backward] = [characters.join(''), characters.toReversed().join('')];
  return characters.length > 1 && keyboards.some((keys) => keys.includes(forward) || keys.includes(backward));
}
