import { expect, test } from 'vitest';

import { hasNews } from '#functions/calls/outcome/said-since.ts';
import type { Language } from '#shared/values/language.ts';

test.each<[Language, string, string, boolean]>([
  ['en', 'The kitchen is flooded', 'The kitchen is flooded', false],
  ['en', 'The kitchen is flooded', 'The kitchen is flooded, please hurry', false],
  ['en', 'The kitchen is flooded', 'The kitchen is flooded, somebody must close the valve in the cellar', true],
  ['ru', 'Затопило кухню', 'Затопило кухню, нужно срочно перекрыть стояк в подвале', true],
  ['ja', '台所が水浸しです', '台所が水浸しです', false],
  ['ja', '台所が水浸しです', '台所が水浸しです、地下の元栓を閉めてください', true],
  ['en', '', '', false],
])('%s: after “%s”, “%s” is news: %s', (language, before, now, is) => expect(hasNews(before, now, language)).toBe(is));
