import { Clock, Globe, Mail, MessageSquare, Pencil, Phone, Reply, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { agoOf, timeLeft } from '#frontend/features/helpdesk/ago.ts';
import { useKept } from '#frontend/features/helpdesk/drafts.ts';
import { useInboxFilter } from '#frontend/features/helpdesk/use-inbox-filter.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { TicketRow } from '#shared/api/helpdesk.ts';

/** A language as the reader’s language calls it. */
export const languageName = (language: string, reader: string): string =>
  new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language;

const channelIcons = { form: Globe, mail: Mail, chat: MessageSquare };
type Props = { ticket: TicketRow; now: string; isOpen: boolean };

/** A ticket in the list. What the customer has written since this browser last showed it is marked as unread. */
export function Row({ ticket, now, isOpen }: Props) {
  const { t } = useTranslation('helpdesk');
  const { language, locale } = useLanguage();
  const { search } = useInboxFilter();
  const { ticket_id, name, reason, since, channel, state, written_at } = ticket;
  const seen = useKept(ticket_id, 'seen');
  const isUnread = state === 'open' && seen !== written_at;
  return (
    <Link
      className={isUnread ? 'tickets__row is-unread' : 'tickets__row'}
      to={pathTo('supportInbox', { language, ticket_id }) + search}
      aria-current={isOpen ? 'true' : undefined}
      preventScrollReset
    >
      <Icon of={channelIcons[channel]} label={t(`channels.${channel}`)} />
      <b>
        {isUnread && <span className="tickets__new" role="img" aria-label={t('unread')} />}
        <bdi>{name || t('visitor')}</bdi>
      </b>
      <time className="small muted" dateTime={since}>
        {agoOf(since, now, locale)}
      </time>
      <p>
        <bdi>{reason}</bdi>
      </p>
      <Marks ticket={ticket} now={now} />
    </Link>
  );
}

function Marks({ ticket, now }: Omit<Props, 'isOpen'>) {
  const { t } = useTranslation('helpdesk');
  const { language, locale } = useLanguage();
  const { ticket_id, topic, assignee, call_at, is_reply, state } = ticket;
  const hasDraft = [useKept(ticket_id, 'answer'), useKept(ticket_id, 'note')].some((text) => text.trim());
  return (
    <span className="row">
      <Due ticket={ticket} now={now} />
      <ChatChip ticket={ticket} />
      {call_at && (
        <Chip tone="warn">
          <Icon of={Phone} small /> {t('callAt', { at: formats.soon(call_at, locale) })}
        </Chip>
      )}
      {is_reply && state === 'open' && (
        <Chip tone="accent">
          <Icon of={Reply} small directional /> {t('reply')}
        </Chip>
      )}
      {hasDraft && (
        <Chip tone="info">
          <Icon of={Pencil} small /> {t('draft')}
        </Chip>
      )}
      <Chip tone="line">{t(`topics.${topic}`)}</Chip>
      {ticket.language !== language && <Chip tone="line">{languageName(ticket.language, language)}</Chip>}
      {assignee && (
        <Chip>
          <Icon of={UserRound} small /> {ticket.is_mine ? t('mine') : <bdi>{assignee}</bdi>}
        </Chip>
      )}
    </span>
  );
}

/** Whether the customer of a chat is still there; if not, whether an answer can reach them. */
export function ChatChip({ ticket: { chat, email, state } }: { ticket: TicketRow }) {
  const { t } = useTranslation('helpdesk');
  if (!chat || state === 'closed') return null;
  if (chat === 'live') return <Chip tone="ok">{t('chat.live')}</Chip>;
  return <Chip tone={email ? 'plain' : 'warn'}>{t(email ? 'chat.ended' : 'chat.unreachable')}</Chip>;
}

/** How much time is left for the answer, or that it is late. A chat that ended without an address waits for none. */
function Due({ ticket: { due_at, chat, email }, now }: Omit<Props, 'isOpen'>) {
  const { t } = useTranslation('helpdesk');
  const { locale } = useLanguage();
  if (!due_at || (chat === 'ended' && !email)) return null;
  const isLate = due_at <= now;
  return (
    <Chip tone={isLate ? 'danger' : 'plain'}>
      <Icon of={Clock} small /> {isLate ? t('late') : t('due', { left: timeLeft(due_at, now, locale) })}
    </Chip>
  );
}
