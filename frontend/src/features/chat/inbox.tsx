import { CalendarClock, Info, PhoneMissed, Voicemail } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { Count } from '#frontend/components/bdi.tsx';
import { Link } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { ChatLayout } from '#frontend/features/chat/chat-layout.tsx';
import { NoticePane, Title } from '#frontend/features/chat/notice-pane.tsx';
import { SessionNote } from '#frontend/features/chat/session-note.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { formats } from '#frontend/lib/format.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import { assistant } from '#shared/api/assistant.ts';
import { type Chat, type Notice, webChat } from '#shared/api/web-chat.ts';
import { CallId } from '#shared/values/id.ts';

const icons = { call: PhoneMissed, voicemail: Voicemail, appointment: CalendarClock, notice: Info };
const kinds = ['call', 'voicemail', 'appointment', 'notice'] as const;
const filters = ['all', 'unread', ...kinds] as const;

const fits = (filter: string | null) => (notice: Notice) =>
  filter === 'unread' ? !notice.is_read : !kinds.some((kind) => kind === filter) || notice.kind === filter;

/** Calls, voicemails, appointments and notices by day, with the selected one beside them. Selecting marks as read. */
export function Inbox({ chat, owner }: { chat: Chat; owner?: string | undefined }) {
  const { t } = useTranslation('chat', { keyPrefix: 'inbox' });
  const { locale } = useLanguage();
  const isMember = useSignedIn();
  const [params] = useSearchParams();
  const filter = params.get('filter');
  const notices = chat.notices.filter(fits(filter));
  const chosen = chat.notices.find(({ id }) => id === params.get('message'));
  useReading(chosen);
  const dayOf = (notice: Notice | undefined) => notice && formats.date(notice.at, locale);

  return (
    <ChatLayout current={isMember ? 'chat' : 'inbox'} unread={chat.notices.filter(fits('unread')).length}>
      <title>{pageTitle(t('title'))}</title>
      <section className={chosen ? 'workspace__list is-behind' : 'workspace__list'} aria-labelledby="inbox">
        <div className="calls__head">
          <h1 id="inbox">{t('title')}</h1>
          {chat.expires_at && <SessionNote serverTime={chat.now} until={chat.expires_at} owner={owner} />}
          {chat.notices.length > 0 && <Filters chat={chat} current={filter ?? 'all'} />}
        </div>
        {notices.length === 0 && (
          <div className="calls__head">
            <h2>{t('none')}</h2>
            <p className="muted">{t('noneLead')}</p>
          </div>
        )}
        {notices.map((notice, i) => (
          <div key={notice.id}>
            {dayOf(notices[i - 1]) !== dayOf(notice) && <h2 className="day">{dayOf(notice)}</h2>}
            <Row notice={notice} isChosen={notice === chosen} filter={filter} />
          </div>
        ))}
      </section>
      <div className={chosen ? 'workspace__call is-open' : 'workspace__call'}>
        {chosen ? (
          <NoticePane notice={chosen} backTo={addressOf(filter)} />
        ) : (
          chat.notices.length > 0 && <p className="cd muted">{t('choose')}</p>
        )}
      </div>
    </ChatLayout>
  );
}

const addressOf = (filter: string | null, message?: string) => {
  const query = new URLSearchParams({ ...(filter && { filter }), ...(message && { message }) }).toString();
  return query ? `?${query}` : '.';
};

function Filters({ chat, current }: { chat: Chat; current: string }) {
  const { t } = useTranslation('chat', { keyPrefix: 'inbox' });
  const counted = filters.map((filter) => ({ filter, count: chat.notices.filter(fits(filter)).length }));
  return (
    <nav className="seg" aria-label={t('filter')}>
      {counted
        .filter(({ filter, count }) => count > 0 || filter === current)
        .map(({ filter, count }) => (
          <Link
            key={filter}
            to={addressOf(filter === 'all' ? null : filter)}
            aria-current={filter === current ? 'true' : undefined}
          >
            {filter === 'all' || filter === 'unread' ? t(filter) : t(`kind.${filter}`)} <Count of={count} />
          </Link>
        ))}
    </nav>
  );
}

function Row({ notice, isChosen, filter }: { notice: Notice; isChosen: boolean; filter: string | null }) {
  const { t } = useTranslation('chat', { keyPrefix: 'inbox' });
  const { locale } = useLanguage();
  return (
    <Link
      className={notice.is_read ? 'call' : 'call is-new'}
      to={addressOf(filter, notice.id)}
      aria-current={isChosen ? 'true' : undefined}
    >
      <span className="ini ini--sq" aria-hidden="true">
        <Icon of={icons[notice.kind]} />
      </span>
      <span className="call__who">
        <Title of={notice} />
        {!notice.is_read && <span className="vh">{t('isUnread')}</span>}
      </span>
      <time dateTime={notice.at}>{formats.time(notice.at, locale)}</time>
      <p dir="auto">{notice.text}</p>
    </Link>
  );
}

/** Opening a notice marks it as read. For support this is refused, silently. */
function useReading(notice: Notice | undefined) {
  const { trigger } = useAction(assistant.updateRead, { refreshes: [webChat.getChat] });
  const id = notice && !notice.is_read ? CallId.safeParse(notice.id).data : undefined;
  useEffect(() => {
    if (id) void trigger({ ids: [id], is_read: true });
  }, [id, trigger]);
}
