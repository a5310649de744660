import * as z from 'zod';

import { keptFrom, keptUntil } from '#functions/platform/table/expiry.ts';
import { index, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Shape, Table } from '#functions/platform/table/table.ts';
import { addHours } from '#shared/values/duration.ts';
import { AccountId, WebChatId } from '#shared/values/id.ts';
import type { Language } from '#shared/values/language.ts';
import { endOfLife } from '#shared/values/retention.ts';

/** A proof that was taken: it is remembered until it would hold no longer, so that it is not taken again. */
const UsedProof = z.object({ proof_id: z.string(), until: z.iso.datetime() });
type UsedProof = z.infer<typeof UsedProof>;
const usedProof: Entity<UsedProof> = {
  schema: UsedProof,
  key: keys.proof,
  // An hour more than it holds: the engine forgets by its own clock.
  expires: keptUntil('proof', ({ until }) => addHours(until, 1)),
};

export const proofStore = (table: Table) => ({
  /** @throws request.conflict where it was used before */
  use: (proof_id: string, until: Date) => table.commit(table.put(usedProof, { proof_id, until: until.toISOString() })),
});

/** The subject of an event, as a browser names it: a chat, an account, or none. */
export const Reference = z.discriminatedUnion('reference_type', [
  z.object({ reference_type: z.literal('web_chat'), reference_id: WebChatId }),
  z.object({ reference_type: z.literal('user'), reference_id: AccountId }),
  z.object({ reference_type: z.literal('common'), reference_id: z.union([z.literal(-1), z.literal('-1')]) }),
]);

const happened = {
  event_name: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
};
/** Stored without the id of its subject: no visit can be traced to an account, so none is in its export or its deletion. */
const WebEvent = z.object({
  ...happened,
  reference_type: z.enum(['web_chat', 'user', 'common']),
  at: z.iso.datetime(),
  id: z.string(),
});
type WebEvent = z.infer<typeof WebEvent>;

const dayOf = (at: string) => at.slice(0, 10);
const webEvent: Entity<WebEvent> = {
  schema: WebEvent,
  key: ({ at, id }) => keys.webEvent({ day: dayOf(at), at, id }),
  expires: keptFrom('webEvent', ({ at }) => at),
};

export const eventStore = (table: Table) => ({
  keep: (event: Pick<WebEvent, 'event_name' | 'params' | 'reference_type'>, now: Date) =>
    table.commit(table.put(webEvent, { ...event, at: now.toISOString(), id: crypto.randomUUID() })),
  of: (day: string) => table.query(webEvent, { ...keys.webEvent({ day, at: '', id: '' }), sk: '' }),
});

/** A phrase that a page had no words for; the key says which. */
const missingPhrase: Shape<{ sk: string; used: number }> = { schema: z.object({ sk: z.string(), used: z.number() }) };

/** The highest count of a missing phrase, and the most reports a day. */
const COUNTED_TO = 1000;
const REPORTS_A_DAY = 1000;

export const phraseStore = (table: Table) => ({
  /** Counts each phrase, within the daily limit. */
  async count(language: Language, phrases: readonly string[], now: Date): Promise<void> {
    const day = dayOf(now.toISOString());
    const forgotten = endOfLife('webEvent', now);
    if (!(await table.takeOne(keys.limit({ what: 'phrases', subject: 'all', day }), REPORTS_A_DAY, forgotten))) return;
    await Promise.all(
      phrases.map((phrase) => table.takeOne(keys.missingPhrase({ language, phrase }), COUNTED_TO, forgotten)),
    );
  },
  /** How often each was missed, by language and phrase. */
  async all(): Promise<Record<string, number>> {
    const items = await table.query(missingPhrase, index.missingPhrases);
    return Object.fromEntries(items.map(({ sk, used }) => [sk, used]));
  },
});
