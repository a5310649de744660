import { expect, test } from 'vitest';

import { endsInAge, withoutAge } from '#shared/search-line/age-in-line.ts';

test.each([
  ['Tamsin Okafor (41)', 'Tamsin Okafor', 41],
  ['Tamsin Okafor 41, Duluth', 'Tamsin Okafor, Duluth', 41],
  ['إلهان عمر من مينيسوتا، ٤٤ عامًا', 'إلهان عمر من مينيسوتا', 44],
  ['إلهان عمر ٤٤ عاماً', 'إلهان عمر', 44],
  ['佐藤拓也40歳', '佐藤拓也', 40],
])('%s is without its age %s', (line, rest, age) => {
  expect(withoutAge(line)).toMatchObject({ rest, ages: { age_from: age - 2, age_to: age + 2 } });
});

test.each(['Joe Biden 84', 'Joe Biden, 84 y', 'Joe Biden 84 years old', 'Иван Петров 61 год', 'جو بايدن ٨٤ سن'])(
  '%s ends in an age',
  (line) => {
    expect(endsInAge(line)).toBe(true);
  },
);

test.each(['Joe Biden', 'Joe Biden 84 Duluth', 'Joe Biden yea', '84', ''])('“%s” does not', (line) => {
  expect(endsInAge(line)).toBe(false);
});

test.each([
  ['جون سميث ثلاثين سنة', 'جون سميث', 30],
  ['john smith thirty years old', 'john smith', 30],
  ['jean dupont quatre-vingts ans', 'jean dupont', 80],
  ['ayşe yılmaz kırk yaşında', 'ayşe yılmaz', 40],
  ['田中 三十歳', '田中', 30],
])('%s has its age in words', (line, rest, age) => {
  expect(withoutAge(line)).toMatchObject({ rest, ages: { age_from: age - 2, age_to: age + 2 } });
});

test.each(['John Forty', 'Jean Soixante', 'jean dupont soixante-et-un ans'])('%s has none', (line) => {
  expect(withoutAge(line)).toMatchObject({ rest: line, ages: {} });
});
