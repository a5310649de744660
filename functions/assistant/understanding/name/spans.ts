import type { Candidate, Heard } from '#functions/assistant/understanding/name/candidate.ts';
import type { Spaced } from '#functions/assistant/understanding/name/phrasebook.ts';
import { organisations } from '#functions/assistant/understanding/name/spaced/organisations.ts';
import { pageOf } from '#functions/assistant/understanding/name/spaced/page.ts';
import { persons } from '#functions/assistant/understanding/name/spaced/persons.ts';
import { relations } from '#functions/assistant/understanding/name/spaced/relations.ts';

/** All that may be who calls, in one turn of a language that is written with spaces. */
export function candidatesIn(heard: Heard, language: Spaced): Candidate[] {
  const page = pageOf(heard, language);
  return [...persons(page), ...organisations(page), ...relations(page)];
}
