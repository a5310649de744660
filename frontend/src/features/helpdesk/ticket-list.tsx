import { Clock, Globe, Mail, MessageSquare, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { Select } from '#frontend/components/field.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { agoOf, timeLeft } from '#frontend/features/helpdesk/ago.ts';
import { inboxViews, searchOf, useInboxFilter } from '#frontend/features/helpdesk/use-inbox-filter.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { helpdesk, TicketRow } from '#shared/api/helpdesk.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { languages } from '#shared/values/language.ts';
import { topics } from '#shared/values/support.ts';

type Props = { list: Output<typeof helpdesk.getTickets> | undefined; openId: string | undefined };

/** The tickets of the chosen view: the answer that is due first comes first. */
export function TicketList({ list, openId }: Props) {
  const { t } = useTranslation('helpdesk');
  return (
    <>
      <Views />
      <Filters />
      <TicketRows list={list} openId={openId} />
      {list?.has_more && <p className="small muted tickets__none">{t('more')}</p>}
    </>
  );
}

/** Tickets as they come. */
export function TicketRows({ list, openId }: Props) {
  const { t } = useTranslation('helpdesk');
  return (
    <>
      {list?.data.length === 0 && <p className="tickets__none muted">{t('none')}</p>}
      <ul className="tickets__rows">
        {list?.data.map((ticket) => (
          <li key={ticket.ticket_id}>
            <Row ticket={ticket} now={list.now} isOpen={ticket.ticket_id === openId} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Views() {
  const { t } = useTranslation('helpdesk');
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const { filter } = useInboxFilter();
  return (
    <nav className="tickets__seg" aria-label={t('views.label')}>
      {inboxViews.map((view) => (
        <Link
          key={view}
          to={pathTo('supportInbox', { language }) + searchOf(params, { view })}
          aria-current={view === filter.view ? 'true' : undefined}
        >
          {t(`views.${view}`)}
        </Link>
      ))}
    </nav>
  );
}

function Filters() {
  const { t } = useTranslation('helpdesk');
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const { filter } = useInboxFilter();
  const navigate = useNavigate();
  const choose = (name: string) => (event: { target: { value: string } }) =>
    void navigate(pathTo('supportInbox', { language }) + searchOf(params, { [name]: event.target.value || undefined }));
  return (
    <div className="tickets__filters">
      <Select label={t('topic')} value={filter.topic ?? ''} onChange={choose('topic')}>
        <option value="">{t('all')}</option>
        {topics.map((topic) => (
          <option key={topic} value={topic}>
            {t(`topics.${topic}`)}
          </option>
        ))}
      </Select>
      <Select label={t('language')} value={filter.language ?? ''} onChange={choose('in')}>
        <option value="">{t('all')}</option>
        {languages.map((each) => (
          <option key={each} value={each}>
            {languageName(each, language)}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** A language as the reader’s language calls it. */
export const languageName = (language: string, reader: string): string =>
  new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language;

const channelIcons = { form: Globe, mail: Mail, chat: MessageSquare };

function Row({ ticket, now, isOpen }: { ticket: TicketRow; now: string; isOpen: boolean }) {
  const { t } = useTranslation('helpdesk');
  const { language, locale } = useLanguage();
  const { search } = useInboxFilter();
  const { ticket_id, name, reason, since, channel, topic, assignee } = ticket;
  return (
    <Link
      className="tickets__row"
      to={pathTo('supportInbox', { language, ticket_id }) + search}
      aria-current={isOpen ? 'true' : undefined}
      preventScrollReset
    >
      <Icon of={channelIcons[channel]} label={t(`channels.${channel}`)} />
      <b>
        <bdi>{name || t('visitor')}</bdi>
      </b>
      <time className="small muted" dateTime={since}>
        {agoOf(since, now, locale)}
      </time>
      <p>
        <bdi>{reason}</bdi>
      </p>
      <span className="row">
        <Due ticket={ticket} now={now} />
        <Chip tone="line">{t(`topics.${topic}`)}</Chip>
        {ticket.language !== language && <Chip tone="line">{languageName(ticket.language, language)}</Chip>}
        {assignee && (
          <Chip>
            <Icon of={UserRound} small /> {ticket.is_mine ? t('mine') : <bdi>{assignee}</bdi>}
          </Chip>
        )}
      </span>
    </Link>
  );
}

/** How much time is left for the answer, or that it is late. */
export function Due({ ticket: { due_at }, now }: { ticket: Pick<TicketRow, 'due_at'>; now: string }) {
  const { t } = useTranslation('helpdesk');
  const { locale } = useLanguage();
  if (!due_at) return null;
  const isLate = due_at <= now;
  return (
    <Chip tone={isLate ? 'danger' : 'plain'}>
      <Icon of={Clock} small /> {isLate ? t('late') : t('due', { left: timeLeft(due_at, now, locale) })}
    </Chip>
  );
}
