import { contactStore } from '#functions/account/public.ts';
import { callStore } from '#functions/calls/assistant/store.ts';
import { knownSpelling } from '#functions/calls/outcome/known-spelling.ts';
import { whoHas } from '#functions/people/public.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { AccountId } from '#shared/values/id.ts';

/** So many earlier calls are searched for a name. */
const EARLIER_CALLS = 200;

/** Where a caller’s name can be known from, beside what they say. */
export const knownCallersOf = (table: Table) => {
  const [contacts, calls] = [contactStore(table), callStore(table)];
  return {
    whoHas: whoHas(table),
    /** The names of the owner’s contacts. */
    contacts: async (account_id: AccountId): Promise<string[]> =>
      (await contacts.all(account_id)).map(({ name }) => name),
    /** The names of earlier callers whose calls were no spam, but those of contacts, whose spelling counts. */
    async callers(account_id: AccountId, own: readonly string[]): Promise<string[]> {
      const earlier = await calls.latest(account_id, EARLIER_CALLS);
      return earlier.flatMap(({ caller_name, spam }) =>
        caller_name && spam.verdict === 'likely_safe' && !knownSpelling(caller_name, own) ? [caller_name] : [],
      );
    },
  };
};
export type KnownCallers = ReturnType<typeof knownCallersOf>;
