import { completionsOf } from '#functions/people/line/completions.ts';
import { nameShares } from '#functions/people/line/name-shares.ts';
import { placeFinder } from '#functions/people/line/place-called.ts';
import { largeTownLike, townLike } from '#functions/people/line/town-like.ts';
import { peopleStore } from '#functions/people/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf, takeOpen } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { people } from '#shared/api/people.ts';
import { borne } from '#shared/search-line/name-words.ts';
import { isTooLong, mayBeTown, mayBeTownFirst, readLine } from '#shared/search-line/read-line.ts';
import type { FindPlace, Place } from '#shared/search-line/reading.ts';
import { countryOf } from '#shared/values/language.ts';

const live = { people: peopleStore(table), limits: limiterOf(table) };

export const handler = handle(
  people.readLine,
  live,
  async ({ input: { text, country, language }, member, from, now }, { people, limits }) => {
    await takeOpen(limits, 'search-suggestion', { member, from }, now);
    const countries = [country, countryOf(language)];
    const [lexicons, place] = await Promise.all([people.lexicons(now), placeFinder(language, countries)]);
    const known = {
      place,
      share: nameShares(lexicons),
      countries,
      year: now.getUTCFullYear(),
    };
    const similar = new Map<string, Place>();
    for (const town of mayBeTown(text, country, known)) {
      const like = await townLike(town, countries);
      if (like) similar.set(town, asSpelled(like, place));
    }
    const start = similar.size ? undefined : mayBeTownFirst(text, country, known);
    const like = start && (await largeTownLike(start.town, start.isInUs ? ['US'] : countries));
    // “Madisen Smith” is called so after a first name, not after a town.
    if (start && like && borne(like.city!, 'first', known) === 'unknown')
      similar.set(start.town, asSpelled(like, place));
    const withSimilar = { ...known, place: (name: string) => place(name) ?? similar.get(name) };
    const readings = readLine(text, country, similar.size ? withSimilar : known);
    const [reading] = readings;
    if (reading?.type !== 'name' || isTooLong(text)) return { readings, completions: [] };
    return { readings, completions: await completionsOf({ text, country, language, reading }, known, lexicons.last) };
  },
);

/** A misspelt town is in no state where the town, spelled well, is in several. */
function asSpelled(like: Place, place: FindPlace): Place {
  const spelled = place(like.city!);
  return spelled?.city === like.city && spelled.country === like.country ? { ...like, state: spelled.state } : like;
}
