import {
  CircleX,
  Coins,
  CreditCard,
  History,
  Inbox,
  Lock,
  LogOut,
  type LucideIcon,
  PhoneMissed,
  ShieldCheck,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Header as MenuHeader } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { accountNames } from '#frontend/app/account-names.ts';
import { type Page, pathTo } from '#frontend/app/paths.ts';
import { Icon } from '#frontend/components/icon.tsx';
import { OpenMenu } from '#frontend/components/menu.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { logOut } from '#frontend/lib/log-out.ts';
import { forgetContactDraft } from '#frontend/lib/contact-draft.ts';
import { forgetFirstMessage } from '#frontend/lib/first-message.ts';
import { forgetSearch } from '#frontend/lib/last-search.ts';
import { signOut } from '#frontend/lib/session.ts';
import type { User } from '#shared/api/account.ts';

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

type Props = { user: User | undefined; name: string; className: string; label: string; face: ReactNode };

/** The pages of the account, and the way out. Who works for support has the inbox too. */
export const AccountPages = (props: Props) =>
  props.user?.works_for_support ? <AgentPages {...props} /> : <Pages {...props} />;

function AgentPages(props: Props) {
  const { t } = useTranslation('helpdesk');
  return <Pages {...props} inbox={t('title')} />;
}

function Pages({ user, name, label, inbox, ...button }: Props & { inbox?: string }) {
  const { t } = useTranslation('shell', { keyPrefix: 'session' });
  const { t: shell } = useTranslation('shell');
  const { t: account } = useTranslation('account', { keyPrefix: 'nav' });
  const { language } = useLanguage();
  const navigate = useNavigate();
  const hasPaid = Boolean(user?.subscribed_until);
  const nameOf = (page: AccountPage) => {
    if (page === 'assistant') return shell('nav.assistant');
    return account(page === 'unsubscribe' ? 'cancel' : accountNames[page]);
  };
  const shown = (Object.keys(pages) as AccountPage[]).filter((page) => page !== 'unsubscribe' || hasPaid);

  const leave = async () => {
    // The server ends the session and takes its cookie back; if it is out of reach, this browser forgets it all the same.
    await logOut();
    forgetSearch();
    forgetContactDraft();
    forgetFirstMessage();
    signOut();
  };

  return (
    <OpenMenu {...button}>
      <Menu
        className="menu menu--me"
        aria-label={label}
        onAction={(key) =>
          key === 'logOut' ? void leave() : void navigate(pathTo(key as AccountPage | 'supportInbox', { language }))
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
          {inbox && (
            <MenuItem id="supportInbox" className="menu__item" textValue={inbox}>
              <Icon of={Inbox} small />
              <span>{inbox}</span>
            </MenuItem>
          )}
        </MenuSection>
        <MenuSection className="menu__part" aria-label={t('logOut')}>
          <MenuItem id="logOut" className="menu__item" textValue={t('logOut')}>
            <Icon of={LogOut} small directional />
            <span>{t('logOut')}</span>
          </MenuItem>
        </MenuSection>
      </Menu>
    </OpenMenu>
  );
}
