import { browse } from '#functions/people/directory/browse.ts';
import { initialOf } from '#functions/people/directory/domain/plain.ts';
import { directoryStore } from '#functions/people/directory/store.ts';
import { addressOf } from '#functions/people/directory/view.ts';
import { requireViewable } from '#functions/people/viewer.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { directory } from '#shared/api/directory.ts';

const live = { directory: directoryStore(table), limits: limiterOf(table) };

/** Without a domain the letter filters domains; with one, it filters the people of that domain. */
export const handler = handle(directory.getEmails, live, async ({ input, from, now }, { directory: store, limits }) => {
  const { domain, letter, cursor } = input;
  requireViewable(from.country, []); // a mail domain has no country
  await limits.take('directory-burst', { network: from.network }, now);
  await limits.take('directory', { network: from.network }, now);
  const url = addressOf(directory.getEmails, input);
  const place = { url, isTop: false, isOfMany: true };
  if (domain) return browse(store, { ...place, list: { path: ['email', domain], letters: 2 } }, input, now);
  if (!letter) return browse(store, { ...place, isTop: true, below: ['emails'] }, { cursor }, now);
  return browse(store, { ...place, below: ['emails', initialOf(letter.toLowerCase())] }, { cursor }, now);
});
