import { useState } from 'react';

import { call, useAction, useEndpoint } from '#frontend/lib/api.ts';
import { account } from '#shared/api/account.ts';
import type { Contact } from '#shared/values/contact.ts';
import { asFault, type Fault } from '#shared/errors/catalogue.ts';
import { useSWRConfig } from 'swr';
import { batchesOf } from '#frontend/features/assistant/contacts/batches.ts';

export const contactReads = [account.searchContacts, account.getContacts];

/** The contacts that the words find, page by page. */
export function useContacts(words: string, page: number) {
  const found = useEndpoint(account.searchContacts, { words, page }, { keepPreviousData: true });
  const save = useAction(account.saveContact, { refreshes: contactReads });
  const remove = useAction(account.deleteContact, { refreshes: contactReads });
  const removeAll = useAction(account.deleteContacts, { refreshes: contactReads });
  return { found, save, remove, removeAll };
}

export type Saving = { done: number; of: number; added: number; renamed: number; left_out: number };

/** Saves the contacts of a file, some at a time: what is saved once is not lost if a later part fails. */
export function useImport() {
  const { mutate } = useSWRConfig();
  const [saving, setSaving] = useState<Saving>();
  const [error, setError] = useState<Fault>();
  async function start(contacts: readonly Pick<Contact, 'phone' | 'name'>[]): Promise<void> {
    let saved = { done: 0, of: contacts.length, added: 0, renamed: 0, left_out: 0 };
    setError(undefined);
    setSaving(saved);
    try {
      for (const batch of batchesOf(contacts)) {
        const { added, renamed, left_out } = await call(account.addContacts, { contacts: batch });
        saved = {
          ...saved,
          done: saved.done + batch.length,
          added: saved.added + added,
          renamed: saved.renamed + renamed,
          left_out: saved.left_out + left_out,
        };
        setSaving(saved);
      }
    } catch (failure) {
      setError(asFault(failure));
    }
    const stale = new Set(contactReads.map(({ id }) => id as string));
    await mutate((key) => Array.isArray(key) && stale.has(key[0] as string));
  }
  const reset = () => {
    setSaving(undefined);
    setError(undefined);
  };
  return {
    start,
    reset,
    saving,
    error,
    isOver: saving !== undefined && (saving.done === saving.of || error !== undefined),
  };
}
