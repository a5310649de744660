import { UserRound } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { initialsOf } from '#frontend/components/initials.ts';
import { MenuButton } from '#frontend/components/menu-button.tsx';
import { chosenPortuguese } from '#frontend/i18n/portuguese.ts';
import { usePortuguese } from '#frontend/i18n/use-portuguese.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { account } from '#shared/api/account.ts';
import { portugueseOfMember } from '#shared/values/variety.ts';

const load = () => import('#frontend/app/account-pages.tsx');
const AccountPages = lazy(() => load().then(({ AccountPages }) => ({ default: AccountPages })));

/** Who is logged in, with the menu of their account. */
export function AccountMenu() {
  const { t } = useTranslation('shell', { keyPrefix: 'session' });
  const { data: user } = useEndpoint(account.getUser, {});
  usePortuguese(user && !chosenPortuguese() ? portugueseOfMember(user) : null);
  const name = user?.name || user?.email || '';
  const label = t('menu', { name });
  const button = {
    className: 'top__me',
    face: (
      <>
        <span className="ini top__ini" aria-hidden="true">
          {initialsOf(name) || <Icon of={UserRound} small />}
        </span>
        <span className="vh">{label}</span>
      </>
    ),
  };
  return (
    <MenuButton {...button} load={load}>
      <AccountPages {...button} label={label} user={user} name={name} />
    </MenuButton>
  );
}
