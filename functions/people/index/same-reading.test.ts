import { expect, test } from 'vitest';

import { hasSameReading } from '#functions/people/index/same-reading.ts';

test.each([
  ['井上', 'inoue'],
  ['井上', 'inouye'],
  ['佐藤', 'satoh'],
  ['伊藤', 'itou'],
  ['石田', 'isida'],
  ['南部', 'nambu'],
  ['辻', 'tsuji'],
  ['林', 'hayashi'],
  ['林', 'lin'],
  ['ゆうこ', 'yuko'],
  ['近平', 'jinping'],
  ['マイケル', 'michael'],
])('%s is read as %s', (word, latin) => expect(hasSameReading(word, latin)).toBe(true));

test.each([
  ['井上', 'king'],
  ['井上', 'joe'],
  ['佐藤', 'soto'],
  ['田中', 'ryun'],
  ['さとう', 'soto'],
  ['マイケル', 'meeker'],
])('%s is not read as %s', (word, latin) => expect(hasSameReading(word, latin)).toBe(false));

test.each([
  ['王', 'wong'],
  ['بايدن', 'biden'],
  ['biden', 'biden'],
])('%s is compared by its sound', (word, latin) => expect(hasSameReading(word, latin)).toBeUndefined());
