import { accountStore } from '#functions/account/public.ts';
import { faultyWindows } from '#functions/calls/assistant/domain/windows.ts';
import { settingsStore } from '#functions/calls/assistant/settings-store.ts';
import { settingsView } from '#functions/calls/assistant/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { accounts: accountStore(table), answering: settingsStore(table), commit: table.commit.bind(table) };

export const handler = handle(assistant.updateSettings, live, async ({ input, member }, deps) => {
  const { accounts, answering, commit } = deps;
  const account = await accounts.of(member.accountId);
  if (!account) throw new Fault('auth.unauthenticated');
  const { stored, settings } = await answering.of(account);
  const next = { ...settings, ...input };
  const fields = faultyWindows(next);
  if (fields) throw new Fault('request.invalid', { fields });
  await commit(answering.write({ ...next, account_id: account.account_id }, stored));
  return settingsView(next, account);
});
