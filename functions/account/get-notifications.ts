import { choiceStore } from '#functions/account/choice-store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';

const live = { choices: choiceStore(table) };

export const handler = handle(
  account.getNotifications,
  live,
  async ({ member }, { choices }) => (await choices.of(member.accountId)).notifications,
);
