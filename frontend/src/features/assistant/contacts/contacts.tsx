import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { PhoneNumber } from '#frontend/components/phone-number.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { ContactForm } from '#frontend/features/assistant/contacts/contact-form.tsx';
import { ImportContacts } from '#frontend/features/assistant/contacts/import-contacts.tsx';
import { MixedName } from '#frontend/features/assistant/mixed-name.tsx';
import { useContacts } from '#frontend/features/assistant/contacts/use-contacts.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import type { Contact } from '#shared/values/contact.ts';

/** The owner’s contacts, by which the assistant knows callers. */
export function Contacts() {
  const { t } = useTranslation('rules', { keyPrefix: 'contacts' });
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const [isAdding, setAdding] = useState(false);
  const { found, remove, removeAll } = useContacts(words, page);
  const { data, error } = found;
  return (
    <>
      <title>{pageTitle(t('title'))}</title>
      <ImportContacts />
      <section className="set stack [--stack:1rem]" aria-labelledby="contacts-title">
        <div className="cdh">
          <h2 id="contacts-title">{t('title')}</h2>
        </div>
        <p className="hint">{t('lead')}</p>
        {isAdding ? (
          <ContactForm onDone={() => setAdding(false)} />
        ) : (
          <div>
            <Button look="line" size="sm" onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          </div>
        )}
        <TextField
          label={t('search')}
          type="search"
          maxLength={100}
          placeholder={t('searchHint')}
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            setPage(1);
          }}
        />
        {(error ?? remove.error ?? removeAll.error) && <Failure error={error ?? remove.error ?? removeAll.error} />}
        {!data && !error && <Skeleton width="100%" height="12rem" />}
        {data && (
          <p className="small muted" role="status">
            {data.total === 0 ? t(words.trim() ? 'noneFound' : 'none') : t('total', { total: data.total })}
          </p>
        )}
        <ul className="blocked" aria-labelledby="contacts-title">
          {data?.data.map((contact) => (
            <ContactRow
              key={contact.phone}
              contact={contact}
              isBusy={remove.isMutating}
              onDelete={() => void remove.trigger({ phone: contact.phone })}
            />
          ))}
        </ul>
        {data && data.last_page > 1 && (
          <nav className="row [--gap:0.5rem]" aria-label={t('pages')}>
            <Button look="line" size="sm" disabled={page <= 1} onClick={() => setPage(page - 1)}>
              {t('previous')}
            </Button>
            <span className="small">{t('page', { page, of: data.last_page })}</span>
            <Button look="line" size="sm" disabled={page >= data.last_page} onClick={() => setPage(page + 1)}>
              {t('next')}
            </Button>
          </nav>
        )}
        {data && data.total > 0 && !words.trim() && (
          <DeleteAll isBusy={removeAll.isMutating} onDelete={() => void removeAll.trigger({})} />
        )}
      </section>
    </>
  );
}

type RowProps = { contact: Contact; isBusy: boolean; onDelete: () => void };

function ContactRow({ contact, isBusy, onDelete }: RowProps) {
  const { t } = useTranslation('rules', { keyPrefix: 'contacts' });
  const [isEditing, setEditing] = useState(false);
  const { name, phone, source } = contact;
  if (isEditing)
    return (
      <li>
        <ContactForm contact={contact} onDone={() => setEditing(false)} />
      </li>
    );
  return (
    <li>
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>
        <MixedName name={name} />
        <span className="small muted row [--gap:0.5rem]">
          <PhoneNumber of={phone} /> <Chip tone="line">{t(`source.${source}`)}</Chip>
        </span>
      </span>
      <div className="row [--gap:0.5rem]">
        <Button look="line" size="sm" aria-label={t('editWho', { who: name })} onClick={() => setEditing(true)}>
          {t('edit')}
        </Button>
        <Button look="ghost" size="sm" busy={isBusy} aria-label={t('deleteWho', { who: name })} onClick={onDelete}>
          {t('delete')}
        </Button>
      </div>
    </li>
  );
}

/** The first press asks for confirmation. */
function DeleteAll({ isBusy, onDelete }: { isBusy: boolean; onDelete: () => void }) {
  const { t } = useTranslation('rules', { keyPrefix: 'contacts' });
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="stack [--stack:0.5rem]">
      <div className="row [--gap:0.5rem]">
        <Button
          look={isAsked ? 'danger' : 'line'}
          size="sm"
          busy={isBusy}
          onClick={() => {
            if (isAsked) onDelete();
            setAsked(!isAsked);
          }}
        >
          {t(isAsked ? 'sure' : 'deleteAll')}
        </Button>
        {isAsked && (
          <Button look="ghost" size="sm" onClick={() => setAsked(false)}>
            {t('keep')}
          </Button>
        )}
      </div>
      <p className="hint" role="status">
        {isAsked && t('deleteAllLead')}
      </p>
    </div>
  );
}
