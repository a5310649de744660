import { expect, test } from 'vitest';

import { emailHash, nameBirthZipHash, partHash, phoneHash } from '#functions/people/suppression/drop/standard-hash.ts';

/** The vectors that California publishes with DROP 1.2.0. */
test.each([
  [emailHash, 'Anna.Smith@Domain.com', 'KA18MT/ph6IHYjzT9zwETySDQyvSh87YuoSBpOQtkhE='],
  [emailHash, 'danielle.johnson12@example.com', 'mKDnDvwF2inxrKcK1hJN2TRkxPfL6kzNNTtU12eH8Bw='],
  [phoneHash, '+1(415)555-9317', 'vGM7y5n+hBXRSEAklhHDPCbysyNgYTmXdMcagGUOY8E='],
  [phoneHash, '+84(90)123 4567', 'ptzVkgbv9DonwvPCHmXmJ2SEOaolSh37z3ZzY/Gmm+U='],
  [phoneHash, '+354(123)4567', 'Btrzydf5K6ALAKKXJGFHSx7u5bDzHC9WlVYtpq1n2rY='],
  [phoneHash, '5551273811', 'jr/RAWYVN+ODBf2vRxwBASPwiO4x27OGI1y3IDhcwLo='],
  [partHash.zip, '91790-3771', '2FPZucR4x7U8KlM+SFAX4LPGhwNz/PIZUCSUdDh0o/s='],
  [partHash.zip, 'M1B 1A1', 'n8L9q8mVeT6Xt9/EeUNiTukGDrkbPJ3DvOEx14uElxk='],
  [partHash.zip, '« 00712345»', 'aeNUYKh7Xw5sqpxSbSP9eOHsj6iXewbUyavv89DIuhQ='],
  [partHash.zip, '« 00300-9999»', 'mDvWFLta/s5as7YCP3EUfNe2vCMU+dJ690IlQcZVg4k='],
  [partHash.name, 'Juan Pablo', '91hIbrbzNeqHs3o81O5yNrXUj7wDd2shvZ6THKi9qz8='],
  [partHash.name, 'Martinez', '2wRPGbwBNxhShjRczx8GfS2c4cjvs4NJskeWloUNtp8='],
  [partHash.birth, '1776-07-04', 'skXYXxBER6HQTZ3rXSZH1wVGLQ054mS5rbR/bwvzy4I='],
  [partHash.birth, '1985-07-04', 'IWi7qxOAbBJe0fNciDj76Eg84gmj40rB7aNMK/VnFOI='],
])('%o of %s', (hash, value, expected) => {
  expect(hash(value)).toBe(expected);
});

test('name, date of birth and ZIP', () => {
  const danielle = { first: 'Danielle', last: 'Johnson', birth: '19850704', zip: '91790' };
  expect(nameBirthZipHash(danielle)).toBe('PQOfn1RffEKmqMmNAzDKKaoZCwxWbQZkQzPWmQo9REA=');
});

test('a transliterated name is the same name', () => {
  expect(partHash.name('Жанна')).toBe(partHash.name('Zhanna'));
  expect(partHash.name('José-María O’Neil')).toBe(partHash.name('josemariaoneil'));
});
