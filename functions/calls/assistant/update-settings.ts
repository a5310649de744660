import { accountStore } from '#functions/account/public.ts';
import { settingsStore } from '#functions/calls/assistant/settings-store.ts';
import { settingsView } from '#functions/calls/assistant/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { assistant, type AssistantSettings } from '#shared/api/assistant.ts';
import { Fault, type FieldErrors } from '#shared/errors/catalogue.ts';
import { isZone } from '#shared/values/zone.ts';
import { messages } from '#shared/validation/messages.ts';
import { areFaulty } from '#shared/values/week.ts';

/** What is wrong with the hours in which callbacks are taken: a window that ends before it begins, two that overlap. */
function faultyWindows({ windows, time_zone }: Pick<AssistantSettings, 'windows' | 'time_zone'>) {
  const fields: FieldErrors = {};
  windows.forEach((day, at) => {
    if (areFaulty(day)) fields[`windows.${at}`] = [messages.hours];
  });
  if (!isZone(time_zone)) fields.time_zone = [messages.invalid];
  return Object.keys(fields).length ? fields : undefined;
}

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
