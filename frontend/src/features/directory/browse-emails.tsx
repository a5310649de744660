import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Browse } from '#frontend/features/directory/browse.tsx';
import type { Crumb } from '#frontend/features/directory/directory-layout.tsx';
import { initialLabel } from '#frontend/features/directory/letter-groups.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { directory } from '#shared/api/directory.ts';

/** People by the domain of their mail. */
export function BrowseEmails() {
  const { t } = useTranslation('directory');
  const { language } = useLanguage();
  const { initial, domain } = useParams();
  const to = (place: { initial?: string; domain?: string }) => pathTo('directoryEmails', { language, ...place });

  const crumbs: Crumb[] = [{ name: t('emails.title'), to: to({}) }];
  if (initial) crumbs.push({ name: t('domainsOf', { letter: initialLabel(initial) }), to: to({ initial }) });
  if (initial && domain) crumbs.push({ name: t('ofDomain', { domain }), to: to({ initial, domain }) });
  return (
    <Browse
      kind="emails"
      of={directory.getEmails}
      place={domain ? { domain } : initial ? { letter: initial } : {}}
      title={crumbs.at(-1)!.name}
      crumbs={crumbs}
      below={t('domains')}
      nameOf={({ name }) => (initial ? name : initialLabel(name))}
      pathOf={({ key }) => (initial ? to({ initial, domain: key }) : to({ initial: key }))}
      asLetters={!initial}
    />
  );
}
