import { expect, test } from 'vitest';

import { indexOf, named } from '#functions/people/index/testing.ts';
import { livingIn } from '#functions/people/testing.ts';

const crowd = [
  named('Martha', 'Wexford'),
  named('Peter', 'Lindqvist'),
  named('佐智子', '左藤'),
  named('Ahmed', 'Mansour'),
  named('Sandra', 'Anders'),
];

test.each([
  ['in katakana', 'Maria', 'Cantwell', ['マリア・キャントウェル', 'マリア キャントウェル', 'キャントウェル']],
  ['in katakana', 'Bernie', 'Sanders', ['バーニー サンダース', 'ﾊﾞｰﾆｰ ｻﾝﾀﾞｰｽ']],
  ['stored in katakana', 'エリザベス', 'ウォーレン', ['Elizabeth Warren', 'エリザベス・ウォーレン']],
  ['compound in one word', 'Abdelaziz', 'Bouteflika', ['عبد العزيز بوتفليقة', 'Abd al-Aziz Bouteflika']],
  [
    'compound in two words',
    'Abdel Fattah',
    'el-Sisi',
    ['عبد الفتاح السيسي', 'Abdelfattah Al-Sisi', 'عبدالفتاح السيسي'],
  ],
  ['surname in two words', 'Khaled', 'Abd Allah', ['خالد عبد الله', 'Khaled Abdullah', 'خالد عبدالله']],
  ['surname in one word', 'Nasr', 'Abouzeid', ['نصر أبو زيد', 'Nasr Abu Zeid', 'Nasr Abou Zeid']],
  ['surname with el-Din', 'Khaled', 'Mohieddin', ['خالد محيي الدين', 'Khaled Mohi El-Din']],
  ['stored in two Arabic words', 'عبد الحميد', 'مهري', ['Abdelhamid Mehri', 'Abd al-Hamid Mahri']],
  ['French spelling', 'Beji', 'Essebsi', ['باجي السبسي', 'Béji Essebsi']],
  ['Ukrainian г', 'Volodymyr', 'Hroisman', ['Володимир Гройсман']],
  ['family name first, then a patronymic', 'Maria', 'Cantwell', ['Кантуэлл Мария Ивановна', 'Cantwell Maria Ivanovna']],
  ['Persian pair in one word', 'Mohammad', 'Ghalibaf', ['محمدباقر قالیباف', 'Mohammadbagher Ghalibaf']],
  ['Persian و', 'Behrouz', 'Vossoughi', ['بهروز وثوقی']],
  ['a nickname', 'Joseph', 'Carter', ['Джо Картер', 'ジョー・カーター', 'جو كارتر']],
  ['English j and w', 'George', 'Washington', ['Джордж Вашингтон', 'جورج واشنطن']],
])('%s: %s %s is found by each of %j', async (_, first, last, queries) => {
  const index = indexOf([...crowd, named(first, last)]);
  for (const query of queries) expect([query, (await index.names(query))[0]]).toEqual([query, `${first} ${last}`]);
});

test.each([
  ['佐藤 花子', '佐藤', '花子', ['exact', 'exact']],
  ['ｻﾄｳ ハナコ', 'サトウ', 'ハナコ', ['exact', 'exact']],
  ['حداد أحمد', 'حداد', 'احمد', ['exact', 'exact']],
  ['علی کریمی', 'كريمي', 'علي', ['exact', 'exact']],
  ['田中 ゆうこ', '田中', '裕子', ['exact', 'script']],
  ['佐藤', '佐藤', '花子', ['exact']],
  ['Maria 田中', '田中', 'Maria', ['exact', 'exact']],
  ['佐藤 花子', 'Sato', 'Hanako', ['script', 'script']],
  ['トーマス', 'Thomas', 'Clarence', ['script']],
  ['جونز', 'Jones', 'Clarence', ['script']],
  ['إلهان عمر', 'Omar', 'Ilhan', ['script', 'script']],
  ['الهان عمر', 'Omar', 'Ilhan', ['script', 'script']],
  ['محمد', 'Mahmoud', 'Clarence', ['sound']],
  ['جو بايدن', 'Biden', 'Joe', ['script', 'script']],
  ['بايدن', 'Peyton', 'Clarence', ['sound']],
  ['マイケル', 'Michael', 'Clarence', ['script']],
  ['マイケル', 'Meeker', 'Clarence', ['sound']],
  ['ジョン', 'Zion', 'Clarence', ['sound']],
  ['サトウ', 'Sato', 'Clarence', ['script']],
  ['サトウ', 'Scott', 'Clarence', ['sound']],
  ['マリア', 'Muller', 'Clarence', ['sound']],
  ['マリア・キャントウェル', 'Cantwell', 'Maria', ['script', 'script']],
  ['バーニー・サンダース', 'Sanders', 'Bernie', ['script', 'script']],
  ['Sato', 'サトウ', '花子', ['exact']],
  ['井上', 'Inouye', 'Daniel', ['script']],
  ['习近平', 'Xi', 'Jinping', ['script', 'script']],
])('%s for %s %s: reasons', async (query, last, first, kinds) => {
  const { ranked } = await indexOf([...crowd, named(first, last)]).find(query);
  const hit = ranked.find(({ entry }) => entry.last.shown === last);
  expect(hit?.reasons().flatMap(({ kind, part }) => (part === 'last' || part === 'first' ? [kind] : []))).toEqual(
    kinds,
  );
});

test('a name alone in another script finds none that only shares some consonants', async () => {
  const index = indexOf([...crowd, named('Ann', 'Jones'), named('Ann', 'Kennedy'), named('Jim', 'Ryun')]);
  expect(await index.names('كينيدي')).toEqual(['Ann Kennedy']);
  expect(await index.names('田中')).toEqual([]);
});

test('a Japanese name that people bear is not offered as another name', async () => {
  const others = [named('花子', 'Soto'), named('Hanako', 'Goto'), named('Hanako', 'Saito')];
  const index = indexOf([...crowd, ...others, named('花子', '佐藤'), named('Hanako', 'Satoh')]);
  const names = await index.names('佐藤');
  expect(names).toEqual(expect.arrayContaining(['花子 佐藤', 'Hanako Satoh']));
  for (const other of ['花子 Soto', 'Hanako Goto', 'Hanako Saito']) expect(names).not.toContain(other);
  const [similar] = (await indexOf(others).find('佐藤')).ranked;
  expect(similar?.reasons()).toMatchObject([{ kind: 'sound', part: 'last' }]);
});

test('the head of a compound alone is no part of a name', async () => {
  const index = indexOf([...crowd, named('Gabe', 'Amo'), named('Ibrahim', 'Oum Kalthoum'), named('Ali', 'Abu Bakr')]);
  expect(await index.names('أم كلثوم')).not.toContain('Gabe Amo');
  expect(await index.names('Abu Zeid')).toEqual([]);
});

test('a Japanese family name of two characters is no full name', async () => {
  expect(await indexOf([...crowd, named('Sam', 'King'), named('上', 'King')]).names('井上')).toEqual([]);
});

test('a Japanese family name is no given name that hardly sounds like it', async () => {
  const index = indexOf([...crowd, named('Daniel', 'Inouye'), named('Joe', 'Donnelly'), named('Joel', 'Danner')]);
  expect(await index.names('ダニエル・井上')).toEqual(['Daniel Inouye']);
});

test('another Japanese name is no match, even in the town searched in', async () => {
  const addresses = [livingIn('Fukuoka', 'Fukuoka')];
  const others = [named('麻衣', '加藤'), named('麻衣', '佐藤'), named('拓也', '加藤'), named('Mai', 'Kato')];
  const index = indexOf([...crowd, ...others.map((person) => ({ ...person, addresses }))]);
  expect(await index.names({ search_query: '佐藤 拓也', city: 'Fukuoka', state: 'Fukuoka' })).toEqual([]);
  const same = indexOf([...crowd, named('拓哉', '佐東'), named('Takuya', 'Sato')]);
  expect(await same.names('佐藤 拓也')).toEqual(expect.arrayContaining(['拓哉 佐東', 'Takuya Sato']));
});

test.each([
  ['Majed', 'Muhammad', ['middle']],
  ['Majed', null, ['sound']],
  ['Muhammad', 'Majed', ['script']],
])('محمد حداد and %s %s Haddad: %j', async (first_name, middle_name, kinds) => {
  const person = named(first_name, 'Haddad');
  const names = person.names.map((name) => ({ ...name, middle_name }));
  const [found] = (await indexOf([...crowd, { ...person, names }]).find('محمد حداد')).ranked;
  expect(found?.reasons().flatMap(({ kind, part }) => (part === 'last' ? [] : [kind]))).toEqual(kinds);
});

test('ranks a name as it is written before others of the same sound', async () => {
  const index = indexOf([...crowd, named('花子', '佐東'), named('Hanako', 'Satō'), named('花子', '佐藤')]);
  expect((await index.names('佐藤 花子'))[0]).toBe('花子 佐藤');
});

test('lists each spelling of a transliteration before the second bearer of one, frequent ones first', async () => {
  const people = ['Haddad', 'Haddad', 'Haddad', 'Hadad', 'Hadad', 'Haddad'].map((last, nth) =>
    named(nth === 5 ? 'Muhammad' : 'Mohammed', last, { person_id: `per_${String(nth).padStart(26, '0')}` as never }),
  );
  const names = await indexOf([...crowd, ...people]).names('محمد حداد');
  expect(new Set(names.slice(0, 3))).toEqual(new Set(['Mohammed Haddad', 'Mohammed Hadad', 'Muhammad Haddad']));
  expect(names[0]).toBe('Mohammed Haddad');
});

test('ranks the exact name before a more frequent similar one', async () => {
  const johns = Array.from({ length: 40 }, (_, nth) =>
    named('John', 'Whitby', { person_id: `per_${String(nth).padStart(26, '0')}` as never }),
  );
  expect((await indexOf([...johns, named('Jon', 'Whitby')]).names('Jon Whitby'))[0]).toBe('Jon Whitby');
});

test('finds the beginning of a first name, after exact ones', async () => {
  const index = indexOf([...crowd, named('Tamara', 'Okafor'), named('Tam', 'Okafor'), named('Thomas', 'Okafor')]);
  expect((await index.names('Tam Okafor')).slice(0, 2)).toEqual(['Tam Okafor', 'Tamara Okafor']);
  expect((await index.names('Tama Okafor'))[0]).toBe('Tamara Okafor');
});

test('does not match katakana rules between Latin names', async () => {
  expect(await indexOf([named('Maria', 'Mora')]).names('Mario Miller')).toEqual([]);
});

test.each([
  ['Федя Петров', 'Фёдор', 'Петров'],
  ['Наташа Петрова', 'Наталия', 'Петрова'],
  ['Саша Петрова', 'Александра', 'Петрова'],
  ['Саша Doe', 'Alexander', 'Doe'],
  ['Kate Singh', 'Kathleen', 'Singh'],
])('%s finds %s %s', async (query, first, last) => {
  expect(await indexOf([named(first, last)]).names(query)).toEqual([`${first} ${last}`]);
});
