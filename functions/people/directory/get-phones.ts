import { browse, type DirectoryPlace } from '#functions/people/directory/browse.ts';
import { directoryStore } from '#functions/people/directory/store.ts';
import { addressOf } from '#functions/people/directory/view.ts';
import { requireViewable } from '#functions/people/viewer.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { directory } from '#shared/api/directory.ts';

const live = { directory: directoryStore(table) };

export const handler = handle(directory.getPhones, live, async ({ input, from, now }, { directory: store }) => {
  requireViewable(from.country, input.country ? [input.country] : []);
  return browse(store, { ...whereIs(input), url: addressOf(directory.getPhones, input) }, input, now);
});

function whereIs({
  country,
  prefix,
}: {
  country?: string | undefined;
  prefix?: string | undefined;
}): Omit<DirectoryPlace, 'url'> {
  if (!country) return { isTop: true, below: ['phones'] };
  if (!prefix) return { isTop: false, below: ['phones', country] };
  return { isTop: false, list: { path: ['phone', country, prefix], letters: 1 } };
}
