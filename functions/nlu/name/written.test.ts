import { expect, test } from 'vitest';

import { writtenName } from '#functions/nlu/name/written.ts';
import type { Language } from '#shared/values/language.ts';

test.each<[Language, string, string]>([
  ['en', 'marnie', 'Marnie'],
  ['fr', 'marie-claire de saint-exupéry', 'Marie-Claire de Saint-Exupéry'],
  ['fr', 'tanguy le goff', 'Tanguy Le Goff'],
  ['ru', 'светлана петровна', 'Светлана Петровна'],
  ['tr', 'ipek ışık', 'İpek Işık'],
  ['en', 'his mother', 'His mother'],
  ['en', 'MacKenzie', 'MacKenzie'],
  ['ar', 'محمود', 'محمود'],
  ['ja', '佐々木', '佐々木'],
])('%s: %s is written %s', (language, said, written) => expect(writtenName(said, language)).toBe(written));
