import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { contactReads } from '#frontend/features/assistant/contacts/use-contacts.ts';
import { useCountry } from '#frontend/features/assistant/contacts/use-country.ts';
import { useAction } from '#frontend/lib/api.ts';
import { account } from '#shared/api/account.ts';
import { type Contact, CONTACT_NAME_MAX } from '#shared/values/contact.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

type Props = { contact?: Contact; onDone: () => void };

/** A contact by hand: a new one, or another name or number of this one. */
export function ContactForm({ contact, onDone }: Props) {
  const { t } = useTranslation('rules', { keyPrefix: 'contacts' });
  const country = useCountry();
  const [name, setName] = useState(contact?.name ?? '');
  const [phone, setPhone] = useState<string>(contact?.phone ?? '');
  const [isWrong, setWrong] = useState(false);
  const { trigger, isMutating, error } = useAction(account.saveContact, { refreshes: contactReads });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const isValid = parsePhone(phone, country) !== undefined;
    setWrong(!isValid);
    if (!isValid) return;
    if (name.trim() && phone.trim() && (await trigger({ was: contact?.phone ?? null, name, phone, country }))) onDone();
  };
  return (
    <form className="ring-add" onSubmit={(event) => void save(event)}>
      {error && <Failure error={error} />}
      <TextField
        label={t('name')}
        required
        maxLength={CONTACT_NAME_MAX}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={t('phone')}
        required
        type="tel"
        maxLength={64}
        error={isWrong ? 'phone' : undefined}
        value={phone}
        onChange={({ target }) => setPhone(target.value)}
      />
      <div className="row [--gap:0.5rem]">
        <Button type="submit" busy={isMutating}>
          {t('save')}
        </Button>
        <Button look="ghost" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
