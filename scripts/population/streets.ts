import { eachOf, listIn } from '#scripts/population/data.ts';
import words from '#scripts/population/data/words.json' with { type: 'json' };
import type { City } from '#scripts/population/cities.ts';
import type { Random } from '#shared/values/chance.ts';

const first = listIn(words.streets.first);
const second = listIn(words.streets.second);
const kinds = listIn(words.streets.kinds);
const abroad = eachOf(words.streets.abroad, listIn);

/** A fictional street in the local address format. */
export function streetIn(random: Random, { country }: City): string {
  const house = random.between(1, 180);
  switch (country) {
    case 'FR':
    case 'BE':
    case 'CH':
      return `${house} ${random.pick(['rue', 'rue', 'avenue', 'allée', 'impasse'])} ${random.pick(abroad.fr)}`;
    case 'ES':
    case 'MX':
    case 'CO':
    case 'PE':
    case 'AR':
    case 'CL':
      return `${random.pick(['Calle', 'Calle', 'Avenida', 'Paseo'])} ${random.pick(abroad.es)} ${house}`;
    case 'PT':
    case 'BR':
      return `${random.pick(['Rua', 'Rua', 'Avenida', 'Travessa'])} ${random.pick(abroad.pt)}, ${house}`;
    case 'TR':
      return `${random.pick(abroad.tr)} ${random.pick(['Sokağı', 'Caddesi'])} No: ${house}`;
    case 'DE':
      return `${random.pick(abroad.de)}${random.pick(['straße', 'weg'])} ${house}`;
    case 'RU':
    case 'KZ':
      return `ulitsa ${random.pick(abroad.ru)} ${house}, kv. ${random.between(1, 120)}`;
    case 'JP':
      return `${random.between(1, 6)}-${random.between(1, 24)}-${random.between(1, 20)} ${random.pick(abroad.ja)}`;
    case 'EG':
    case 'JO':
    case 'LB':
    case 'MA':
    case 'AE':
      return `${house} ${random.pick(abroad.ar)} Street`;
    default: {
      const name = random.happens(0.5) ? `${random.pick(first)} ${random.pick(second)}` : random.pick(first);
      const flat = random.happens(0.2) ? `, Apt ${random.between(1, 40)}` : '';
      return `${random.between(10, 4999)} ${name} ${random.pick(kinds)}${flat}`;
    }
  }
}
