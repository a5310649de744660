import type { LineContext } from '#frontend/features/people/report/fact-lines.ts';
import { joinSentences } from '#frontend/lib/join-sentences.ts';
import { birthText } from '#frontend/features/people/report/dates.ts';
import type { HeadFacts } from '#frontend/features/people/report/head-facts.ts';

/** Age, birth and death in a sentence; where our sources do not say whether someone lives, that they do not. */
export function lifeText(
  { age, birth, death, vital_status, gender }: HeadFacts,
  { t, locale }: Pick<LineContext, 't' | 'locale'>,
): string {
  const born = birth && birthText(birth, locale);
  if (death) {
    const died = birthText(death, locale);
    return age === null
      ? joinSentences(
          [born && t('head.birth', { birth: born }), t('head.died', { death: died, context: gender })],
          locale,
        )
      : t('head.diedAged', { death: died, count: age, context: gender });
  }
  if (vital_status === 'presumed-deceased')
    return born ? t('head.presumed', { birth: born, context: gender }) : t('csv.presumed');
  if (vital_status === 'unknown')
    return born ? t('head.unknown', { birth: born, context: gender }) : t('head.unknownAge', { context: gender });
  if (age !== null) return born ? t('head.ageAndBirth', { count: age, birth: born }) : t('head.age', { count: age });
  return born ? t('head.birth', { birth: born }) : '';
}
