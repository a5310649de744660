import { accountStore } from '#functions/account/public.ts';
import { settingsView } from '#functions/calls/assistant/view.ts';
import { settingsStore } from '#functions/calls/assistant/settings-store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { accounts: accountStore(table), answering: settingsStore(table) };

export const handler = handle(assistant.getSettings, live, async ({ member }, { accounts, answering }) => {
  const account = await accounts.of(member.accountId);
  if (!account) throw new Fault('auth.unauthenticated');
  const { settings } = await answering.of(account);
  return settingsView(settings, account);
});
