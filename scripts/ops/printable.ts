/** What moves the cursor, begins a line, or turns the direction of a text around. */
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ud800-\udfff]/gu;

/** A text as a terminal may show it: members write their names and devices, and an operator reads them. */
export const printable = (text: string): string =>
  text.replace(UNPRINTABLE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
