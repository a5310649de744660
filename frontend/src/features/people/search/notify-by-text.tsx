import { MessageSquare, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { PhoneField } from '#frontend/components/phone-field.tsx';
import { useAction } from '#frontend/lib/api.ts';
import { people } from '#shared/api/people.ts';
import type { SearchState } from '#shared/api/people/search-results.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

/** Requests one text message with the link to the results. */
export function NotifyByText({ search: { search_id, will_text } }: { search: SearchState }) {
  const { t } = useTranslation('people', { keyPrefix: 'text' });
  const notify = useAction(people.notifyWhenReady, { refreshes: [people.getSearch] });
  const [asking, setAsking] = useState(false);
  const [isWrong, setWrong] = useState(false);

  if (will_text || notify.data?.will_text) {
    return (
      <p className="note note--ok" role="status">
        <Icon of={MessageSquareText} />
        <span>{t('willText')}</span>
      </p>
    );
  }
  if (!asking) {
    return (
      <Button look="line" onClick={() => setAsking(true)}>
        <Icon of={MessageSquare} /> {t('ask')}
      </Button>
    );
  }
  return (
    <form
      className="stack searching__text"
      aria-label={t('ask')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { phone = '', country } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
        const isPhone = parsePhone(phone, country) !== undefined;
        setWrong(!isPhone);
        if (isPhone) void notify.trigger({ search_id, phone, country });
      }}
    >
      <PhoneField label={t('phone')} name="phone" error={isWrong ? 'phone' : undefined} />
      <p className="hint">{t('once')}</p>
      <Button type="submit" busy={notify.isMutating}>
        {t('send')}
      </Button>
      {notify.error && <Failure error={notify.error} />}
    </form>
  );
}
