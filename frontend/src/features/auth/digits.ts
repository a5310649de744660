/** The first six digits of what was typed or pasted, in whichever script they are written. */
export const sixDigits = (text: string): string =>
  Array.from(text)
    .map((sign) => (/\p{Nd}/u.test(sign) ? String(valueOf(sign)) : ''))
    .join('')
    .slice(0, 6);

/** Digits of a script follow on one another, and a nought begins each ten that lies in one row. */
function valueOf(digit: string): number {
  let value = 0;
  for (let point = (digit.codePointAt(0) ?? 0) - 1; value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point)); point--)
    value += 1;
  return value;
}
