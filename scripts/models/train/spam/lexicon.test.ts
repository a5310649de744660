import { expect, test } from 'vitest';

import { lexicon } from '#functions/nlu/spam/lexicon.ts';
import { sourcePhrases } from '#scripts/models/train/spam/lexicon.ts';

test('what is packed is what was written', () => {
  expect(lexicon()).toEqual(sourcePhrases);
});
