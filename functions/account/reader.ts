import type { Account } from '#functions/account/store.ts';
import type { AccountId } from '#shared/values/id.ts';
import type { Variety } from '#shared/values/language.ts';
import { varietyOfMember } from '#shared/values/variety.ts';

type Reader = { account_id: AccountId; language: Variety; time_zone: string };

/** How a message to a member is written: in their language, and by their clock. */
export const readerOf = (
  account: Pick<Account, 'account_id' | 'language' | 'portuguese' | 'phone' | 'time_zone'>,
): Reader => ({
  account_id: account.account_id,
  language: varietyOfMember(account),
  time_zone: account.time_zone,
});
