import { expect, test } from 'vitest';

import { callerName } from '#functions/nlu/name/index.ts';
import { affiliationOf, withoutAffiliation } from '#functions/nlu/reason/affiliation.ts';
import { promptTextsOf } from '#functions/nlu/languages/texts.ts';
import type { Turn } from '#functions/nlu/port.ts';
import type { Language } from '#shared/values/language.ts';

const read = (language: Language, text: string) => {
  const turns: Turn[] = [
    { who: 'assistant', text: promptTextsOf[language].name.ask },
    { who: 'caller', text },
  ];
  const name = callerName(turns, language)?.value ?? null;
  return [name, affiliationOf(turns, language, name)];
};

test.each<[Language, string, string, string | null]>([
  ['en', 'Hi, this is Marta Fields from Fields Roofing.', 'Marta Fields', 'Fields Roofing'],
  ['en', 'Good morning, Patrick Whelan calling from the dentist’s office.', 'Patrick Whelan', 'the dentist’s office'],
  ['en', 'Hello, it’s Leo’s mother, Grace Odum.', 'Grace Odum', 'Leo’s mother'],
  ['en', 'This is Grace Odum, Leo’s mother.', 'Grace Odum', 'Leo’s mother'],
  ['en', 'Hi, it’s Dana Whitlock with Harbor and Sons.', 'Dana Whitlock', 'Harbor and Sons'],
  ['en', 'Hello, I’m Ruth Amsel, the class teacher.', 'Ruth Amsel', 'the class teacher'],
  [
    'fr',
    'Bonjour, ici Hélène Marchand, du cabinet dentaire Lafayette.',
    'Hélène Marchand',
    'cabinet dentaire Lafayette',
  ],
  ['fr', 'Bonjour, c’est Karim Benali, le père de Sofia.', 'Karim Benali', 'le père de Sofia'],
  ['es', 'Hola, soy Lucía Fernández Ortega, de la gestoría Molina.', 'Lucía Fernández Ortega', 'de la gestoría Molina'],
  ['es', 'Buenos días, soy Rosa Prieto, la madre de Hugo.', 'Rosa Prieto', 'la madre de Hugo'],
  [
    'pt',
    'Bom dia, aqui é a Renata Souza Lima, da escola Pequeno Príncipe.',
    'Renata Souza Lima',
    'da escola Pequeno Príncipe',
  ],
  ['pt', 'Oi, é o Paulo Teixeira, pai da Bia.', 'Paulo Teixeira', 'pai da Bia'],
  ['ru', 'Алло, вас беспокоит Олег Самойлов из стоматологии «Улыбка».', 'Олег Самойлов', 'из стоматологии «Улыбка»'],
  ['ru', 'Здравствуйте, это Ольга Смирнова, мама Миши.', 'Ольга Смирнова', 'мама Миши'],
  ['ru', 'Добрый день, Павел Громов, классный руководитель Миши.', 'Павел Громов', 'классный руководитель Миши'],
  ['tr', 'İyi günler, ben Yıldız İnşaat’tan Mehmet Karaca.', 'Mehmet Karaca', 'Yıldız İnşaat'],
  ['tr', 'Belediyeden Selin Kaya.', 'Selin Kaya', 'Belediye'],
  ['ja', '調律の大橋と申します。', '大橋', '調律'],
  ['tr', 'Merhaba, ben Selin Aydın, Efe’nin annesi.', 'Selin Aydın', 'Efe’nin annesi'],
  [
    'ar',
    'السلام عليكم، معك عبد الرحمن القحطاني من شركة النور للمقاولات',
    'عبد الرحمن القحطاني',
    'من شركة النور للمقاولات',
  ],
  ['ja', 'もしもし、お世話になっております、青葉リフォームの佐藤健一と申します。', '佐藤健一', '青葉リフォーム'],
  ['ja', 'お世話になっております東小学校の担任の山本です。', '山本', '東小学校の担任'],
  ['en', 'Hey, it’s Tom Brandt, Ida’s neighbour from upstairs.', 'Tom Brandt', 'Ida’s neighbour from upstairs'],
  ['ar', 'السلام عليكم، معك هدى منصور، والدة ليان', 'هدى منصور', 'والدة ليان'],
  [
    'ru',
    'Добрый день, это Светлана Карпова, классный руководитель Сони из школы № 12.',
    'Светлана Карпова',
    'классный руководитель Сони из школы № 12',
  ],
  [
    'fr',
    'Bonjour, Mathilde Villers, l’infirmière de l’école Pasteur.',
    'Mathilde Villers',
    'l’infirmière de l’école Pasteur',
  ],
  ['pt', 'Aqui é o encanador, o Jorge Luís dos Santos.', 'Jorge Luís dos Santos', 'encanador'],
  ['ru', 'Артём СДЭК', 'Артём', 'СДЭК'],
  ['en', 'Marco DHL', 'Marco', 'DHL'],
  ['es', 'Raúl SEUR', 'Raúl', 'SEUR'],
  ['tr', 'Murat PTT', 'Murat', 'PTT'],
  ['ar', 'فهد أرامكس', 'فهد', 'أرامكس'],
  ['fr', 'Paul Giraud, de la maison Cerafrance', 'Paul Giraud', 'maison Cerafrance'],
  ['ru', 'Анна Белова, из клиники Добромед звонят администратор', 'Анна Белова', 'из клиники Добромед'],
  // What is none.
  ['ru', 'Анна Белова, клиники Добромед звонят администратор', 'Анна Белова', null],
  ['fr', 'C’est Maître Sophie Lambert', 'Sophie Lambert', null],
  ['fr', 'Jean DUPONT', 'Jean DUPONT', null],
  ['ja', '旧姓の木村です', '木村', null],
  ['en', 'Hi, it’s Joan Baker, my son is ill.', 'Joan Baker', null],
  ['en', 'Joan Baker.', 'Joan Baker', null],
  ['fr', 'C’est Paul Girard, ma fille est malade.', 'Paul Girard', null],
  ['ru', 'Это Анна Белова, я по поводу объявления.', 'Анна Белова', null],
  ['ja', 'こちらは佐藤健一です。', '佐藤健一', null],
])('%s: “%s”', (language, text, name, from) => {
  expect(read(language, text)).toEqual([name, from]);
});

test('what is shown beside the name is not repeated', () => {
  expect(withoutAffiliation('De la Clínica Ruzafa.', 'de la Clínica Ruzafa')).toBe('');
  expect(withoutAffiliation('From Fields Roofing we need your okay', 'Fields Roofing')).toBe('we need your okay');
  expect(withoutAffiliation('From Fields Roofing again', 'Fields Roofing')).toBe('From Fields Roofing again');
  expect(withoutAffiliation('Yıldız İnşaat’tan arıyorum, teklif hazır', 'Yıldız İnşaat')).toBe(
    'arıyorum, teklif hazır',
  );
  expect(withoutAffiliation('The school called', null)).toBe('The school called');
});
