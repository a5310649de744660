import { eachOnce, faultyWords } from '#functions/calls/assistant/domain/faulty-rules.ts';
import { ringThroughStore } from '#functions/calls/assistant/ring-through-store.ts';
import { handle } from '#functions/platform/handle.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { table } from '#functions/platform/table/live.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { ringThrough: ringThroughStore(table), commit: table.commit.bind(table) };

export const handler = handle(assistant.updateRingThrough, live, async ({ input, member }, { ringThrough, commit }) =>
  retryOnConflict(async () => {
    const { accountId: account_id } = member;
    const { stored, rules } = await ringThrough.of(account_id);
    const words = eachOnce(input.words ?? rules.words);
    const fields = faultyWords(words, rules.words);
    if (fields) throw new Fault('request.invalid', { fields });
    const next = { ...rules, ...input, words };
    await commit(ringThrough.write({ ...next, account_id }, stored));
    return next;
  }),
);
