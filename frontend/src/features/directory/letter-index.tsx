import { useTranslation } from 'react-i18next';

import { Link } from '#frontend/components/button.tsx';
import { Count } from '#frontend/features/directory/count.tsx';
import { countOf, isChosen, letterLabel, visibleLetters } from '#frontend/features/directory/letter-groups.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { RoundedCount } from '#shared/api/directory.ts';

type Props = { groups: string[]; counts: RoundedCount[]; chosen: string | undefined };

/** The letters that divide the people of a place, in two rows if there are many; the reader’s alphabet first. */
export function LetterIndex({ groups, counts, chosen }: Props) {
  const { t } = useTranslation('directory');
  const { locale } = useLanguage();
  const { shown, following } = visibleLetters(groups, chosen);
  const { compare } = new Intl.Collator(locale);
  const row = (letters: string[]) =>
    letters.length > 0 && (
      <ul className="letters">
        {letters.toSorted(compare).map((group) => (
          <li key={group}>
            <Link
              to={`?letter=${encodeURIComponent(group)}`}
              aria-current={isChosen(group, chosen) ? (group === chosen ? 'page' : 'true') : undefined}
            >
              <bdi>{letterLabel(group)}</bdi>
            </Link>
            <Count count={countOf(group, groups, counts)} className="letters__count num" />
          </li>
        ))}
      </ul>
    );
  if (!groups.length) return null;
  return (
    <nav aria-label={t('byName')} className="letters-nav">
      {row(shown)}
      {row(following)}
    </nav>
  );
}
