import { accountStore, contactStore } from '#functions/account/public.ts';
import { withCurrentNames } from '#functions/calls/assistant/current-names.ts';
import { detailsView } from '#functions/calls/assistant/details-view.ts';
import { isOfSameNumber } from '#functions/calls/assistant/domain/same-caller.ts';
import { forgotten, isForgotten, withoutWords } from '#functions/calls/assistant/forget-call.ts';
import { callStore } from '#functions/calls/assistant/store.ts';
import { markStore, settingsStore } from '#functions/calls/assistant/settings-store.ts';
import { whoHas } from '#functions/people/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

const live = {
  accounts: accountStore(table),
  answering: settingsStore(table),
  calls: callStore(table),
  contacts: contactStore(table),
  marks: markStore(table),
  whoHas: whoHas(table),
};

/** Of another account a call is as if there were none. */
export const handler = handle(assistant.getCall, live, async ({ input, caller, now }, deps) => {
  const { accounts, answering, calls, contacts, marks, whoHas } = deps;
  const { call_id, lang } = input;
  const account = caller.accountId ? await accounts.of(caller.accountId) : undefined;
  const found = account && (await calls.of(account.account_id, call_id));
  if (!account || !found) throw new Fault('assistant.unknown-call');
  const [call = found] = await withCurrentNames([found], whoHas, now);
  const { account_id } = account;
  const phone = parsePhone(call.caller_number, 'US');
  const [stored, { settings }, earlier, mark, contact, facts] = await Promise.all([
    calls.detailsOf(account_id, call_id),
    answering.of(account),
    calls.latest(account_id),
    phone && marks.of(account_id, phone),
    phone && contacts.of(account_id, phone),
    phone && whoHas(phone, now),
  ]);
  const isOver = stored !== undefined && isForgotten(stored, now);
  const details = isOver ? forgotten(stored) : stored;
  const shown = isOver ? withoutWords(call) : call;
  const before = earlier.filter((each) => isOfSameNumber(each, call) && each.id < call.id);
  const history = await withCurrentNames(before, whoHas, now);
  return detailsView({ call: shown, details, settings, history, mark: mark?.mark ?? null, contact, facts }, lang, now);
});
