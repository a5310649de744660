import { useTranslation } from 'react-i18next';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { figureOf, type LetterCount } from '#frontend/features/directory/letter-groups.ts';

type Props = { count: LetterCount | undefined; className?: string };

/** How many entries there are at least: “1,200+”, “under 10”; nothing where they are not counted yet. */
export function Count({ count, className = 'num small' }: Props) {
  const { t } = useTranslation('directory', { keyPrefix: 'count' });
  const { locale } = useLanguage();
  if (count === null || count === undefined) return null;
  const { isFew, figure } = figureOf(count);
  const number = new Intl.NumberFormat(locale).format(figure);
  return <span className={className}>{t(isFew ? 'fewer' : 'atLeast', { number })}</span>;
}
