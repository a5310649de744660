import { expect, test } from 'vitest';

import { promptTextsOf } from '#functions/nlu/languages/texts.ts';
import { callerName } from '#functions/nlu/name/index.ts';
import type { Language } from '#shared/values/language.ts';

test.each<[Language, string, string]>([
  [
    'fr',
    'Attendez, les enfants, chut ! Oui, Jean-Baptiste de La Fontaine à l’appareil.',
    'Jean-Baptiste de La Fontaine',
  ],
  ['es', 'Un momento… ¡Pablo, baja eso! Me llamo María del Carmen Ruiz Soto.', 'María del Carmen Ruiz Soto'],
  ['es', 'Soy Juan Carlos Pérez Galván, el fontanero.', 'Juan Carlos Pérez Galván'],
  ['pt', 'Aqui quem fala é João Pedro dos Santos Oliveira, eu sou o encanador.', 'João Pedro dos Santos Oliveira'],
  ['pt', 'Espera aí… é a Ana Beatriz Carvalho da Costa.', 'Ana Beatriz Carvalho da Costa'],
  ['ru', 'Сейчас, подождите… Кать, сделай потише! Екатерина Воронцова.', 'Екатерина Воронцова'],
  ['tr', 'Adım Mehmet Ali Özkan’dır, kombi için arıyorum.', 'Mehmet Ali Özkan'],
  ['ar', 'أنا عبد الله بن سعيد الحربي، اتصل بخصوص السيارة', 'عبد الله بن سعيد الحربي'],
  ['ar', 'اسمي فاطمة الزهراء بنعلي', 'فاطمة الزهراء بنعلي'],
  ['ja', 'ちょっと待って、テレビ消して。すみません、高橋美咲です。', '高橋美咲'],
  // Where the caller is from is no surname.
  ['es', 'Soy Ana de Sevilla', 'Ana'],
  ['es', 'Soy Lucía Fernández de la gestoría Molina', 'Lucía Fernández'],
  ['pt', 'É a Jéssica da Escola Santos', 'Jéssica'],
])('%s: “%s” gives the name %s', (language, text, name) => {
  const turns = [
    { who: 'assistant' as const, text: promptTextsOf[language].name.ask },
    { who: 'caller' as const, text },
  ];
  expect(callerName(turns, language)?.value).toBe(name);
});
