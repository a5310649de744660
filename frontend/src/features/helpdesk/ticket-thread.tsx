import { ArrowLeft, RotateCcw, UserMinus, UserPlus } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, Link } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { AnswerBox } from '#frontend/features/helpdesk/answer-box.tsx';
import { CallbackNote } from '#frontend/features/helpdesk/callback-note.tsx';
import { CloseTicket } from '#frontend/features/helpdesk/close-ticket.tsx';
import { keep } from '#frontend/features/helpdesk/drafts.ts';
import { OtherTickets } from '#frontend/features/helpdesk/other-tickets.tsx';
import { ThreadEntries } from '#frontend/features/helpdesk/thread-entries.tsx';
import { ChatChip, languageName } from '#frontend/features/helpdesk/ticket-row.tsx';
import { useInboxFilter } from '#frontend/features/helpdesk/use-inbox-filter.ts';
import { useTicketChange } from '#frontend/features/helpdesk/use-ticket-change.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { formats } from '#frontend/lib/format.ts';
import { helpdesk, type TicketView } from '#shared/api/helpdesk.ts';
import type { TicketId } from '#shared/values/id.ts';

/** In a chat the customer waits. */
const EVERY_MS = 10_000;

/** A ticket: who wrote, what was said and done, and the box for the answer. */
export function TicketThread({ ticket_id }: { ticket_id: TicketId }) {
  const { t } = useTranslation('helpdesk');
  const { data: ticket, error, mutate } = useEndpoint(helpdesk.getTicket, { ticket_id }, { refreshInterval: EVERY_MS });
  const { language } = useLanguage();
  const { search } = useInboxFilter();
  const written_at = ticket?.written_at;
  useEffect(() => {
    if (written_at) keep(ticket_id, 'seen', written_at);
  }, [ticket_id, written_at]);
  return (
    <article aria-busy={!ticket && !error}>
      <Link className="tickets__back" to={pathTo('supportInbox', { language }) + search}>
        <Icon of={ArrowLeft} directional small /> {t('back')}
      </Link>
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {ticket && (
        <>
          <Head ticket={ticket} />
          <ThreadEntries ticket={ticket} />
          <AnswerBox ticket={ticket} />
        </>
      )}
    </article>
  );
}

function Head({ ticket }: { ticket: TicketView }) {
  const { t } = useTranslation('helpdesk');
  const { language, locale } = useLanguage();
  const { reference, reason, name, email, account, topic, channel, state } = ticket;
  return (
    <header className="stack tickets__head">
      <div className="row">
        <Chip tone="line">
          <bdi dir="ltr">{reference}</bdi>
        </Chip>
        <Chip tone={state === 'open' ? 'accent' : 'plain'}>{t(`states.${state}`)}</Chip>
        <Chip tone="line">{t(`topics.${topic}`)}</Chip>
        <Chip tone="line">{t(`channels.${channel}`)}</Chip>
        <ChatChip ticket={ticket} />
        <Chip tone="line">{languageName(ticket.language, language)}</Chip>
      </div>
      <h2 dir="auto">{reason}</h2>
      <p className="muted">
        <bdi>{name || t('visitor')}</bdi>
        {email && (
          <>
            {' · '}
            <bdi dir="ltr">{email}</bdi>
          </>
        )}
        {' · '}
        {account
          ? account.subscribed_until && account.subscribed_until > serverNow().toISOString()
            ? t('plan.until', { date: formats.date(account.subscribed_until, locale) })
            : t('plan.none')
          : t(ticket.is_address_of_account ? 'plan.addressOfAccount' : 'plan.unverified')}
      </p>
      <OtherTickets ticket={ticket} />
      <CallbackNote ticket={ticket} />
      <Changes ticket={ticket} />
    </header>
  );
}

function Changes({ ticket }: { ticket: TicketView }) {
  const { t } = useTranslation('helpdesk', { keyPrefix: 'changes' });
  const { change, isChanging, error } = useTicketChange(ticket);
  const { state, is_mine, assignee } = ticket;
  return (
    <>
      <div className="row">
        {is_mine ? (
          <Button look="line" size="sm" busy={isChanging} onClick={() => change('unassign')}>
            <Icon of={UserMinus} small /> {t('unassign')}
          </Button>
        ) : (
          <Button look="line" size="sm" busy={isChanging} onClick={() => change('assign')}>
            <Icon of={UserPlus} small /> {assignee ? t('takeOver', { name: assignee }) : t('assign')}
          </Button>
        )}
        {state !== 'closed' && <CloseTicket ticket={ticket} onClose={change} busy={isChanging} />}
        {state !== 'open' && (
          <Button look="line" size="sm" busy={isChanging} onClick={() => change('reopen')}>
            <Icon of={RotateCcw} small /> {t('reopen')}
          </Button>
        )}
      </div>
      {error && <Failure error={error} />}
    </>
  );
}
