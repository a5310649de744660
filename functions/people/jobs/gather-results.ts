import * as z from 'zod';

import { type Message, messageStore, renderMessage } from '#functions/messaging/public.ts';
import { transition, isFinished, owesMessage, type Search } from '#functions/people/domain/search.ts';
import { historyStore } from '#functions/people/opened-store.ts';
import { type SourceSearch, searchSources, mergeResults } from '#functions/people/sources/search-sources.ts';
import { sourceStore, type SourceStore } from '#functions/people/sources/store.ts';
import { peopleStore, searchStore, type PeopleStore } from '#functions/people/store.ts';
import { environment } from '#functions/platform/environment.ts';
import { job } from '#functions/platform/job.ts';
import { startJob } from '#functions/platform/start-job.ts';
import { table } from '#functions/platform/table/live.ts';
import type { Write } from '#functions/platform/table/table.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { vendors } from '#functions/providers/people-data/live.ts';
import { SearchId } from '#shared/values/id.ts';
import type { Phone } from '#shared/values/phone.ts';
import { cardOf, type StoredTeaser, storedTeaserOf } from '#functions/people/domain/card.ts';
import { mergePerson } from '#functions/people/import/merge-person.ts';
import type { MergedHit, VendorCandidate } from '#functions/people/sources/merge-hits.ts';
import type { Person } from '#shared/values/person.ts';
import { varietyOf } from '#shared/values/portuguese.ts';
import { portugueseOf } from '#shared/values/variety.ts';

const live = {
  people: peopleStore(table),
  searches: searchStore(table),
  history: historyStore(table),
  sources: sourceStore(table),
  vendors,
  messages: messageStore(table),
  startJob,
};

/**
 * Takes a search from its current state to its end, and notifies the searcher. A retry resumes from the stored state
 * and calls no vendor again that has answered.
 */
export const handler = job(
  'people.gatherResults',
  z.object({ search_id: SearchId }),
  live,
  async (input, deps, now) => {
    const { people, searches, history, sources, messages, startJob } = deps;
    const vendors = await deps.vendors();

    let searching: SourceSearch | undefined; // shared by all steps of this invocation

    /**
     * Advances the search by one state; false at the end. A conflict, such as a concurrent notification request,
     * repeats the step.
     */
    async function step(): Promise<boolean> {
      const search = await searches.of(input.search_id, now);
      if (!search) return false;
      if (!isFinished(search)) {
        searching ??= searchSources(search, { people, sources, vendors }, now);
        const { outcome, took_ms } = await searching.own;
        const total = outcome.state === 'answered' ? outcome.found.total : 0;
        if (search.status === 'searching') {
          // Our index failed and there are no vendors: the job is retried.
          if (outcome.state !== 'answered' && !searching.hasVendors) throw new Error('No source answered');
          const next = transition(search, { type: 'found', total, took_ms, others: searching.hasVendors });
          await searches.replace(search, next, ...(await inHistory(next)));
          return true;
        }
        const { found, gathered, candidates } = await mergeResults(searching, people, now);
        const { write, stored } = searches.keep(search, found);
        const writes = saveCandidates(candidates, { people, sources }, new Date(search.kept_until), now);
        const next = transition(search, { type: 'gathered', total: stored.total, gathered });
        await searches.replace(search, next, write, ...writes, ...(await inHistory(next)));
        return true;
      }
      if (owesMessage(search) && search.notify) {
        const message = messageOf(search, search.notify.phone, now);
        const withMessage = { ...search, notify: { ...search.notify, message_id: message.message_id } };
        await searches.replace(search, withMessage, messages.enqueue(message));
        return true;
      }
      if (search.notify?.message_id) await startJob('messages.sendMessage', { message_id: search.notify.message_id });
      return false;
    }

    /** Stores the number of hits in the member's history, unless the entry has been deleted. */
    async function inHistory(ended: Search): Promise<Write[]> {
      const past = ended.account_id && isFinished(ended) && (await history.of(ended.account_id, ended.search_id, now));
      return past ? [history.keep({ ...past, total: ended.total }, past)] : [];
    }
    while (await retryOnConflict(step));
  },
);

const messageOf = ({ search_id, account_id, language, total }: Search, to: Phone, now: Date): Message => {
  const link = `${environment().SITE_URL}/${language}/search/${search_id}`;
  const variety = varietyOf(language, portugueseOf(to));
  return renderMessage(
    { purpose: 'search-ready', to, account_id, language: variety, params: { people: total, link } },
    now,
  );
};

type Deps = { people: PeopleStore; sources: SourceStore };

/**
 * Writes that keep vendor candidates until the search expires: the vendors' references and, for people outside our
 * index, a teaser. At most two writes each.
 */
function saveCandidates(merged: MergedHit[], { people, sources }: Deps, until: Date, now: Date): Write[] {
  return merged.flatMap(({ hit: { person_id }, isOwn, candidates }) => [
    ...(isOwn ? [] : [people.saveTeaser(teaserOf(candidates, person_id, until, now))]),
    ...candidates.map(({ source, ref }) => sources.refer(person_id, source, ref, until)),
  ]);
}

/** The teaser of a person known only from vendors; its counts include facts that the vendor sells separately. */
function teaserOf(candidates: VendorCandidate[], person_id: Person['person_id'], until: Date, now: Date): StoredTeaser {
  const person = candidates.map((each) => each.person).reduce(mergePerson);
  const merged = { ...person, person_id };
  const teaser = storedTeaserOf(merged, cardOf(merged, now), now);
  const counts = { ...teaser.counts };
  for (const { counts: more } of candidates) {
    for (const [section, count] of Object.entries(more) as [keyof typeof more, number][]) {
      counts[section] = Math.max(counts[section], count);
    }
  }
  return { ...teaser, counts, expires_at: Math.floor(until.getTime() / 1000) };
}
