import { reasonClasses, reasonFeatures } from '#functions/nlu/reason/class.ts';
import { en } from '#scripts/models/train/reasons/own/en.ts';
import { es } from '#scripts/models/train/reasons/own/es.ts';
import { fr } from '#scripts/models/train/reasons/own/fr.ts';
import { pt } from '#scripts/models/train/reasons/own/pt.ts';
import { ru } from '#scripts/models/train/reasons/own/ru.ts';
import type { Language } from '#shared/values/language.ts';

/** What our own calls teach of concepts that are rare in the others’. */
export const ownExamples = Object.entries({ en, es, fr, pt, ru }).flatMap(([language, calls]) =>
  reasonClasses.flatMap((one, right) =>
    calls[one].split('\n').map((line) => ({
      said: line.trim(),
      features: reasonFeatures([line.trim()], language as Language),
      right,
    })),
  ),
);
