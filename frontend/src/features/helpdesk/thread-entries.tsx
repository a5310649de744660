import { useTranslation } from 'react-i18next';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { ThreadEntry, TicketView } from '#shared/api/helpdesk.ts';

/** What was said, noted and done, in its order. */
export function ThreadEntries({ ticket }: { ticket: TicketView }) {
  const { t } = useTranslation('helpdesk');
  return (
    <ol className="tickets__log" aria-label={t('thread')}>
      {ticket.entries.map((entry) => (
        <li key={entry.entry_id} className={classOf(entry)}>
          <Entry entry={entry} customer={ticket.name || t('visitor')} />
        </li>
      ))}
    </ol>
  );
}

const classOf = ({ by, what }: ThreadEntry): string => {
  if (what === 'note') return 'said said--note';
  if (what !== 'message') return 'said said--event';
  return by === 'support' ? 'said said--ours' : 'said';
};

function Entry({ entry: { at, by, what, name, text }, customer }: { entry: ThreadEntry; customer: string }) {
  const { t } = useTranslation('helpdesk');
  const { locale } = useLanguage();
  const who = by === 'customer' ? name || customer : (name ?? 'Calluna');
  const moment = (
    <time dateTime={at} className="small muted">
      {formats.soon(at, locale)}
    </time>
  );
  if (what !== 'message' && what !== 'note') {
    return (
      <p className="small">
        {t(`events.${what}`, { name: who, to: text || who })} {moment}
      </p>
    );
  }
  return (
    <>
      <p className="said__by small">
        <b>
          <bdi>{who}</bdi>
        </b>{' '}
        {what === 'note' && <span>{t('noted')}</span>} {moment}
      </p>
      <p className="said__text" dir="auto">
        {text}
      </p>
    </>
  );
}
