import {
  CircleX,
  Coins,
  CreditCard,
  History,
  Lock,
  LogOut,
  type LucideIcon,
  PhoneMissed,
  ShieldCheck,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Header as MenuHeader } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { type Page, pathTo } from '#frontend/app/paths.ts';
import { Icon } from '#frontend/components/icon.tsx';
import { initialsOf } from '#frontend/components/portrait.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { call, useEndpoint } from '#frontend/lib/api.ts';
import { forgetSearch } from '#frontend/lib/last-search.ts';
import { signOut } from '#frontend/lib/session.ts';
import { account } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';

const pages = {
  account: UserRound,
  assistant: PhoneMissed,
  payments: CreditCard,
  credits: Coins,
  history: History,
  viewed: UsersRound,
  security: ShieldCheck,
  privacy: Lock,
  unsubscribe: CircleX,
} as const satisfies Partial<Record<Page, LucideIcon>>;
type AccountPage = keyof typeof pages;

/** Who is logged in, the pages of their account, and the way out. */
export function AccountMenu() {
  const { t } = useTranslation('shell', { keyPrefix: 'session' });
  const { t: chat } = useTranslation('chat');
  const { language } = useLanguage();
  const { data: user } = useEndpoint(account.getUser, {});
  const navigate = useNavigate();
  const name = user?.name || user?.email || '';
  const hasPaid = Boolean(user?.subscribed_until);
  const nameOf = (page: AccountPage) => (page === 'assistant' ? chat('about.pageTitle') : t(page));
  const shown = (Object.keys(pages) as AccountPage[]).filter((page) => page !== 'unsubscribe' || hasPaid);

  const leave = async () => {
    // The server ends the session and takes its cookie back; if it is out of reach, this browser forgets it all the same.
    await call(auth.logOut, {}).catch(() => undefined);
    forgetSearch();
    signOut();
  };

  return (
    <MenuTrigger>
      <AriaButton className="top__me">
        <span className="ini top__ini" aria-hidden="true">
          {initialsOf(name) || <Icon of={UserRound} small />}
        </span>
        <span className="vh">{t('menu', { name })}</span>
      </AriaButton>
      <Popover className="popover" placement="bottom end" offset={4}>
        <Menu
          className="menu menu--me"
          aria-label={t('menu', { name })}
          onAction={(key) =>
            key === 'logOut' ? void leave() : void navigate(pathTo(key as AccountPage, { language }))
          }
        >
          <MenuSection>
            <MenuHeader className="menu__who">
              <b>
                <bdi>{name}</bdi>
              </b>
              {user?.name && (
                <span className="small muted">
                  <bdi dir="ltr">{user.email}</bdi>
                </span>
              )}
            </MenuHeader>
            {shown.map((page) => (
              <MenuItem key={page} id={page} className="menu__item" textValue={nameOf(page)}>
                <Icon of={pages[page]} small />
                <span>{nameOf(page)}</span>
              </MenuItem>
            ))}
          </MenuSection>
          <MenuSection className="menu__part" aria-label={t('logOut')}>
            <MenuItem id="logOut" className="menu__item" textValue={t('logOut')}>
              <Icon of={LogOut} small directional />
              <span>{t('logOut')}</span>
            </MenuItem>
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
