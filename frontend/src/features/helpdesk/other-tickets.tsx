import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { useInboxFilter } from '#frontend/features/helpdesk/use-inbox-filter.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { formats } from '#frontend/lib/format.ts';
import { helpdesk, type TicketView } from '#shared/api/helpdesk.ts';

/** The most that are shown; the search lists all. */
const MOST = 5;

/** The latest other tickets of the same address. Read once: the search behind it is not cheap. */
export function OtherTickets({ ticket: { ticket_id: shown, email } }: { ticket: TicketView }) {
  const { t } = useTranslation('helpdesk');
  const { language, locale } = useLanguage();
  const { search } = useInboxFilter();
  const { data } = useEndpoint(helpdesk.findTickets, email ? { find: email } : null, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
  const others = data?.data.filter(({ ticket_id }) => ticket_id !== shown).slice(0, MOST) ?? [];
  if (!others.length) return null;
  return (
    <section aria-label={t('others')}>
      <h3 className="cap">{t('others')}</h3>
      <ul className="tickets__others">
        {others.map(({ ticket_id, reason, state, written_at }) => (
          <li key={ticket_id}>
            <Link to={pathTo('supportInbox', { language, ticket_id }) + search}>
              <bdi>{reason}</bdi>
            </Link>{' '}
            <span className="small muted">{formats.date(written_at, locale)}</span>{' '}
            <Chip tone={state === 'open' ? 'accent' : 'plain'}>{t(`states.${state}`)}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
