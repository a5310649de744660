import { fold } from '#functions/names/fold.ts';
import type { AddressFact, Person } from '#shared/values/person.ts';

/**
 * Words of an address line that name a place where being found harms: health, shelter, worship. `SENSITIVE_PLACES` adds to
 * them. Streets are often called after such places (“12 Church Street”), so a word counts only where no word of a street
 * follows it.
 */
export const sensitivePlaces: readonly string[] = [
  'shelter',
  'safe house',
  'refuge',
  'frauenhaus',
  'halfway house',
  'sober living',
  'rehab',
  'rehabilitation',
  'recovery center',
  'treatment center',
  'detox',
  'hospice',
  'hospital',
  'clinic',
  'abortion',
  'fertility',
  'planned parenthood',
  'psychiatric',
  'church of',
  'mosque',
  'masjid',
  'synagogue',
  'gurdwara',
  'monastery',
  'convent',
];

/** Words that make a street of what they follow. “St” in the middle of a line is a saint. */
const ofStreet =
  'street|road|rd|avenue|ave|av|lane|ln|drive|dr|way|court|ct|place|pl|boulevard|blvd|close|hill|row|square|sq|terrace|ter|crescent|circle|cir|parkway|pkwy|highway|hwy|trail|trl|loop|run|path|walk|cove|bay|point|creek|ridge|island|rock';
const street = `(?:${ofStreet})(?: |$)|st(?:$| (?:\\d|apt|unit|ste|suite|fl))`;

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A test of address lines for these words. */
export function sensitiveLine(words: readonly string[]): (line: string) => boolean {
  const patterns = words
    .flatMap((word) => plain(word) || [])
    .map((word) => new RegExp(`(?:^| )${word}(?: (?!${street})|$)`, 'u'));
  return (line) => patterns.some((pattern) => pattern.test(plain(line)));
}

/** The person of a record without addresses at sensitive places: not even their town is kept. */
export function withoutSensitivePlaces<P extends Person>(person: P, isSensitive: (line: string) => boolean): P {
  const addresses = person.addresses.filter(({ street }: AddressFact) => !street || !isSensitive(street));
  return addresses.length === person.addresses.length ? person : { ...person, addresses };
}
