import { browse, type DirectoryPlace } from '#functions/people/directory/browse.ts';
import { plain, plainState } from '#functions/people/directory/domain/plain.ts';
import { directoryStore } from '#functions/people/directory/store.ts';
import { addressOf } from '#functions/people/directory/view.ts';
import { requireViewable } from '#functions/people/viewer.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { directory, NO_COUNTRY } from '#shared/api/directory.ts';

const live = { directory: directoryStore(table), limits: limiterOf(table) };

export const handler = handle(directory.getPeople, live, async ({ input, from, now }, { directory: store, limits }) => {
  requireViewable(from.country, input.country && input.country !== NO_COUNTRY ? [input.country] : []);
  await limits.take('directory-burst', { network: from.network }, now);
  await limits.take('directory', { network: from.network }, now);
  return browse(store, { ...whereIs(input), url: addressOf(directory.getPeople, input) }, input, now);
});

type Place = { country?: string | undefined; state?: string | undefined; city?: string | undefined };

function whereIs({ country, state, city }: Place): Omit<DirectoryPlace, 'url'> {
  if (!country) return { isTop: true, below: ['people'] };
  if (!state) return { isTop: false, below: ['people', country] };
  const path = [country, plainState(state)];
  return city
    ? { isTop: false, list: { path: ['city', ...path, plain(city)], letters: 1 } }
    : { isTop: false, list: { path: ['state', ...path], letters: 2 }, below: ['people', ...path] };
}
