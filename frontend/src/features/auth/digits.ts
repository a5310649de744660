/** The first six digits of the input, in any script. */
export const sixDigits = (text: string): string =>
  Array.from(text)
    .map((character) => (/\p{Nd}/u.test(character) ? String(valueOf(character)) : ''))
    .join('')
    .slice(0, 6);

/** The digits of a script are consecutive and start at zero. */
function valueOf(digit: string): number {
  let value = 0;
  for (let point = (digit.codePointAt(0) ?? 0) - 1; value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point)); point--)
    value += 1;
  return value;
}
