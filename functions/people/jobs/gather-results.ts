import * as z from 'zod';

import { type Message, messageStore } from '#functions/messages/store.ts';
import { sourcesOf } from '#functions/people/domain/facets.ts';
import type { Found } from '#functions/people/domain/hit.ts';
import { after, isFinished, owesMessage, type Search } from '#functions/people/domain/search.ts';
import { inOwnIndex } from '#functions/people/sources/own-index.ts';
import { peopleStore, searchStore } from '#functions/people/store.ts';
import { searchReadyText } from '#functions/people/words.ts';
import { environment } from '#functions/platform/environment.ts';
import { job } from '#functions/platform/job.ts';
import { startJob } from '#functions/platform/start-job.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { newId, SearchId } from '#shared/values/id.ts';
import type { Phone } from '#shared/values/phone.ts';

const live = { people: peopleStore(table), searches: searchStore(table), messages: messageStore(table), startJob };

/**
 * Brings a search from wherever it stands to its end, and tells whoever waits for it. Called a second time it goes on
 * from what the first time wrote down.
 */
export const handler = job(
  'people.gatherResults',
  z.object({ search_id: SearchId }),
  live,
  async (input, deps, now) => {
    const { people, searches, messages, startJob } = deps;

    let found: Found | undefined; // looked up once for all steps of this call

    /** One step further; false at the end. Whoever asks for a text meanwhile makes it begin again from what stands. */
    async function step(): Promise<boolean> {
      const search = await searches.of(input.search_id, now);
      if (!search) return false;
      if (!isFinished(search)) {
        const began = performance.now();
        found ??= await inOwnIndex(search.request, people, now);
        const took_ms = Math.round(performance.now() - began);
        if (search.status === 'searching') {
          await searches.replace(search, after(search, { type: 'found', total: found.total, took_ms, others: false }));
          return true;
        }
        const { write, kept } = searches.keep(search, found);
        const gathered = sourcesOf(kept.hits).map((each) => ({ ...each, state: 'answered' as const }));
        await searches.replace(search, after(search, { type: 'gathered', total: kept.total, gathered }), write);
        return true;
      }
      if (owesMessage(search) && search.notify) {
        const message = messageOf(search, search.notify.phone, now);
        const told = { ...search, notify: { ...search.notify, message_id: message.message_id } };
        await searches.replace(search, told, messages.enqueue(message));
        return true;
      }
      if (search.notify?.message_id) await startJob('messages.sendMessage', { message_id: search.notify.message_id });
      return false;
    }
    while (await retryOnConflict(step));
  },
);

const messageOf = ({ search_id, language, total }: Search, to: Phone, now: Date): Message => ({
  message_id: newId('message', now.getTime()),
  channel: 'sms',
  to,
  text: searchReadyText(language, total, `${environment().SITE_URL}/${language}/search/${search_id}`),
  language,
  purpose: 'search-ready',
  state: 'waiting',
  created_at: now.toISOString(),
  sent_at: null,
});
