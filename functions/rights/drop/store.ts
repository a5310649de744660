import * as z from 'zod';

import { firstSession, Session } from '#functions/rights/drop/session.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { keptFrom } from '#functions/platform/table/expiry.ts';
import type { Entity, Revised, Table } from '#functions/platform/table/table.ts';

const sessionItem: Entity<Session> = { schema: Session, key: keys.dropSession };

const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
const Piece = z.object({ batch_id: z.string(), nth: z.number().int(), at: z.iso.datetime(), bytes: Bytes });
const pieceItem: Entity<z.infer<typeof Piece>> = {
  schema: Piece,
  key: keys.dropPiece,
  expires: keptFrom('dropPiece', ({ at }) => at),
};
/** An item takes at most 400 KB. */
const PIECE_BYTES = 350_000;

/** What was reported of a batch: evidence, kept for six years. It names nobody. */
const Summary = z.object({
  batch_id: z.string(),
  completed_at: z.iso.datetime(),
  withdrawn: z.number().int(),
  files: z.array(
    z.object({ name: z.string(), deleted: z.number().int(), opted_out: z.number().int(), not_found: z.number().int() }),
  ),
});
export type Summary = z.infer<typeof Summary>;
const summaryItem: Entity<Summary> = {
  schema: Summary,
  key: keys.dropReport,
  expires: keptFrom('dropReport', ({ completed_at }) => completed_at),
};

export const dropStore = (table: Table) => ({
  async session(): Promise<Revised<Session>> {
    return (await table.get(sessionItem, keys.dropSession())) ?? { ...firstSession, revision: 0 };
  },
  /** Saves the next state of a session. Of two jobs at once, the second fails with `request.conflict`. */
  async advance(current: Revised<Session>, next: Session): Promise<Revised<Session>> {
    await table.commit(table.put(sessionItem, next, current.revision ? current : undefined));
    return { ...next, revision: current.revision + 1 };
  },
  /** Stores the ZIP of a batch in pieces. Returns their number. */
  async keepBatch(batch_id: string, zip: Uint8Array, now: Date): Promise<number> {
    let nth = 0;
    for (let from = 0; from < zip.length; from += PIECE_BYTES, nth++) {
      const piece = { batch_id, nth, at: now.toISOString(), bytes: zip.slice(from, from + PIECE_BYTES) };
      await table.commit(table.derive(pieceItem, keys.dropPiece(piece), piece));
    }
    return nth;
  },
  async batch(batch_id: string, pieces: number): Promise<Uint8Array> {
    const parts: Uint8Array[] = [];
    for (let nth = 0; nth < pieces; nth++) {
      const piece = await table.get(pieceItem, keys.dropPiece({ batch_id, nth }));
      if (!piece) throw new Error('A piece of the batch is missing');
      parts.push(piece.bytes);
    }
    return new Uint8Array(Buffer.concat(parts));
  },
  async forgetBatch(batch_id: string, pieces: number): Promise<void> {
    for (let nth = 0; nth < pieces; nth++) await table.unset(keys.dropPiece({ batch_id, nth }));
  },
  keepSummary: (summary: Summary) => table.commit(table.derive(summaryItem, keys.dropReport(summary), summary)),
  /** All summaries, oldest first. */
  summaries: () => table.query(summaryItem, keys.dropReport({ batch_id: '' })),
  summary: (batch_id: string) => table.get(summaryItem, keys.dropReport({ batch_id })),
});
export type DropStore = ReturnType<typeof dropStore>;
