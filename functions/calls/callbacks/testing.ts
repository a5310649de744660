import type { Account } from '#functions/account/public.ts';
import { assistantFixture, NOW } from '#functions/calls/assistant/testing.ts';
import type { StoredDetails } from '#functions/calls/assistant/store.ts';
import { noticesOf } from '#functions/calls/callbacks/notices.ts';
import { callbackContext } from '#functions/calls/callbacks/context.ts';
import { messageStore, outboxOf } from '#functions/messaging/public.ts';
import type { ChatVisitor } from '#functions/platform/session.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { chatLinksOf } from '#functions/calls/web-chat/links.ts';
import { webChatStore } from '#functions/calls/web-chat/store.ts';
import { createAccount } from '#functions/account/testing.ts';
import { Phone } from '#shared/values/phone.ts';

export { NOW };
/** Free times of the owner, half past ten and eleven on a Monday in Chicago. */
export const MONDAY = '2026-11-23T16:30:00.000Z';
export const LATER = '2026-11-23T17:00:00.000Z';

let numbers = 0;

/** The dependencies of the callback handlers, with their own table and a settable clock; nothing is sent. */
export function callbackFixture(table: Table = temporaryTable()) {
  let at = NOW;
  const notices = noticesOf(table, { outbox: outboxOf(table, async () => {}) });
  const context = { ...callbackContext(table, { notices }), chats: webChatStore(table) };
  const { aCallOf } = assistantFixture(table);
  const phone = () => Phone.parse(`+1218555${String(1000 + numbers++)}`);

  /** An owner with a confirmed number of their own, in Chicago. */
  const anOwner = async (): Promise<Account & { phone: Phone }> => {
    const mine = phone();
    const more = { time_zone: 'America/Chicago', phone: mine, phone_confirmed_at: NOW.toISOString() };
    return { ...(await createAccount(table, more)), phone: mine };
  };

  return {
    table,
    context,
    ...context,
    clock: () => at,
    to: (moment: string | Date) => void (at = new Date(moment)),
    anOwner,
    /** A call, and what its caller agreed on in it. */
    async agreed(owner: Account, starts_at = MONDAY, more: Partial<StoredDetails> = {}) {
      const call = await aCallOf(owner.account_id, { caller_number: phone() }, more);
      const { settings } = await context.ownerOf(owner.account_id);
      const { caller_name: name, caller_number: number, reason: about } = call;
      const change = await context.agenda.book({
        account_id: owner.account_id,
        call_id: call.id,
        starts_at,
        settings,
        now: at,
        caller: { name, number, about, language: 'en' },
        may_text: more.may_text ?? true,
      });
      await context.write(change);
      return { call, appointment: change.appointment };
    },
    aCallOf,
    /** A visitor with an appointment’s link. */
    async visitorOf(about: { account_id: Account['account_id']; id: string } | null): Promise<ChatVisitor> {
      const wish = about && { account_id: about.account_id, appointment_id: about.id as never };
      const made = chatLinksOf(table, async () => 'secret').open(
        { account_id: null, view: 'doa', language: 'en', about: wish },
        at,
      );
      await table.commit(made.write);
      return { role: 'chat', webchatId: made.webchat_id, accountId: null };
    },
    /** Messages to a number, oldest first. */
    async textsTo(to: string): Promise<string[]> {
      const all = await messageStore(table).latest(500);
      return all
        .filter((message) => message.to === to)
        .map(({ text }) => text)
        .reverse();
    },
  };
}
