import type { OwnerSide } from '#functions/calls/dialogue/owner-side.ts';
import type { Dialogue } from '#functions/calls/dialogue/state.ts';

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
/** Scripts that are written without spaces. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
/** “And”, “in” and “the” are written together with an Arabic word. */
const ARABIC_PREFIX = '(?:[وفبلك]?ال|[وفبلك]|لل)?';

/** Whether one of the words is said, at the beginning of a word: “hospital” is in “hospitals”. */
export function saysOneOf(words: readonly string[], text: string): boolean {
  const said = folded(text);
  return words.some((word) => {
    const sought = folded(word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    if (!sought) return false;
    return UNSPACED.test(word)
      ? said.includes(folded(word))
      : new RegExp(`(?<![\\p{L}\\p{N}])${ARABIC_PREFIX}${sought}`, 'u').test(said);
  });
}

const isUrgent = ({ understood, is_urgent }: Dialogue) => is_urgent || understood?.urgent === true;

const saidIn = ({ transcript, understood }: Dialogue) =>
  [...transcript.flatMap(({ who, text }) => (who === 'caller' ? [text] : [])), understood?.reason?.summary ?? ''].join(
    ' ',
  );

/** Whether what the caller has said is a reason to ring the owner’s phone. */
export const isReasonToRing = (dialogue: Dialogue, { urgent, words }: OwnerSide['rules']): boolean =>
  isUrgent(dialogue) && (urgent || saysOneOf(words, saidIn(dialogue)));
