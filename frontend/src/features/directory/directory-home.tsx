import { AtSign, Phone, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { DirectoryLayout } from '#frontend/features/directory/directory-layout.tsx';
import { useIsIndexed } from '#frontend/features/directory/use-directory.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** The three ways into the directory. */
export function DirectoryHome() {
  const { t } = useTranslation('directory');
  const { language } = useLanguage();
  const ways = [
    { kind: 'people', icon: Users, to: pathTo('directoryPeople', { language }) },
    { kind: 'phones', icon: Phone, to: pathTo('directoryPhones', { language }) },
    { kind: 'emails', icon: AtSign, to: pathTo('directoryEmails', { language }) },
  ] as const;
  return (
    <DirectoryLayout title={[t('title')]} lead={t('lead')} crumbs={[]} indexed={useIsIndexed()}>
      <ul className="ways">
        {ways.map(({ kind, icon, to }) => (
          <li key={kind}>
            <Icon of={icon} />
            <h2>
              <Link to={to}>{t(`${kind}.title`)}</Link>
            </h2>
            <p className="muted">{t(`${kind}.lead`)}</p>
          </li>
        ))}
      </ul>
    </DirectoryLayout>
  );
}
