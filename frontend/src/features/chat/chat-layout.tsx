import '#frontend/styles/chat.css';

import { CircleUser, type LucideIcon, MessageSquare, PhoneForwarded, PhoneMissed, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import { Link } from '#frontend/components/button.tsx';
import { OwnWords } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { assistantPath, type AssistantPart } from '#frontend/features/chat/assistant-path.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useSignedIn } from '#frontend/lib/session.ts';

const icons: Record<AssistantPart, LucideIcon> = {
  today: Sun,
  calls: PhoneMissed,
  inbox: PhoneMissed,
  chat: MessageSquare,
  setUp: PhoneForwarded,
  me: CircleUser,
};
/** Visitors by link see their chat; members see the whole assistant. */
const places = {
  visitor: ['today', 'inbox', 'chat'],
  member: ['today', 'calls', 'chat', 'setUp', 'me'],
} as const satisfies Record<string, AssistantPart[]>;

type Props = {
  current?: AssistantPart | undefined;
  unread?: number;
  wide?: boolean;
  thread?: boolean;
  /** Shown below the navigation on wide screens. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The frame of the assistant: its parts beside the page, or below it on a phone. */
export function ChatLayout({ current, unread = 0, wide = false, thread = false, aside, children }: Props) {
  const { t } = useTranslation('chat', { keyPrefix: 'nav' });
  const { t: ofChat } = useTranslation('chat');
  const { language } = useLanguage();
  const links = places[useSignedIn() ? 'member' : 'visitor'].map((place) => (
    <Link key={place} to={assistantPath(place, language)} aria-current={place === current ? 'page' : undefined}>
      <Icon of={icons[place]} />
      <span>{t(place === 'inbox' ? 'calls' : place)}</span>{' '}
      {(place === 'calls' || place === 'inbox') && unread > 0 && (
        <span className="count">
          <Count of={unread} /> <span className="vh">{t('unread')}</span>
        </span>
      )}
    </Link>
  ));
  const classes = ['workspace', wide && 'workspace--wide', thread && 'is-thread'].filter(Boolean).join(' ');
  return (
    <div className={classes}>
      <div className="workspace__side">
        <nav aria-label={t('label')}>{links}</nav>
        {aside}
      </div>
      <OwnWords value={{ 'request.unreachable': ofChat('unreachable') }}>{children}</OwnWords>
      {!thread && (
        <nav className="tabbar only-narrow" aria-label={t('label')}>
          {links}
        </nav>
      )}
    </div>
  );
}
