import type { Dispute, HistoryEvent } from '#functions/people/corrections/dispute.ts';
import type { DisputeStore } from '#functions/people/corrections/store.ts';
import type { StoredPerson } from '#functions/people/store.ts';
import type { Outbox } from '#functions/messaging/public.ts';

type QueuedMessage = ReturnType<Outbox['queue']>;
type Deps = { disputes: DisputeStore; outbox: Outbox };

/** Sources notified in one transaction; a fact rarely has more. */
const MAX_SOURCES = 20;
/** Ids of the source’s own records in one mail. */
const MAX_IDS = 5;

/**
 * Queues a mail to each source of a disputed fact that has a contact, once per dispute. It names the source’s own record
 * and the field, never the value. Without a contact, the history says so.
 */
export async function noticesToSources(
  dispute: Dispute,
  people: StoredPerson[],
  { disputes, outbox }: Deps,
  now: Date,
): Promise<{ dispute: Dispute; messages: QueuedMessage[] }> {
  const done = new Set(dispute.history.flatMap(({ what, detail }) => (what.startsWith('source-') ? [detail] : [])));
  const sources = dispute.sources.filter((source) => !done.has(source)).slice(0, MAX_SOURCES);
  const contacts = await Promise.all(sources.map((source) => disputes.contactOf(source)));
  const events = sources.map((source, i): HistoryEvent => {
    const what = contacts[i] ? 'source-notified' : 'source-without-contact';
    return { at: now.toISOString(), what, by: dispute.subject ? 'subject' : 'operator', detail: source };
  });
  const messages = contacts.flatMap((contact) => {
    if (!contact) return [];
    const { source, email: to } = contact;
    const { dispute_id: reference, field, kind, opened_at: at } = dispute;
    const params = { source, reference, records: idsOf(source, people), field, kind, at };
    return [
      outbox.queue({ purpose: 'fact-disputed', to, account_id: null, language: 'en', time_zone: null, params }, now),
    ];
  });
  return { dispute: { ...dispute, history: [...dispute.history, ...events] }, messages };
}

/** The ids of the source’s own records of these people. */
function idsOf(source: string, people: StoredPerson[]): string {
  const ids = people
    .flatMap(({ records }) => Object.keys(records))
    .filter((key) => key.startsWith(`${source}#`))
    .map((key) => key.slice(source.length + 1));
  return [...new Set(ids)].slice(0, MAX_IDS).join(', ');
}
