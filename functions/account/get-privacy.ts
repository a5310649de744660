import { choiceStore } from '#functions/account/choices.ts';
import { keptOf } from '#functions/account/domain/kept.ts';
import { accountDataOf } from '#functions/account/account-data.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';

const live = { choices: choiceStore(table), accountData: accountDataOf(table) };

export const handler = handle(account.getPrivacy, live, async ({ member, now }, { choices, accountData }) => {
  const [{ privacy }, ...items] = await Promise.all([
    choices.of(member.accountId),
    accountData.of(member.accountId, now),
    accountData.conversation(member.accountId, now),
    accountData.money(member.accountId, now),
  ]);
  return { choices: privacy, kept: keptOf(items.flat()) };
});
