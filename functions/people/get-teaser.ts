import { cardOf } from '#functions/people/domain/card.ts';
import { peopleStore } from '#functions/people/store.ts';
import { teaserView } from '#functions/people/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { people } from '#shared/api/people.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { isAdult } from '#shared/values/day.ts';

const live = { people: peopleStore(table) };

export const handler = handle(people.getTeaser, live, async ({ input, now }, { people }) => {
  const person = await people.person(input.person_id);
  if (!person || !isAdult(now, person.birth_date)) throw new Fault('people.not-found');
  return teaserView(cardOf(person, now), now);
});
