import { useTranslation } from 'react-i18next';

import { Link } from '#frontend/components/button.tsx';
import { isChosen, letterLabel, visibleLetters } from '#frontend/features/directory/letter-groups.ts';

/** The letters that divide the people of a place, in two rows if there are many. */
export function LetterIndex({ groups, chosen }: { groups: string[]; chosen: string | undefined }) {
  const { t } = useTranslation('directory');
  const { shown, following } = visibleLetters(groups, chosen);
  const row = (letters: string[]) =>
    letters.length > 0 && (
      <ul className="letters">
        {letters.map((group) => (
          <li key={group}>
            <Link
              to={`?letter=${encodeURIComponent(group)}`}
              aria-current={isChosen(group, chosen) ? (group === chosen ? 'page' : 'true') : undefined}
            >
              <bdi>{letterLabel(group)}</bdi>
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
