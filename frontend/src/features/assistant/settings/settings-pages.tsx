import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { Settings } from '#frontend/features/assistant/settings/settings.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** What an owner settles for the assistant, beside how it answers. */
const parts = {
  people: lazy(() =>
    import('#frontend/features/assistant/people/people.tsx').then(({ People: page }) => ({ default: page })),
  ),
  answers: lazy(() =>
    import('#frontend/features/assistant/answers/answers.tsx').then(({ Answers: page }) => ({ default: page })),
  ),
  contacts: lazy(() =>
    import('#frontend/features/assistant/contacts/contacts.tsx').then(({ Contacts: page }) => ({ default: page })),
  ),
};
const isPart = (name: string | undefined): name is keyof typeof parts =>
  name !== undefined && Object.hasOwn(parts, name);

/** The pages of the assistant’s settings, each with links to the others. */
export function SettingsPages() {
  const { t } = useTranslation('assistant', { keyPrefix: 'settings.pages' });
  const { language } = useLanguage();
  const { part } = useParams();
  const current = isPart(part) ? part : undefined;
  const Part = current && parts[current];
  const link = (name: keyof typeof parts | undefined) => (
    <Link
      key={name ?? 'settings'}
      to={pathTo('assistantSettings', { language, part: name })}
      aria-current={name === current ? 'page' : undefined}
    >
      {t(name ?? 'settings')}
    </Link>
  );
  return (
    <>
      <nav className="seg [margin-block-end:1.5rem]" aria-label={t('label')}>
        {[undefined, ...(Object.keys(parts) as (keyof typeof parts)[])].map(link)}
      </nav>
      {Part ? (
        <Suspense fallback={<Skeleton width="100%" height="24rem" />}>
          <Part />
        </Suspense>
      ) : (
        <Settings />
      )}
    </>
  );
}
