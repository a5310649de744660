import { createHash } from 'node:crypto';

import anyAscii from 'any-ascii';

/**
 * The hashes of California’s Delete Request and Opt-out Platform (DROP 1.2.0): the Base64 of SHA-256 over a standardised
 * value. Its published vectors are the test.
 */
const hash = (standardised: string): string => createHash('sha256').update(standardised).digest('base64');

/** Without spaces and in lower case; dots and plus signs stay. */
export const emailHash = (email: string): string => hash(email.replace(/\s+/gu, '').toLowerCase());

/** The last ten digits. */
export const phoneHash = (phone: string): string => hash(phone.replace(/\D/g, '').slice(-10));

/** The letters and digits of a name, transliterated to Latin ones. */
const nameHash = (name: string): string =>
  hash(
    anyAscii(name.normalize('NFKC'))
      .toLowerCase()
      .replace(/[^a-z0-9]/g, ''),
  );

/** The first five characters of a postal code, without its extension and leading zeros. */
const zipHash = (zip: string): string =>
  hash(
    zip
      .replace(/-.*$/, '')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .replace(/^0+/, '')
      .slice(0, 5),
  );

/** YYYYMMDD. */
const birthHash = (day: string): string => hash(day.replace(/\D/g, ''));

/** The parts that other hashes are made of, and the hash of name, date of birth and ZIP. We hold no day of birth. */
export const partHash = { name: nameHash, zip: zipHash, birth: birthHash };
export const nameBirthZipHash = (of: { first: string; last: string; birth: string; zip: string }): string =>
  hash([nameHash(of.first), nameHash(of.last), birthHash(of.birth), zipHash(of.zip)].join(''));
