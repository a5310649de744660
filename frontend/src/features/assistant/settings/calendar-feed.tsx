import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import type { CalendarActions } from '#frontend/features/assistant/settings/use-calendars.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { Calendars } from '#shared/api/calendar.ts';

type Props = Pick<CalendarActions, 'address' | 'isBusy' | 'startFeed' | 'stopFeed'> & { feed: Calendars['feed'] };

/** The secret address to which calendar programs subscribe. */
export function CalendarFeed({ feed, address, isBusy, startFeed, stopFeed }: Props) {
  const { t } = useTranslation('calendar', { keyPrefix: 'feed' });
  const { date } = useFormats();
  return (
    <div className="stack [--stack:0.75rem]">
      <h3>{t('title')}</h3>
      <p className="hint">{t('lead')}</p>
      {address && <Address of={address} />}
      {feed && !address && <p>{t('made', { date: date(feed.made_at) })}</p>}
      <div className="row [--gap:0.5rem]">
        <Button look="line" size="sm" busy={isBusy} onClick={() => void startFeed()}>
          {t(feed ? 'renew' : 'start')}
        </Button>
        {feed && (
          <Button look="line" size="sm" busy={isBusy} onClick={() => void stopFeed()}>
            {t('stop')}
          </Button>
        )}
      </div>
      {feed && <p className="hint">{t('renewLead')}</p>}
    </div>
  );
}

function Address({ of: address }: { of: string }) {
  const { t } = useTranslation('calendar', { keyPrefix: 'feed' });
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false), // a browser may refuse; it can still be selected
    );
  return (
    <div className="stack [--stack:0.75rem]" role="status">
      <TextField
        label={t('address')}
        hint={t('once')}
        type="url"
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className="row [--gap:0.5rem]">
        <Button size="sm" onClick={copy}>
          <Icon of={Copy} small /> {t(isCopied ? 'copied' : 'copy')}
        </Button>
        <a className="link" href={address.replace(/^https?:/, 'webcal:')}>
          {t('open')}
        </a>
      </div>
    </div>
  );
}
