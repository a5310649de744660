import '#frontend/styles/chat.css';

import { CircleUser, type LucideIcon, MessageSquare, PhoneMissed, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import { Link } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { addressOf, type Place } from '#frontend/features/chat/places.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useSignedIn } from '#frontend/lib/session.ts';

const icons: Record<Place, LucideIcon> = { today: Sun, calls: PhoneMissed, chat: MessageSquare, me: CircleUser };

type Props = { current?: Place; unread?: number; wide?: boolean; thread?: boolean; children: ReactNode };

/** The frame of the assistant: its parts beside the page, or below it on a phone. */
export function Frame({ current, unread = 0, wide = false, thread = false, children }: Props) {
  const { t } = useTranslation('chat', { keyPrefix: 'nav' });
  const { language } = useLanguage();
  const places: Place[] = useSignedIn() ? ['today', 'calls', 'chat', 'me'] : ['today', 'calls', 'chat'];
  const links = places.map((place) => (
    <Link key={place} to={addressOf(place, language)} aria-current={place === current ? 'page' : undefined}>
      <Icon of={icons[place]} />
      <span>{t(place)}</span>
      {place === 'calls' && unread > 0 && (
        <span className="count">
          <Count of={unread} />
        </span>
      )}
    </Link>
  ));
  const classes = ['desk', wide && 'desk--wide', thread && 'is-thread'].filter(Boolean).join(' ');
  return (
    <div className={classes}>
      <aside className="desk__side">
        <nav aria-label={t('label')}>{links}</nav>
      </aside>
      {children}
      {!thread && (
        <nav className="tabbar only-narrow" aria-label={t('label')}>
          {links}
        </nav>
      )}
    </div>
  );
}
