import { countWords } from '#functions/nlu/spam/fold.ts';
import type { Language } from '#shared/values/language.ts';

/** Fewer words than this do not end a call. Before a caller was asked why they call it takes more: many a first sentence looks odd. */
const WORDS = 8;
const WORDS_AT_FIRST = 25;

/** Whether a caller has said enough for the call to be ended as spam. */
export const isEnoughToEnd = (utterances: readonly string[], isFirst: boolean, language: Language): boolean =>
  countWords(utterances.join(' '), language) >= (isFirst ? WORDS_AT_FIRST : WORDS);
