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
    /** The names of the owner’s contacts, and of those whose calls were no spam; the contacts’ spelling counts. */
    async names(account_id: AccountId): Promise<string[]> {
      const [people, earlier] = await Promise.all([contacts.all(account_id), calls.latest(account_id, EARLIER_CALLS)]);
      const own = people.map(({ name }) => name);
      const callers = earlier.flatMap(({ caller_name, spam }) =>
        caller_name && spam.verdict === 'likely_safe' && !knownSpelling(caller_name, own) ? [caller_name] : [],
      );
      return [...own, ...callers];
    },
  };
};
export type KnownCallers = ReturnType<typeof knownCallersOf>;
