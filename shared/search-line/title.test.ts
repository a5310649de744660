import { expect, test } from 'vitest';

import { withoutTitle } from '#shared/search-line/title.ts';

test.each([
  ['trying to find my old friend steve bukowski', 'steve bukowski'],
  ['looking for my birth mother carol hastings', 'carol hastings'],
  ['anyone know a guy called pete sandoval', 'pete sandoval'],
  ['je cherche mon cousin fabrice lemoine', 'fabrice lemoine'],
  ['procuro minha tia conceição ramos', 'conceição ramos'],
  ['busco a un amigo que se llama raúl méndez', 'raúl méndez'],
  ['ابحث عن صديقي القديم طارق منصور', 'طارق منصور'],
  ['ищу одноклассника дмитрия панова', 'дмитрий панов'],
  ['kuzenim ahmet yıldız', 'ahmet yıldız'],
  ['高校の同級生 佐藤花子', '佐藤花子'],
  ['友人の山田太郎', '山田太郎'],
  ['friend from high school marcus teague', 'marcus teague'],
  ['mon copain de lycée bruno chastel', 'bruno chastel'],
  ['mi amiga de la infancia teresa robles', 'teresa robles'],
  ['meu amigo de infância caio brandão', 'caio brandão'],
  ['друг детства олег сомов', 'олег сомов'],
  ['صديقي من الطفولة كريم عطية', 'كريم عطية'],
])('a request with a relation: %s', (line, name) => {
  expect(withoutTitle(line)).toBe(name);
});

test.each(['Tia Mowry', 'Pal Joey', 'Karim Benali', 'Brother Ali'])('%s is no relation', (name) => {
  expect(withoutTitle(name)).toBe(name);
});

test.each([
  ['山崎浩二って誰', '山崎浩二'],
  ['鈴木一郎は誰ですか', '鈴木一郎'],
  ['مين هو كريم شوقي', 'كريم شوقي'],
  ['кто такой пётр сидоров', 'пётр сидоров'],
  ['hakan taşıyan kim bu', 'hakan taşıyan'],
  ['quem é ana souza', 'ana souza'],
  ['does anyone know a patty oberlin', 'patty oberlin'],
  ['what became of ron maddox', 'ron maddox'],
  ['que devient sylvie marchal', 'sylvie marchal'],
  ['que fue de ernesto villalba', 'ernesto villalba'],
  ['o que aconteceu com marcelo tavares', 'marcelo tavares'],
  ['что стало с андреем вороновым', 'андреем вороновым'],
  ['kemal aksoy’a ne oldu', 'kemal aksoy'],
  ['中村健はどうなったの', '中村健'],
  ['ماذا حدث ل سامي فرحات', 'سامي فرحات'],
])('a question: %s', (line, name) => {
  expect(withoutTitle(line)).toBe(name);
});

test.each([
  ['dr priya raman dentist plano', 'priya raman plano'],
  ['Dr Hélène Vasseur cardiologue Nantes', 'Hélène Vasseur Nantes'],
  ['Lic. Arturo Villaseñor', 'Arturo Villaseñor'],
  ['Ing. Roberto Salas', 'Roberto Salas'],
  ['Av. Murat Aydın', 'Murat Aydın'],
  ['врач Гусев Н. И.', 'Гусев Н. И.'],
  ['Tanaka-sensei', 'Tanaka'],
  ['田中弁護士 東京', '田中 東京'],
  ['jane roe, RN', 'jane roe'],
])('a title or profession: %s', (line, name) => {
  expect(withoutTitle(line)).toBe(name);
});

test.each(['MD Abdul Rahman', 'Av. Paulista 1000', 'Tom Baker'])('%s has none', (line) => {
  expect(withoutTitle(line)).toBe(line);
});

test.each([
  ['lives near boise, her name is sandra kilgore', 'sandra kilgore lives near boise'],
  ['une femme à Lyon qui s’appelle claire moulin', 'claire moulin à Lyon'],
  ['vive en tijuana, se llama oscar beltran', 'oscar beltran vive en tijuana'],
  ['живёт в туле, зовут олег сомов', 'олег сомов живёт в туле'],
  ['رجل في القاهرة اسمه حسن زيدان', 'حسن زيدان في القاهرة'],
])('a name behind what else is known: %s', (line, turned) => {
  expect(withoutTitle(line)).toBe(turned);
});
