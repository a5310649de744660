import type { LineContext } from '#frontend/features/people/report/fact-lines.ts';
import { joinSentences } from '#frontend/lib/join-sentences.ts';
import { birthText } from '#frontend/features/people/report/dates.ts';
import type { HeadFacts } from '#frontend/features/people/report/head-facts.ts';

/**
 * Age, birth and death in a sentence; where our sources do not say whether someone lives, that they do not. What may be
 * wrong is said so.
 */
export function lifeText(
  { age, birth, isBirthUncertain, death, vital_status, gender }: HeadFacts,
  { t, locale }: Pick<LineContext, 't' | 'locale'>,
): string {
  const day = birth && birthText(birth, locale);
  const born = day && isBirthUncertain ? t('head.mayBirth', { birth: day }) : day;
  if (death) {
    const died = birthText(death, locale);
    if (age === null)
      return joinSentences(
        [born && t('head.birth', { birth: born }), t('head.died', { death: died, context: gender })],
        locale,
      );
    return t(isBirthUncertain ? 'head.mayDiedAged' : 'head.diedAged', { death: died, count: age, context: gender });
  }
  if (vital_status === 'presumed-deceased')
    return born ? t('head.presumed', { birth: born, context: gender }) : t('csv.presumed');
  if (vital_status === 'unknown')
    return born ? t('head.unknown', { birth: born, context: gender }) : t('head.unknownAge', { context: gender });
  if (age === null) return born ? t('head.birth', { birth: born }) : '';
  if (born) return t(isBirthUncertain ? 'head.mayAgeAndBirth' : 'head.ageAndBirth', { count: age, birth: born });
  return t(isBirthUncertain ? 'head.mayAge' : 'head.age', { count: age });
}
