import type { City } from '#scripts/population/cities.ts';
import type { Lots } from '#shared/values/chance.ts';

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
export function streetIn(lots: Lots, { country }: City): string {
  const house = lots.between(1, 180);
  switch (country) {
    case 'FR':
    case 'BE':
    case 'CH':
      return `${house} ${lots.pick(['rue', 'rue', 'avenue', 'allée', 'impasse'])} ${lots.pick(flowers.fr)}`;
    case 'ES':
    case 'MX':
    case 'CO':
    case 'PE':
    case 'AR':
    case 'CL':
      return `${lots.pick(['Calle', 'Calle', 'Avenida', 'Paseo'])} ${lots.pick(flowers.es)} ${house}`;
    case 'PT':
    case 'BR':
      return `${lots.pick(['Rua', 'Rua', 'Avenida', 'Travessa'])} ${lots.pick(flowers.pt)}, ${house}`;
    case 'TR':
      return `${lots.pick(flowers.tr)} ${lots.pick(['Sokağı', 'Caddesi'])} No: ${house}`;
    case 'DE':
      return `${lots.pick(flowers.de)}${lots.pick(['straße', 'weg'])} ${house}`;
    case 'RU':
    case 'KZ':
      return `ulitsa ${lots.pick(flowers.ru)} ${house}, kv. ${lots.between(1, 120)}`;
    case 'JP':
      return `${lots.between(1, 6)}-${lots.between(1, 24)}-${lots.between(1, 20)} ${lots.pick(flowers.ja)}`;
    case 'EG':
    case 'JO':
    case 'LB':
    case 'MA':
    case 'AE':
      return `${house} ${lots.pick(flowers.ar)} Street`;
    default: {
      const name = lots.happens(0.5) ? `${lots.pick(before)} ${lots.pick(after)}` : lots.pick(before);
      const flat = lots.happens(0.2) ? `, Apt ${lots.between(1, 40)}` : '';
      return `${lots.between(10, 4999)} ${name} ${lots.pick(kinds)}${flat}`;
    }
  }
}
