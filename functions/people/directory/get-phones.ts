import { browse, type DirectoryPlace } from '#functions/people/directory/browse.ts';
import { directoryStore } from '#functions/people/directory/store.ts';
import { addressOf } from '#functions/people/directory/view.ts';
import { requireViewable } from '#functions/people/viewer.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { type AreaServed, directory } from '#shared/api/directory.ts';

const live = { directory: directoryStore(table), limits: limiterOf(table) };

/** What numbering plans, which are with the calls, say of an area code. */
type AreasServed = (country: string, prefix: string) => AreaServed | null;

export const getPhonesHandler = (areaServed: AreasServed) =>
  handle(directory.getPhones, { ...live, areaServed }, async ({ input, from, now }, deps) => {
    const { directory: store, limits, areaServed } = deps;
    requireViewable(from.country, input.country ? [input.country] : []);
    await limits.take('directory-burst', { network: from.network }, now);
    await limits.take('directory', { network: from.network }, now);
    const place = { ...whereIs(input, areaServed), isOfMany: true, url: addressOf(directory.getPhones, input) };
    return browse(store, place, input, now);
  });

type Input = { country?: string | undefined; prefix?: string | undefined };

function whereIs({ country, prefix }: Input, areaServed: AreasServed): Omit<DirectoryPlace, 'url'> {
  if (!country) return { isTop: true, below: ['phones'] };
  const servedBy = (each: string) => areaServed(country, each);
  if (!prefix) return { isTop: false, below: ['phones', country], servedBy };
  return { isTop: false, list: { path: ['phone', country, prefix], letters: 1 }, serves: servedBy(prefix) };
}
