import type { Candidate, CallerTurn } from '#functions/nlu/name/candidate.ts';
import type { Spaced } from '#functions/nlu/name/phrasebook.ts';
import { organisations } from '#functions/nlu/name/spaced/organisations.ts';
import { pageOf } from '#functions/nlu/name/spaced/page.ts';
import { persons } from '#functions/nlu/name/spaced/persons.ts';
import { relations } from '#functions/nlu/name/spaced/relations.ts';

/** All that may be who calls, in one turn of a language that is written with spaces. */
export function candidatesIn(turn: CallerTurn, language: Spaced): Candidate[] {
  const page = pageOf(turn, language);
  return [...persons(page), ...organisations(page), ...relations(page)];
}
