import { live, stateOf, viewableSubject } from '#functions/people/saved/subject.ts';
import { handle } from '#functions/platform/handle.ts';
import { saved } from '#shared/api/saved.ts';

export const handler = handle(saved.getPerson, live, async ({ input, member, from, now }, deps) =>
  stateOf(await viewableSubject(input.person_id, from.country, deps, now), member, deps, now),
);
