import * as z from 'zod';

import { keptFrom } from '#functions/platform/table/expiry.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { type Protection, protectedRoles } from '#shared/validation/removal.ts';

/** What a protected person, or the agent of one, states. It is deleted with its review, or after three months. */
const Statement = z.object({
  reference: z.string(),
  role: z.enum(protectedRoles),
  office: z.string(),
  statement: z.string(),
  made_at: z.iso.datetime(),
});
export type Statement = z.infer<typeof Statement>;

const statement: Entity<Statement> = {
  schema: Statement,
  key: keys.statement,
  expires: keptFrom('statement', ({ made_at }) => made_at),
};

export const evidenceStore = (table: Table) => ({
  of: (reference: string) => table.get(statement, keys.statement({ reference })),
  all: () => table.query(statement, keys.statement({})),
  add: (reference: string, { role, office, statement: text }: Protection, now: Date): Write =>
    table.put(statement, { reference, role, office, statement: text, made_at: now.toISOString() }),
  remove: (current: Revised<Statement>): Write => table.remove(keys.statement(current), current),
});
