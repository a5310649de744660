import { createHash } from 'node:crypto';

import { hiddenFrom } from '#functions/people/domain/field-rules.ts';
import { countriesOf } from '#functions/people/domain/jurisdiction.ts';
import { entriesAbout, namesakesIn } from '#functions/people/registers/entries.ts';
import { registerQueryOf } from '#functions/people/registers/query.ts';
import { callWithinBudget } from '#functions/people/sources/budget.ts';
import { withTimeout } from '#functions/people/sources/outcome.ts';
import type { FindingStore, KeptFinding } from '#functions/people/registers/store.ts';
import type { SourceStore } from '#functions/people/sources/store.ts';
import type { ConnectedRegister } from '#functions/providers/registers/live.ts';
import type { RegisterQuery } from '#functions/providers/registers/port.ts';
import type { Report } from '#shared/api/people/report.ts';
import { type RegisterAnswer, RegisterKind } from '#shared/values/register.ts';

/** How long we wait for the answer of a register, and how much longer for our own table. */
const REGISTER_MS = 4000;
const GRACE_MS = 1000;

type Deps = {
  sources: SourceStore;
  findings: FindingStore;
  registers: () => Promise<ConnectedRegister[]>;
  milliseconds?: number;
};

/**
 * What public registers say under the name of the person of an open report, one answer for each kind. A register is asked
 * at most once an hour about a person, unless it failed or the person's names or dates changed.
 */
export async function askRegisters(
  report: Report,
  viewer: string | null,
  deps: Deps,
  now: Date,
): Promise<RegisterAnswer[]> {
  const registers = await deps.registers();
  if (hiddenFrom(viewer, countriesOf(report)).has('registers')) return hiddenAnswers(registers);
  const query = registerQueryOf(report);
  const connected = query ? registers.filter((register) => register.canFind(query)) : [];
  if (!query || !connected.length) return RegisterKind.options.map((kind) => nothing(kind, 'not-connected'));
  const kept = await deps.findings.of(report.person_id, now);
  const asked = await Promise.all(
    connected.map(async (register) => ({
      register,
      finding: await findingOf(register, query, kept.get(register.id), report, deps, now),
    })),
  );
  return RegisterKind.options.map((kind) => {
    const ofKind = asked.filter(({ register }) => register.kinds.includes(kind));
    const answered = ofKind.flatMap(({ register, finding: { asked_at, found } }) =>
      found ? [{ register, asked_at, found }] : [],
    );
    if (!answered.length) return nothing(kind, ofKind.length ? 'failed' : 'not-connected');
    return {
      kind,
      state: 'answered' as const,
      entries: answered.flatMap(({ register, found }) =>
        entriesAbout(query, report, found.entries, register.name).filter((entry) => entry.kind === kind),
      ),
      has_more: answered.some(({ found }) => found.has_more),
      sources: answered.map(({ register: { name, about } }) => ({ source: name, ...about })),
      asked_at: answered.map(({ asked_at }) => asked_at).sort()[0] ?? null,
    };
  });
}

/** The stored answer of a register, or a new one; `found` is null where it gives none. */
async function findingOf(
  register: ConnectedRegister,
  asked: RegisterQuery,
  kept: KeptFinding | undefined,
  { person_id }: Report,
  { sources, findings, milliseconds = REGISTER_MS }: Deps,
  now: Date,
): Promise<KeptFinding> {
  const query = createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
  if (kept?.query === query) return kept;
  const { id: source } = register;
  const asked_at = now.toISOString();
  const outcome = await withTimeout(
    source,
    milliseconds + GRACE_MS,
    callWithinBudget(register, { source, purpose: 'register', what: person_id }, sources, now, {
      async call() {
        const { found, cost } = await register.find(asked, { milliseconds });
        return { found: { ...found, entries: namesakesIn(asked, found.entries) }, cost };
      },
      keep: (found) => findings.keep(person_id, source, { query, asked_at, found }),
    }),
  );
  if (outcome.state === 'answered') return { query, asked_at, found: outcome.found };
  if (outcome.state !== 'not-asked') await findings.noteFailure(person_id, source, query, now);
  return { query, asked_at, found: null };
}

const nothing = (kind: RegisterKind, state: RegisterAnswer['state']): RegisterAnswer => ({
  kind,
  state,
  entries: [],
  has_more: false,
  sources: [],
  asked_at: null,
});
/** Where the law allows no question: what is not connected could not be asked anyway. */
const hiddenAnswers = (registers: readonly ConnectedRegister[]) =>
  RegisterKind.options.map((kind) =>
    nothing(kind, registers.some(({ kinds }) => kinds.includes(kind)) ? 'not-shown-here' : 'not-connected'),
  );
