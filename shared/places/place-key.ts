import { latinAsTyped } from '#shared/values/latin-letters.ts';

const typedLetter = new RegExp(`[${Object.keys(latinAsTyped).join('')}]`, 'g');

/** A place as a key, whatever its accents and punctuation: “São Paulo” and “Sao Paulo” are one. */
export const placeKey = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/['’ʼ`]|[\u0300-\u036f]/g, '')
    .replace(typedLetter, (letter) => latinAsTyped[letter]!)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
