import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Count } from '#frontend/components/bdi.tsx';
import { Link } from '#frontend/components/button.tsx';
import { Select } from '#frontend/components/field.tsx';
import { BulkClose } from '#frontend/features/helpdesk/bulk-close.tsx';
import { languageName, Row } from '#frontend/features/helpdesk/ticket-row.tsx';
import { inboxViews, searchOf, useInboxFilter } from '#frontend/features/helpdesk/use-inbox-filter.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { helpdesk, TicketRow } from '#shared/api/helpdesk.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import type { TicketId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';
import { topics } from '#shared/values/support.ts';

type List = Output<typeof helpdesk.getTickets>;
type Props = { list: List | undefined; openId: string | undefined };

/** The tickets of the chosen view: the answer that is due first comes first. */
export function TicketList({ list, openId }: Props) {
  const { t } = useTranslation('helpdesk');
  const { filter } = useInboxFilter();
  const [chosen, setChosen] = useState<ReadonlySet<TicketId>>();
  return (
    <>
      <Views counts={list?.counts} />
      <Filters />
      {filter.view !== 'closed' && <BulkClose tickets={list?.data ?? []} chosen={chosen} onChoose={setChosen} />}
      <TicketRows list={list} openId={openId} chosen={chosen} onChoose={setChosen} />
      {list?.has_more && <p className="small muted tickets__none">{t('more')}</p>}
    </>
  );
}

type RowsProps = {
  list: { now: string; data: TicketRow[] } | undefined;
  openId: string | undefined;
  /** The tickets that are ticked; undefined while there are no boxes. */
  chosen?: ReadonlySet<TicketId> | undefined;
  onChoose?: (chosen: ReadonlySet<TicketId>) => void;
};

/** Tickets as they come. */
export function TicketRows({ list, openId, chosen, onChoose }: RowsProps) {
  const { t } = useTranslation('helpdesk');
  const tick = (ticket_id: TicketId, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(ticket_id);
    else next.delete(ticket_id);
    onChoose?.(next);
  };
  return (
    <>
      {list?.data.length === 0 && <p className="tickets__none muted">{t('none')}</p>}
      <ul className="tickets__rows">
        {list?.data.map((ticket) => (
          <li key={ticket.ticket_id}>
            {chosen && (
              <input
                type="checkbox"
                aria-label={t('bulk.choose', { name: ticket.name || t('visitor'), reason: ticket.reason })}
                checked={chosen.has(ticket.ticket_id)}
                onChange={(event) => tick(ticket.ticket_id, event.target.checked)}
              />
            )}
            <Row ticket={ticket} now={list.now} isOpen={ticket.ticket_id === openId} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Views({ counts }: { counts: List['counts'] | undefined }) {
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
          {t(`views.${view}`)} {counts && view !== 'closed' && <Count of={counts[view]} />}
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
