import type { Language } from '#shared/values/language.ts';

import { wordsOf } from '#functions/calls/dialogue/words/words.ts';

/** The sentence that nobody can switch off: that it is automated, and for whom. */
export const opening = (owner: string, language: Language) => wordsOf[language].opening({ owner });
