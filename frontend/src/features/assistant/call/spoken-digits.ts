const spoken = /(?<!\d)\d(?:(?: |, ?|،\s?|、)\d){4,}(?!\d)/g;

/** Our sentences spell numbers for the voice, `6 1 2, 5 5 5`; in a transcript they read `612 555`. */
export const joinDigits = (text: string): string =>
  text.replace(spoken, (digits) =>
    digits
      .split(/[,،、]\s?/)
      .map((group) => group.replace(/ /g, ''))
      .join(' '),
  );
