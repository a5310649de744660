import { choiceStore } from '#functions/account/choices.ts';
import { keptOf } from '#functions/account/domain/kept.ts';
import { holdingsOf } from '#functions/account/holdings.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';

const live = { choices: choiceStore(table), holdings: holdingsOf(table) };

export const handler = handle(account.getPrivacy, live, async ({ member, now }, { choices, holdings }) => {
  const [{ privacy }, ...held] = await Promise.all([
    choices.of(member.accountId),
    holdings.of(member.accountId, now),
    holdings.conversation(member.accountId, now),
    holdings.money(member.accountId, now),
  ]);
  return { choices: privacy, kept: keptOf(held.flat()) };
});
