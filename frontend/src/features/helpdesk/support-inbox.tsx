import '#frontend/styles/helpdesk.css';

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { FindTicket } from '#frontend/features/helpdesk/find-ticket.tsx';
import { LogInAgain } from '#frontend/features/helpdesk/log-in-again.tsx';
import { TicketList, TicketRows } from '#frontend/features/helpdesk/ticket-list.tsx';
import { TicketThread } from '#frontend/features/helpdesk/ticket-thread.tsx';
import { useInboxFilter } from '#frontend/features/helpdesk/use-inbox-filter.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { helpdesk } from '#shared/api/helpdesk.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { isId } from '#shared/values/new-id.ts';

/** A chat lasts for minutes: what is new appears soon, and in the title of a tab in the background too. */
const EVERY_MS = 10_000;

/** The list of tickets, beside the one that is open; on a phone one of the two. Others see `notFound`. */
export function SupportInbox({ notFound }: { notFound: ReactNode }) {
  const { t } = useTranslation('helpdesk');
  const { ticket_id } = useParams();
  const { filter } = useInboxFilter();
  const list = useEndpoint(helpdesk.getTickets, filter, {
    refreshInterval: EVERY_MS,
    refreshWhenHidden: true,
    keepPreviousData: true,
  });
  const [found, setFound] = useState<Output<typeof helpdesk.findTickets>>();
  const code = list.error?.code;
  if (code === 'request.unknown-route' || code === 'auth.unauthenticated') return notFound;
  if (code === 'auth.login-again') return <LogInAgain />;

  const openId = isId('ticket', ticket_id) ? ticket_id : undefined;
  return (
    <div className={openId ? 'tickets is-open' : 'tickets'}>
      <title>{pageTitle(list.data?.counts.open ? `(${list.data.counts.open}) ${t('title')}` : t('title'))}</title>
      <section className="tickets__list" aria-labelledby="tickets" aria-busy={list.isLoading || undefined}>
        <h1 id="tickets">{t('title')}</h1>
        {list.error && <Failure error={list.error} onRetry={() => void list.mutate()} />}
        <FindTicket onFound={setFound} />
        {found ? (
          <>
            <Button look="line" size="sm" onClick={() => setFound(undefined)}>
              {t('back')}
            </Button>
            <TicketRows list={found} openId={openId} />
          </>
        ) : (
          <TicketList list={list.data} openId={openId} />
        )}
      </section>
      <div className="tickets__ticket">
        {openId ? (
          <TicketThread key={openId} ticket_id={openId} />
        ) : (
          <p className="tickets__none muted">{t('choose')}</p>
        )}
      </div>
    </div>
  );
}
