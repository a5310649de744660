const typedAs: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** A place as a key, whatever its accents and punctuation: “São Paulo” and “Sao Paulo” are one. */
export const placeKey = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/['’ʼ`]|[\u0300-\u036f]/g, '')
    .replace(/[ıßøæœłđðþ]/g, (letter) => typedAs[letter]!)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
