import type { LegalName } from '#shared/legal/versions.ts';

/**
 * The digest of each version, over its structure, its words in all languages and the lives that it shows. A version that was
 * released never changes: another wording is another version.
 */
export const digests: Record<LegalName, Record<number, string>> = {
  privacy: {
    7: 'c4pWOKScFI9YczV_dGeyQiH86xL-0thz3wUTrlGggz0',
    8: 'c8mJ66__gAtzGrk1AD3WRKYb8K6hd-uK-X2Kw-MGYYI',
  },
  terms: {
    7: 'kauouh0SBhOarFwZMrI2cnq7kwMEIgTqVZbX8OXal1c',
    8: '5diUWUgrg95kjSj0AYYmSGWNea1m-5U4IVzf34uDTkk',
  },
};
