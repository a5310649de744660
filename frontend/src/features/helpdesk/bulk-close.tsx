import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';

import { Button } from '#frontend/components/button.tsx';
import { call } from '#frontend/lib/api.ts';
import { helpdesk, type TicketRow } from '#shared/api/helpdesk.ts';
import type { TicketId } from '#shared/values/id.ts';

type Props = {
  tickets: TicketRow[];
  chosen: ReadonlySet<TicketId> | undefined;
  onChoose: (chosen: ReadonlySet<TicketId> | undefined) => void;
};

/** Closes several tickets at once, such as those of a flood. Those that owe a call, or have changed, stay open. */
export function BulkClose({ tickets, chosen, onChoose }: Props) {
  const { t } = useTranslation('helpdesk', { keyPrefix: 'bulk' });
  const { mutate } = useSWRConfig();
  const [isClosing, setClosing] = useState(false);
  const [left, setLeft] = useState(0);
  const named = tickets.filter(({ ticket_id }) => chosen?.has(ticket_id));

  async function close() {
    setClosing(true);
    let kept = 0;
    for (const { ticket_id, revision } of named) {
      await call(helpdesk.changeTicket, { ticket_id, revision, change: 'close' }).catch(() => (kept += 1));
    }
    setLeft(kept);
    setClosing(false);
    onChoose(undefined);
    void mutate((key) => Array.isArray(key) && key[0] === helpdesk.getTickets.id);
  }
  if (!chosen) {
    return (
      <div className="row">
        {tickets.length > 1 && (
          <Button
            look="ghost"
            size="sm"
            onClick={() => {
              setLeft(0);
              onChoose(new Set());
            }}
          >
            {t('start')}
          </Button>
        )}
        <span role="status" className="small">
          {left > 0 && t('left', { left })}
        </span>
      </div>
    );
  }
  return (
    <div className="row">
      <Button look="line" size="sm" onClick={() => onChoose(new Set(tickets.map(({ ticket_id }) => ticket_id)))}>
        {t('all')}
      </Button>
      {named.length > 0 && (
        <Button look="danger" size="sm" busy={isClosing} onClick={() => void close()}>
          {t('close', { chosen: named.length })}
        </Button>
      )}
      <Button look="ghost" size="sm" onClick={() => onChoose(undefined)}>
        {t('cancel')}
      </Button>
    </div>
  );
}
