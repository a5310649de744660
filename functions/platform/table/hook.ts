import type { Write } from '#functions/platform/table/table.ts';

/** What a hook adds to a transaction: writes that join it, and what happens once it is committed. */
export type HookEffect = { writes: Write[]; afterCommit: () => Promise<void> };

/**
 * How a domain tells those above it of an event inside its own transaction: it declares the hook, composition/ fills it in.
 * The event’s writes and the hook’s writes are committed together or not at all.
 */
export type TransactionHook<Event> = (event: Event, now: Date) => Promise<HookEffect>;

/** The effect where there is nothing to do. */
export const noEffect: HookEffect = { writes: [], afterCommit: async () => {} };
