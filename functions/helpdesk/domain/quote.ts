import { withoutCardData } from '#shared/validation/card-mask.ts';

const LINES = 6;
const LENGTH = 400;

/** The beginning of a message, to remind its writer of it; never a card, also of one that was stored before masking. */
export function quoteOf(text: string): string {
  const lines = withoutCardData(text).split('\n');
  const start = lines.slice(0, LINES).join('\n');
  const characters = [...start];
  const isCut = lines.length > LINES || characters.length > LENGTH;
  return isCut ? `${characters.slice(0, LENGTH).join('').trimEnd()} …` : start;
}
