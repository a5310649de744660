import '#frontend/styles/compare.css';

import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { pick, pickNobody, usePicked } from '#frontend/features/people/compare/picked.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import type { PersonId } from '#shared/values/id.ts';

/** Picks a result to compare with another one; members only. */
export function PickPerson({ id, name }: { id: PersonId; name: string }) {
  const { t } = useTranslation('compare');
  const picked = usePicked();
  if (!useSignedIn()) return null;
  return (
    <label className="check small">
      <input
        type="checkbox"
        aria-label={t('pickOf', { name })}
        checked={picked.includes(id)}
        onChange={({ target }) => pick(id, target.checked)}
      />
      <span>{t('pick')}</span>
    </label>
  );
}

/** Below the results, once a person is picked. */
export function PickedPeople() {
  const { t } = useTranslation('compare');
  const { language } = useLanguage();
  const [one, other] = usePicked();
  const isMember = useSignedIn();
  if (!one || !isMember) return null;
  return (
    <div className="cmpbar" role="status">
      {other ? (
        <LinkButton size="sm" to={pathTo('compare', { language, one, other })}>
          {t('go')}
        </LinkButton>
      ) : (
        <p className="small">{t('picking')}</p>
      )}
      <Button look="ghost" size="sm" onClick={pickNobody}>
        {t('drop')}
      </Button>
    </div>
  );
}
