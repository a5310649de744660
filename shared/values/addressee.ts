import { languageOf, type Variety } from '#shared/values/language.ts';

const company =
  /会社|法人|組合|協会|大学|[㈱㈲]|(?:^|[\s,])(?:Inc|LLC|Ltd|Limited|Corp|Corporation|Company|Co|GmbH|AG|UG|KG|OHG|SARL|SAS|SA|SL|SRL|BV|PLC|LLP|Pty|KK|GK)\.?$/;
const addressed = /(?:様|御中|殿)$/;

/**
 * A name as a receipt is addressed: in Japanese with 御中 to a company, which its words or its tax number tell, and with 様 to
 * a person. As it is in other languages, and where its owner wrote such a word.
 */
export function addressee(
  { name, tax_id = '' }: { name: string; tax_id?: string | undefined },
  language: Variety,
): string {
  if (languageOf(language) !== 'ja' || !name || addressed.test(name)) return name;
  return `${name} ${tax_id || company.test(name) ? '御中' : '様'}`;
}
