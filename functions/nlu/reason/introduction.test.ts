import { expect, test } from 'vitest';

import { isIntroduction } from '#functions/nlu/reason/introduction.ts';
import type { Language } from '#shared/values/language.ts';

test.each<[Language, string, string | null, boolean]>([
  ['es', 'Soy el plomero el que le cambió el boiler a la señora', null, true],
  ['tr', 'Nurten hocanız atatürk ilkokulundan denizin öğretmeni', 'Nurten', true],
  ['ru', 'Светлана петровна классный руководитель матвея', 'Светлана Петровна', true],
  ['ja', '美咲だけど旦那の借りてかけてるの', '美咲', true],
  ['en', 'I look after the accounts for the choir', null, true],
  ['fr', 'C’est la dame qui garde les chats', null, true],
  ['ja', '合唱団の会計を担当しております', null, true],
  ['en', 'From the third floor', 'Joan', true],
  ['fr', 'De la maison du dessus', 'Leroux', true],
  ['en', 'A parcel is at the door', null, false],
  ['es', 'La vecina del quinto', 'Marisa', true],
  ['pt', 'A Dona Lourdes vizinha do quinto andar', 'Lourdes', true],
  ['ru', 'Зинаида соседка ваша с пятого', 'Зинаида', true],
  ['tr', 'Beşinci kattan komşunuz', 'Nermin', true],
  ['ar', 'جارتكم من الطابق الخامس', 'أم خالد', true],
  ['en', 'A leak on the third floor', 'Joan', false],
  ['en', 'Your boat', 'Joan', false],
  ['en', 'Your car is ready', 'Tom', false],
  ['en', 'It’s about the boiler', null, false],
  ['en', 'I look after my mother and she fell', null, false],
  ['ru', 'Я хочу отменить занятие', null, false],
  ['es', 'Es por lo del piso', null, false],
  ['pt', 'É sobre a caldeira', null, false],
  ['es', 'Se cayó un pedazo del cerco con el viento', 'Hernán', false],
  [
    'en',
    'I’m calling because there is water coming through my kitchen ceiling and nobody answers the door',
    'Marge',
    false,
  ],
])('%s: “%s” of %s says who calls: %s', (language, summary, name, is) =>
  expect(isIntroduction(summary, name, language)).toBe(is),
);
