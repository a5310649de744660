import { importable } from '#functions/people/domain/field-rules.ts';
import { mayBeKept } from '#functions/people/domain/jurisdiction.ts';
import { sensitiveLine, sensitivePlaces, withoutSensitivePlaces } from '#functions/people/domain/sensitive-places.ts';
import { InvalidRecord } from '#functions/people/import/to-person.ts';
import { environment } from '#functions/platform/environment.ts';
import type { Person } from '#shared/values/person.ts';

const NOT_LISTED = 'lives in a country whose residents are not listed, see SUBJECT_REGIONS';

/**
 * What may be imported of the person of a record: nothing of residents of countries that are not open, and of others not
 * what their law calls sensitive. The function throws InvalidRecord where nothing may.
 */
export function admission(regions: readonly string[]): <P extends Person>(person: P) => P {
  const isSensitive = sensitiveLine([...sensitivePlaces, ...environment().SENSITIVE_PLACES]);
  return (person) => {
    if (!mayBeKept(person, regions)) throw new InvalidRecord(NOT_LISTED);
    return importable(withoutSensitivePlaces(person, isSensitive));
  };
}
