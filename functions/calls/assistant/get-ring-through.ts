import { ringThroughStore } from '#functions/calls/assistant/ring-through-store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { assistant } from '#shared/api/assistant.ts';

const live = { ringThrough: ringThroughStore(table) };

export const handler = handle(
  assistant.getRingThrough,
  live,
  async ({ member }, { ringThrough }) => (await ringThrough.of(member.accountId)).rules,
);
