import { useTranslation } from 'react-i18next';

import { Link } from '#frontend/components/button.tsx';
import { isChosen, labelOf, lettersToShow } from '#frontend/features/directory/letter-groups.ts';

/** The letters by which the people of a place are divided; those of a long list in two rows, one after the other. */
export function LetterIndex({ groups, chosen }: { groups: string[]; chosen: string | undefined }) {
  const { t } = useTranslation('directory');
  const { shown, following } = lettersToShow(groups, chosen);
  const row = (letters: string[]) =>
    letters.length > 0 && (
      <ul className="letters">
        {letters.map((group) => (
          <li key={group}>
            <Link
              to={`?letter=${encodeURIComponent(group)}`}
              aria-current={isChosen(group, chosen) ? (group === chosen ? 'page' : 'true') : undefined}
            >
              <bdi>{labelOf(group)}</bdi>
            </Link>
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
