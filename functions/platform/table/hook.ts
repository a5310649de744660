import type { Write } from '#functions/platform/table/table.ts';

/** What a hook adds to a transaction: writes that join it, and what happens once it is committed. */
export type HookEffect = { writes: Write[]; afterCommit: () => Promise<void> };

/**
 * Lets a domain notify higher ones within its own transaction: it declares the hook, and composition/ fills it in. The
 * writes of both are committed atomically.
 */
export type TransactionHook<Event> = (event: Event, now: Date) => Promise<HookEffect>;

/** The effect where there is nothing to do. */
export const noEffect: HookEffect = { writes: [], afterCommit: async () => {} };
