import { markStore } from '#functions/calls/assistant/settings-store.ts';
import { ringThroughStore } from '#functions/calls/assistant/ring-through-store.ts';
import { callerStore } from '#functions/calls/telephony/caller-store.ts';
import { handle } from '#functions/platform/handle.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { table } from '#functions/platform/table/live.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import { RULES_MAX } from '#shared/values/live-call.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

const live = {
  ringThrough: ringThroughStore(table),
  marks: markStore(table),
  callers: callerStore(table),
  commit: table.commit.bind(table),
};

/**
 * Sets or removes the rule for a number. A blocked number has a mark and no rule, as if it had been blocked from a call, but
 * without a report to others: whom an owner avoids need not be spam. Any other rule unblocks it.
 */
export const handler = handle(assistant.setRule, live, async ({ input, member, now }, deps) =>
  retryOnConflict(async () => {
    const { ringThrough, marks, callers, commit } = deps;
    const phone = parsePhone(input.phone, input.country);
    if (!phone) throw new Fault('request.invalid', { fields: { phone: [messages.phone] } });
    const { accountId: account_id } = member;
    const [{ stored, rules }, mark] = await Promise.all([ringThrough.of(account_id), marks.of(account_id, phone)]);
    const others = rules.people.filter((each) => each.phone !== phone);
    const current = rules.people.find((each) => each.phone === phone);
    const at = now.toISOString();
    const { rule } = input;
    const isUnwanted = mark?.mark === 'blocked' || mark?.mark === 'spam';
    const next = { ...rules, people: others };
    if (rule && rule.route !== 'blocked') {
      if (others.length >= RULES_MAX) throw new Fault('request.invalid', { fields: { phone: [messages.invalid] } });
      const { route, greeting, is_vip } = rule;
      next.people = [{ phone, name: input.name || (current?.name ?? null), at, route, greeting, is_vip }, ...others];
    }
    await commit(
      ringThrough.write({ ...next, account_id }, stored),
      ...(rule?.route === 'blocked' ? [marks.set({ account_id, phone, mark: 'blocked', at })] : []),
      ...(rule && rule.route !== 'blocked' && isUnwanted
        ? [marks.unset({ account_id, phone }), callers.unreport({ account_id, phone })]
        : []),
    );
    return next;
  }),
);
