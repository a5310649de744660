import { CircleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import type { CalendarActions } from '#frontend/features/assistant/settings/use-calendars.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { Calendars } from '#shared/api/calendar.ts';
import { CalendarAddress } from '#shared/api/calendar.ts';

type Source = NonNullable<Calendars['source']>;
type Actions = Pick<CalendarActions, 'isBusy' | 'connect' | 'read' | 'disconnect'>;

/** The owner’s own calendar, in whose busy times no callbacks are offered. */
export function OwnCalendar({ source, now, ...actions }: Actions & { source: Calendars['source']; now: string }) {
  const { t } = useTranslation('calendar', { keyPrefix: 'source' });
  return (
    <div className="stack [--stack:0.75rem]">
      <h3>{t('title')}</h3>
      <p className="hint">{t('lead')}</p>
      {source ? <Connected source={source} now={now} {...actions} /> : <Connect {...actions} />}
    </div>
  );
}

function Connect({ isBusy, connect }: Actions) {
  const { t } = useTranslation('calendar', { keyPrefix: 'source' });
  const [url, setUrl] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isValid = CalendarAddress.safeParse(url).success;
    setWrong(!isValid);
    if (isValid) void connect(url);
  };
  return (
    <form className="stack [--stack:0.75rem]" noValidate onSubmit={submit}>
      <TextField
        label={t('address')}
        hint={t(isWrong ? 'https' : 'hint')}
        type="url"
        maxLength={2048}
        error={isWrong ? 'invalid' : undefined}
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <div>
        <Button type="submit" look="line" busy={isBusy}>
          {t('add')}
        </Button>
      </div>
    </form>
  );
}

/** When it was last read, and what has been wrong since. */
function Connected({ source, now, isBusy, read, disconnect }: Actions & { source: Source; now: string }) {
  const { t } = useTranslation('calendar', { keyPrefix: 'source' });
  const { locale, time, moment } = useFormats();
  const { host, read_at, failure, busy, counts } = source;
  const at = read_at && (read_at.slice(0, 10) === now.slice(0, 10) ? time(read_at) : moment(read_at));
  const why = failure ? t(`why.${failure}`) : '';
  return (
    <>
      <p>
        <b>
          <bdi dir="ltr">{host}</bdi>
        </b>
      </p>
      <div role="status">
        {at && !failure && <p>{t('read', { at, busy: new Intl.NumberFormat(locale).format(busy) })}</p>}
        {failure && (
          <p className="err">
            <Icon of={CircleAlert} small /> {at ? t('failing', { at, why }) : t('never', { why })}
          </p>
        )}
        {failure && at && <p className="hint">{t(counts ? 'counts' : 'expired')}</p>}
      </div>
      <div className="row [--gap:0.5rem]">
        <Button look="line" size="sm" busy={isBusy} onClick={() => void read()}>
          {t('again')}
        </Button>
        <Button look="line" size="sm" busy={isBusy} onClick={() => void disconnect()}>
          {t('remove')}
        </Button>
      </div>
    </>
  );
}
