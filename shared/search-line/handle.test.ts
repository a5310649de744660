import { expect, test } from 'vitest';

import { readLine } from '#shared/search-line/read-line.ts';
import type { Knowledge } from '#shared/search-line/reading.ts';

const lastNames = new Set(['okafor', 'smith', 'yılmaz']);
const known: Knowledge = {
  place: (text) => (/^seattle$/i.test(text) ? { city: 'Seattle', state: 'WA', country: 'US' } : undefined),
  share: (word, part) => (part === 'last' && lastNames.has(word.toLowerCase()) ? 1e-4 : 0),
};
const read = (line: string) => readLine(line, 'US', known);

test.each(['brookie_h04', 'tam_okafor', 'okafor99'])('“%s” is a username, and a name next', (line) => {
  expect(read(line)).toEqual([
    { type: 'username', search_query: line },
    { type: 'name', last_name: line },
  ]);
});

test.each([
  ['colin.farraday', 'colin farraday'],
  ['J.Smith', 'J Smith'],
])('“%s” is a name with a dot for its blank, and a username next', (line, name) => {
  expect(read(line)).toEqual([
    { type: 'name', search_query: name },
    { type: 'username', search_query: line },
  ]);
});

test('a title with its dot is no first name', () => {
  expect(read('dr.smith')).toEqual([
    { type: 'name', last_name: 'smith' },
    { type: 'username', search_query: 'dr.smith' },
  ]);
});

test('letters that nobody is called may be a username', () => {
  expect(read('colinfarraday')).toEqual([
    { type: 'name', last_name: 'colinfarraday' },
    { type: 'username', search_query: 'colinfarraday' },
  ]);
  // Without an index it is not known what people are called.
  expect(readLine('colinfarraday', 'US')).toHaveLength(1);
});

test.each(['okafor', 'Smith', 'smith-jones', "o'brien", 'Seattle', 'Müllerson', 'Сомова', '佐藤', 'colin farraday'])(
  '“%s” is no username',
  (line) => {
    expect(read(line).map(({ type }) => type)).not.toContain('username');
  },
);

test('a name that the index has as a last name is one, though lists have it as a first name', () => {
  expect(read('yılmaz')).toEqual([{ type: 'name', last_name: 'yılmaz' }]);
});
