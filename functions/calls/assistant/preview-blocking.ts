import { accountStore, contactStore } from '#functions/account/public.ts';
import { blockedAmong } from '#functions/calls/assistant/domain/blocked-calls.ts';
import { markStore } from '#functions/calls/assistant/settings-store.ts';
import { ringThroughStore } from '#functions/calls/assistant/ring-through-store.ts';
import { callStore } from '#functions/calls/assistant/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Phone } from '#shared/values/phone.ts';

/** So many of the latest calls are looked at. */
const LATEST = 100;

const live = {
  accounts: accountStore(table),
  calls: callStore(table),
  contacts: contactStore(table),
  marks: markStore(table),
  ringThrough: ringThroughStore(table),
};

export const handler = handle(assistant.previewBlocking, live, async ({ input, member }, deps) => {
  const { accountId: account_id } = member;
  const [account, calls, { rules }] = await Promise.all([
    deps.accounts.of(account_id),
    deps.calls.latest(account_id, LATEST),
    deps.ringThrough.of(account_id),
  ]);
  const numbers = calls.flatMap(({ caller_number }) => Phone.safeParse(caller_number).data ?? []);
  const [contacts, notSpam] = numbers.length
    ? await Promise.all([deps.contacts.among(account_id, numbers), deps.marks.notSpam(account_id)])
    : [[], []];
  const known = new Set<string>([...contacts.map(({ phone }) => phone), ...notSpam]);
  return blockedAmong(calls, { own: account?.phone ?? null, known, rules: { ...rules, blocking: input } });
});
