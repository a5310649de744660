/** The basic alphabet of GSM 03.38, as far as our own words use it. Anything else makes the whole message 16-bit. */
const GSM = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùü]*$/;

/** What a carrier counts: 160 characters of the basic alphabet make one part, or 70 of any other. */
export function measure(text: string) {
  const alphabet = GSM.test(text) ? 'GSM-7' : 'UCS-2';
  const [one, each] = alphabet === 'GSM-7' ? [160, 153] : [70, 67];
  return { alphabet, limit: one, parts: text.length <= one ? 1 : Math.ceil(text.length / each) };
}

/** The first of these that is one part, from the fullest to the shortest; the last, where none is. */
export const firstOfOnePart = (...texts: [string, ...string[]]): string =>
  texts.find((text) => measure(text).parts === 1) ?? texts.at(-1)!;
