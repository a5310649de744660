import type { Language } from '#shared/values/language.ts';
import { nameZones } from '#shared/values/zone-name.ts';

/** The languages in whose letters browsers do not name every zone. */
const lacking: readonly Language[] = ['ar', 'ja', 'ru'];

/** Loads the names of zones that a browser lacks in a language; without them they are in Latin letters. */
export async function loadZoneNames(language: Language): Promise<void> {
  if (!lacking.includes(language)) return;
  const { default: names } = await import('#shared/values/zone-names.json');
  nameZones(language, (names as Partial<Record<Language, Record<string, string>>>)[language] ?? {});
}
