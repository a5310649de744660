import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { useAction } from '#frontend/lib/api.ts';
import { people } from '#shared/api/people.ts';
import type { PersonId, SearchId } from '#shared/values/id.ts';

type Props = {
  search: SearchId;
  id: PersonId;
  name: string;
  isDown: boolean;
  /** Whether nobody is left above it. */ isLast: boolean;
};

/** Moves a result to the end for this searcher, and back. */
export function NotMeant({ search: search_id, id: person_id, name, isDown, isLast }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'notMeant' });
  const set = useAction(people.setNotMeant, { refreshes: [people.getSearch] });
  return (
    <>
      <Button
        look="ghost"
        size="sm"
        busy={set.isMutating}
        aria-label={t(isDown ? 'undoOf' : 'doOf', { name })}
        onClick={() => void set.trigger({ search_id, person_id, not_meant: !isDown })}
      >
        {t(isDown ? 'undo' : 'do')}
      </Button>
      {isDown && !isLast && (
        <span className="small muted" title={t('done')}>
          {t('label')}
        </span>
      )}
    </>
  );
}
