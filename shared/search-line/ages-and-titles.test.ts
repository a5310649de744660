import { expect, test } from 'vitest';

import { readLine } from '#shared/search-line/read-line.ts';
import type { Knowledge, Place } from '#shared/search-line/reading.ts';
import { SearchRequest } from '#shared/validation/search.ts';

const places: Record<string, Place> = {
  seattle: { city: 'Seattle', state: 'WA', country: 'US' },
  fresno: { city: 'Fresno', state: null, country: 'US' },
  東京: { city: 'Tokyo', state: 'Tokyo', country: 'JP' },
  福岡: { city: 'Fukuoka', state: 'Fukuoka', country: 'JP' },
  バーモント州: { city: null, state: 'VT', country: 'US' },
  دولوث: { city: 'Duluth', state: 'MN', country: 'US' },
};
const lastNames = new Set(['okafor', 'cantwell', 'smith', '佐藤']);
const firstNames = new Set(['john', 'tamara', 'maria']);
const known: Knowledge = {
  place: (name) => places[name.toLowerCase()],
  share: (word, part) => ((part === 'last' ? lastNames : firstNames).has(word.toLowerCase()) ? 1e-4 : 0),
};

test.each<[string[], string, object]>([
  [['US'], 'tamara okafor ca 25', { search_query: 'tamara okafor', state: 'CA' }],
  [['US'], 'tamara okafor fresno ca 25', { search_query: 'tamara okafor', city: 'fresno', state: 'CA' }],
  [['US'], 'tamara okafor mo 25', { search_query: 'tamara okafor', state: 'MO' }],
  [['US'], 'tamara okafor in 25', { search_query: 'tamara okafor', state: 'IN' }],
  [['US'], 'tamara okafor or, 25', { search_query: 'tamara okafor', state: 'OR' }],
  [['US'], 'TAMARA OKAFOR ME 25', { search_query: 'TAMARA OKAFOR', state: 'ME' }],
  [['US'], 'tamara okafor fresno ok age 25', { search_query: 'tamara okafor', city: 'fresno', state: 'OK' }],
  [['FR'], 'tamara okafor fresno ca 25', { search_query: 'tamara okafor', city: 'fresno', state: 'CA' }],
  [['US'], 'juan de la 25', { search_query: 'juan de la' }],
  [['BR'], 'tamara okafor de 25 anos', { search_query: 'tamara okafor' }],
  [['US'], 'tamara okafor de 25 anos', { search_query: 'tamara okafor' }],
])('in %j, “%s” has the code of a state before an age', (countries, text, fields) => {
  const [reading] = readLine(text, 'US', { ...known, countries });
  expect(reading).toEqual({ type: 'name', ...fields, age_from: 23, age_to: 27 });
});

test.each<[string[], string]>([
  [['US'], 'tamara okafor circa 45'],
  [['US'], 'tamara okafor ca. 45'],
  [['US'], 'tamara okafor c. 45'],
  [['FR'], 'tamara okafor ca 45'],
  [['TR'], 'tamara okafor, ca 45'],
])('in %j, “%s” is of about that age', (countries, text) => {
  expect(readLine(text, 'FR', { ...known, countries })).toEqual([
    { type: 'name', search_query: 'tamara okafor', age_from: 40, age_to: 50 },
  ]);
});

test.each([
  '０９０ー１２３４ー５６７８',
  '０９０－１２３４－５６７８',
  '090‐1234‐5678',
  '090−1234−5678',
  '090—1234–5678',
  '090ｰ1234ｰ5678',
  '０９０・１２３４・５６７８',
  '（０９０）１２３４ー５６７８',
  '電話番号 ０９０ー１２３４ー５６７８',
  '\u202a090-1234-5678\u202c',
])('“%s” is a number as Japanese keyboards type it', (text) => {
  expect(readLine(text, 'JP', known)).toMatchObject([{ type: 'phone', country: 'JP' }]);
  expect(SearchRequest.safeParse(readLine(text, 'JP', known)[0]).success).toBe(true);
});

test('a number is one while its hyphen is typed, and a street keeps what it is called after', () => {
  expect(readLine('０９０ー', 'JP', known)).toMatchObject([{ type: 'phone', search_query: '090-' }]);
  expect(readLine('Kemal Bey Sokak 12', 'TR', { ...known, countries: ['TR'] })[0]).toMatchObject({
    type: 'address',
    search_query: 'Kemal Bey Sokak 12',
  });
});

test.each(['٠١٠٠ ١٢٣ ٤٥٦٧', '٠١٠٠ـ١٢٣ـ٤٥٦٧', '۰۱۰۰٬۱۲۳٬۴۵۶۷', '+٢٠ ١٠٠ ١٢٣ ٤٥٦٧', 'رقم ٠١٠٠-١٢٣-٤٥٦٧'])(
  '“%s” is a number as Arabic keyboards type it',
  (text) => {
    expect(readLine(text, 'EG', known)).toMatchObject([{ type: 'phone', country: 'EG' }]);
    expect(SearchRequest.safeParse(readLine(text, 'EG', known)[0]).success).toBe(true);
  },
);

test.each<[string, string, object]>([
  ['JP', 'サンダースさん バーモント州', { search_query: 'サンダース', state: 'VT' }],
  ['JP', 'バーモント州 サンダースさん', { search_query: 'サンダース', state: 'VT' }],
  ['JP', 'サンダース様、バーモント州', { search_query: 'サンダース', state: 'VT' }],
  ['JP', 'サンダース先生（バーモント州）', { search_query: 'サンダース', state: 'VT' }],
  ['JP', 'サンダースさん45歳', { search_query: 'サンダース', age_from: 43, age_to: 47 }],
  ['JP', '45歳の佐藤さん', { search_query: '佐藤', age_from: 43, age_to: 47 }],
  ['JP', '佐藤様 福岡', { search_query: '佐藤', city: 'Fukuoka', state: 'Fukuoka', country: 'JP' }],
  ['JP', '福岡 佐藤様', { search_query: '佐藤', city: 'Fukuoka', state: 'Fukuoka', country: 'JP' }],
  ['JP', '東京の林さん', { search_query: '林', city: 'Tokyo', state: 'Tokyo', country: 'JP' }],
  ['JP', '王君 東京', { search_query: '王君', city: 'Tokyo', state: 'Tokyo', country: 'JP' }],
  ['JP', '田中 君子 東京', { search_query: '田中 君子', city: 'Tokyo', state: 'Tokyo', country: 'JP' }],
  ['EG', 'السيد/ تمارا أوكافور، دولوث', { search_query: 'تمارا أوكافور', city: 'Duluth', state: 'MN' }],
  ['EG', '٤٥ سنة الأستاذة تمارا أوكافور', { search_query: 'تمارا أوكافور', age_from: 43, age_to: 47 }],
  ['TR', 'maria cantwell bey, seattle', { search_query: 'maria cantwell', city: 'Seattle', state: 'WA' }],
  ['TR', 'tamara okafor hanımefendi seattle', { search_query: 'tamara okafor', city: 'Seattle', state: 'WA' }],
  ['US', 'tamara bey seattle', { search_query: 'tamara bey', city: 'Seattle', state: 'WA' }],
  ['US', 'seattle mr. john smith', { search_query: 'john smith', city: 'Seattle', state: 'WA' }],
])('in %s, “%s” has a form of address beside a place or an age', (country, text, fields) => {
  const readings = readLine(text, country, { ...known, countries: [country] });
  expect(readings[0]).toEqual({ type: 'name', ...fields });
  expect(JSON.stringify(readings)).not.toContain('在住');
});

test.each([
  ['ジョン・マケイン上院議員 バーモント州', { search_query: 'ジョン・マケイン', state: 'VT' }],
  ['ジョン・マケイン下院議員', { search_query: 'ジョン・マケイン' }],
  ['オバマ元大統領', { search_query: 'オバマ' }],
  ['バーモント州知事 ジョン・スミス', { search_query: 'ジョン・スミス', state: 'VT' }],
  ['ケネディ夫人', { search_query: 'ケネディ' }],
  ['السيناتور جون ماكين', { search_query: 'جون ماكين' }],
  ['عضو الكونغرس رون بول', { search_query: 'رون بول' }],
  ['النائب رون بول، دولوث', { search_query: 'رون بول', city: 'Duluth', state: 'MN' }],
  ['الرئيس السابق باراك أوباما', { search_query: 'باراك أوباما' }],
  ['المحافظ جون سميث', { search_query: 'جون سميث' }],
  ['جون ماكين السيناتور', { search_query: 'جون ماكين' }],
  ['محمد الرئيس', { search_query: 'محمد الرئيس' }],
])('“%s” has an office that is no part of the name', (text, fields) => {
  expect(readLine(text, 'US', known)[0]).toEqual({ type: 'name', ...fields });
});

test.each([
  ['１９８５年生まれ ジョン・スミス', { search_query: 'ジョン・スミス', age_from: 40, age_to: 41 }],
  ['1985年生まれのジョン・スミス', { search_query: 'ジョン・スミス', age_from: 40, age_to: 41 }],
  ['昭和60年生まれの田中太郎', { search_query: '田中太郎', age_from: 40, age_to: 41 }],
])('“%s” has a year of birth before the name', (text, fields) => {
  expect(readLine(text, 'JP', { ...known, year: 2026 })[0]).toEqual({ type: 'name', ...fields });
});

test.each(['ジョン', 'マイケル', 'マリア', '太郎', '花子'])('%s alone is a first name', (name) => {
  expect(readLine(name, 'JP', known)).toEqual([
    { type: 'name', first_name: name },
    { type: 'name', last_name: name },
  ]);
});

test.each(['スミス', '佐藤', '林', '田中太郎'])('%s alone is no first name', (name) => {
  expect(readLine(name, 'JP', known)).toEqual([{ type: 'name', search_query: name }]);
});
