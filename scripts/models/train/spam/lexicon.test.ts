import { expect, test } from 'vitest';

import { lexicon } from '#functions/nlu/spam/lexicon.ts';
import { sourcePhrases } from '#scripts/models/train/spam/lexicon.ts';

test('the packed phrases match the sources', () => {
  expect(lexicon()).toEqual(sourcePhrases);
});
