import { expect, test } from 'vitest';

import { promptTextsOf } from '#functions/nlu/languages/texts.ts';
import { callerName } from '#functions/nlu/name/index.ts';
import type { Language } from '#shared/values/language.ts';

const nameIn = (language: Language, ...answers: string[]) =>
  callerName(
    answers.flatMap((text) => [
      { who: 'assistant' as const, text: promptTextsOf[language].name.ask },
      { who: 'caller' as const, text },
    ]),
    language,
  )?.value ?? null;

test.each<[Language, string, string]>([
  ['en', 'This is Karen Doyle, actually please don’t write Doyle, write Karen Marsh', 'Karen Marsh'],
  ['en', 'Helen Burke, oh don’t put Burke, that’s my married name, put Helen Cho', 'Helen Cho'],
  [
    'fr',
    'Ici Julie Moreau, enfin non, n’écrivez pas Moreau, c’est mon ancien nom, écrivez Julie Perrin',
    'Julie Perrin',
  ],
  ['es', 'Soy Lucía Prado, bueno no ponga Prado, ponga Lucía Molina', 'Lucía Molina'],
  ['pt', 'Aqui é a Carla Nunes, ai não põe Nunes, é nome de casada, põe Carla Pinto', 'Carla Pinto'],
  ['tr', 'Ben Elif Kaya, yok Kaya yazmayın, evlilik soyadım o, Elif Şahin yazın', 'Elif Şahin'],
  ['ar', 'أنا هدى الزهراني لا تكتب الزهراني هذا اسم زوجي اكتب هدى العتيبي', 'هدى العتيبي'],
  ['ru', 'Меня зовут Ольга Савина, ой, не пишите Савина, это по мужу, пишите Ольга Котова', 'Ольга Котова'],
  ['ja', '田中です、あ、田中とは書かないでください、旧姓の木村でお願いします', '木村'],
  ['ru', 'Это Пётр, не Васильев, а Васильков', 'Пётр Васильков'],
])('%s: a name that is not to be noted gives way to the one that is: “%s”', (language, answer, name) => {
  expect(nameIn(language, answer)).toBe(name);
});

test.each<[Language, string, string, string]>([
  ['en', 'Marcus Reed', 'not Reed but Read', 'Marcus Read'],
  ['fr', 'Paul Girard', 'pas Girard mais Giraud', 'Paul Giraud'],
  ['es', 'Marta Gil', 'no ponga Gil, ese es de casada, ponga Marta Soler', 'Marta Soler'],
  ['pt', 'Helena Duarte', 'não Duarte, mas Dutra', 'Helena Dutra'],
  ['tr', 'Selin Aydın', 'Aydın değil, Aydoğan', 'Selin Aydoğan'],
  ['ar', 'سعد الحربي', 'مو الحربي، الشمري', 'سعد الشمري'],
  ['ru', 'Алексей Дмитриев', 'Нет, не Дмитриев, а Димитриев', 'Алексей Димитриев'],
  ['ja', '佐藤です', '佐藤じゃなくて近藤です', '近藤'],
])('%s: what is known is corrected in a later turn: “%s”, “%s”', (language, first, then, name) => {
  expect(nameIn(language, first, then)).toBe(name);
});

test.each<[Language, string, string, string]>([
  ['en', 'Dana Whitfield', 'not Monday but Tuesday please', 'Dana Whitfield'],
  ['es', 'Marta Soler', 'no el lunes sino el martes', 'Marta Soler'],
  ['ru', 'Анна Белова', 'не утром, а вечером', 'Анна Белова'],
  ['fr', 'Camille Roux', 'pas mardi mais jeudi', 'Camille Roux'],
  ['tr', 'Hakan Demirel', 'salı değil, perşembe', 'Hakan Demirel'],
  ['ja', '木村です', '月曜じゃなくて火曜です', '木村'],
])('%s: another time is no other name: “%s”, “%s”', (language, first, then, name) => {
  expect(nameIn(language, first, then)).toBe(name);
});

test('a name is left out that is refused without another one', () => {
  expect(nameIn('en', 'Anna Burke', 'please don’t put Burke')).toBe('Anna');
});

test.each<[Language, string, string]>([
  ['ar', 'نورة العتيبي أحسن', 'نورة العتيبي'],
  ['ar', 'ريم القحطاني أسرع', 'ريم القحطاني'],
  ['ar', 'سعد الحربي تمام', 'سعد الحربي'],
  ['es', 'Lucía Prado mejor', 'Lucía Prado'],
  ['ru', 'Нина Орлова лучше', 'Нина Орлова'],
  ['en', 'nora ellison better', 'nora ellison'],
])('%s: a comparative after a full name is no surname: “%s”', (language, answer, name) => {
  expect(nameIn(language, answer)).toBe(name);
});

test.each([
  '連絡はいいんです、来週のレッスンってまだ空いてるんですか',
  'もういいんです、急いでるんです',
  '明日行くんですけど',
  '名前はいらないんです、折り返しだけほしいんです',
  '荷物がまだ届いてないんですよ',
])('a verb’s ending is no name: 「%s」', (answer) => {
  expect(nameIn('ja', answer)).toBeNull();
});

test('a name that ends alike is one', () => {
  expect(nameIn('ja', 'かれんです')).toBe('かれん');
  expect(nameIn('ja', '姉のじゅんです')).toBe('じゅん');
});
