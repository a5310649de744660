import { ringThroughStore } from '#functions/calls/assistant/ring-through-store.ts';
import { handle } from '#functions/platform/handle.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { table } from '#functions/platform/table/live.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import { RULES_MAX, type RingThrough } from '#shared/values/live-call.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

const live = { ringThrough: ringThroughStore(table), commit: table.commit.bind(table) };

/** Lists a number, or takes it off the list; listed again, it gets its new name. What else its rule says stays. */
export const handler = handle(assistant.putThrough, live, async ({ input, member, now }, { ringThrough, commit }) =>
  retryOnConflict(async () => {
    const phone = parsePhone(input.phone, input.country);
    if (!phone) throw new Fault('request.invalid', { fields: { phone: [messages.phone] } });
    const { accountId: account_id } = member;
    const { stored, rules } = await ringThrough.of(account_id);
    const others = rules.people.filter((each) => each.phone !== phone);
    if (input.is_listed && others.length >= RULES_MAX)
      throw new Fault('request.invalid', { fields: { phone: [messages.invalid] } });
    const current = rules.people.find((each) => each.phone === phone);
    const { greeting = '', is_vip = false } = current ?? {};
    const rule = { phone, name: input.name || (current?.name ?? null), at: now.toISOString(), greeting, is_vip };
    const route = input.is_listed ? ('put_through' as const) : ('assistant' as const);
    const isRule = input.is_listed || greeting !== '' || is_vip;
    const next: RingThrough = { ...rules, people: isRule ? [{ ...rule, route }, ...others] : others };
    await commit(ringThrough.write({ ...next, account_id }, stored));
    return next;
  }),
);
