import type { City } from '#scripts/population/cities.ts';
import type { Random } from '#shared/values/chance.ts';

const words = (text: string) => text.trim().split(/\s+/);

const before = words(`
  Cedar Juniper Millrace Larkspur Heather Bracken Willow Maple Quarry Orchard Foxglove Harbor Lantern Meadow Thistle Alder
  Granite Sparrow Kestrel Clover Ferry Pebble Linden Hollis Tamarack Bluestem Copper Mossy Birch Sorrel Hazel Gorse`);
const after = words('Hollow Bend Ridge Creek Grove Glen View Run Field Point Spring Landing Crossing Gate Hill Brook');
const kinds = words('St Ave Rd Dr Ln Ct Way Pl Blvd Ter');
const flowers = {
  fr: ['des Bruyères', 'de la Fontaine', 'du Moulin', 'des Tilleuls', 'du Vieux Pont', 'des Genêts', 'de la Tannerie'],
  es: ['del Brezo', 'de la Fuente', 'del Molino', 'de los Tilos', 'del Puente Viejo', 'de la Retama', 'del Olmo'],
  pt: ['da Urze', 'da Fonte', 'do Moinho', 'das Tílias', 'da Ponte Velha', 'da Giesta', 'do Carvalhal'],
  tr: ['Funda', 'Pınar', 'Değirmen', 'Ihlamur', 'Eski Köprü', 'Katırtırnağı', 'Çınar'],
  de: ['Heidekraut', 'Brunnen', 'Mühlen', 'Linden', 'Ginster', 'Wacholder', 'Erlen'],
  ru: ['Vereskovaya', 'Rodnikovaya', 'Melnichnaya', 'Lipovaya', 'Mostovaya', 'Olkhovaya', 'Klenovaya'],
  ja: ['Hagimachi', 'Izumicho', 'Suishacho', 'Bodaijucho', 'Furuhashi', 'Kusagicho', 'Kaedecho'],
  ar: ['Al-Khalanj', 'Al-Naba', 'Al-Tahuna', 'Al-Zayzafun', 'Al-Jisr al-Qadim', 'Al-Rataam', 'Al-Sindiyan'],
};

/** A fictional street in the local address format. */
export function streetIn(random: Random, { country }: City): string {
  const house = random.between(1, 180);
  switch (country) {
    case 'FR':
    case 'BE':
    case 'CH':
      return `${house} ${random.pick(['rue', 'rue', 'avenue', 'allée', 'impasse'])} ${random.pick(flowers.fr)}`;
    case 'ES':
    case 'MX':
    case 'CO':
    case 'PE':
    case 'AR':
    case 'CL':
      return `${random.pick(['Calle', 'Calle', 'Avenida', 'Paseo'])} ${random.pick(flowers.es)} ${house}`;
    case 'PT':
    case 'BR':
      return `${random.pick(['Rua', 'Rua', 'Avenida', 'Travessa'])} ${random.pick(flowers.pt)}, ${house}`;
    case 'TR':
      return `${random.pick(flowers.tr)} ${random.pick(['Sokağı', 'Caddesi'])} No: ${house}`;
    case 'DE':
      return `${random.pick(flowers.de)}${random.pick(['straße', 'weg'])} ${house}`;
    case 'RU':
    case 'KZ':
      return `ulitsa ${random.pick(flowers.ru)} ${house}, kv. ${random.between(1, 120)}`;
    case 'JP':
      return `${random.between(1, 6)}-${random.between(1, 24)}-${random.between(1, 20)} ${random.pick(flowers.ja)}`;
    case 'EG':
    case 'JO':
    case 'LB':
    case 'MA':
    case 'AE':
      return `${house} ${random.pick(flowers.ar)} Street`;
    default: {
      const name = random.happens(0.5) ? `${random.pick(before)} ${random.pick(after)}` : random.pick(before);
      const flat = random.happens(0.2) ? `, Apt ${random.between(1, 40)}` : '';
      return `${random.between(10, 4999)} ${name} ${random.pick(kinds)}${flat}`;
    }
  }
}
