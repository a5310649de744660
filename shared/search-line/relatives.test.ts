import { expect, test } from 'vitest';

import { relativeIn, withoutMaidenName, withoutRelativeFirst } from '#shared/search-line/relatives.ts';

test.each([
  ['linda sorensen maiden name pruitt duluth mn', 'linda sorensen duluth mn', 'linda pruitt duluth mn'],
  ['Sandrine Gauthier née Perrin Dijon', 'Sandrine Gauthier Dijon', 'Sandrine Perrin Dijon'],
  ['Anna Schmidt geb. Krause', 'Anna Schmidt', 'Anna Krause'],
  ['fernanda alves nome de solteira moreira curitiba', 'fernanda alves curitiba', 'fernanda moreira curitiba'],
  ['elena ruiz de soltera campos, tijuana', 'elena ruiz , tijuana', 'elena campos , tijuana'],
  ['sevgi doğan kızlık soyadı aksoy', 'sevgi doğan', 'sevgi aksoy'],
  ['ольга лебедева (девичья крылова) казань', 'ольга лебедева казань', 'ольга крылова казань'],
  ['ольга сомова (дев. лапина) пермь', 'ольга сомова пермь', 'ольга лапина пермь'],
  ['中村由美子 旧姓 藤井', '中村由美子', undefined],
])('a maiden name: %s', (line, rest, other) => {
  expect(withoutMaidenName(line)).toEqual({ rest, ...(other && { other }) });
});

test.each(['Monique Roche née en 1950', 'Aurélie Masson née à Metz', 'John Smith born in Dallas', 'John Born'])(
  '%s has no maiden name',
  (line) => {
    expect(withoutMaidenName(line)).toEqual({ rest: line });
  },
);

test.each([
  ['tommy brennan son of patrick brennan scranton pa', 'tommy brennan', 'patrick brennan scranton pa'],
  ['jean dupont fils de paul dupont', 'jean dupont', 'paul dupont'],
  ['wellington souza filho do geraldo souza', 'wellington souza', 'geraldo souza'],
  ['miguel torres hijo de don ramón torres', 'miguel torres', 'ramón torres'],
  ['يوسف حداد ابن جورج حداد بيروت', 'يوسف حداد', 'جورج حداد بيروت'],
  ['иван петров сын олега петрова', 'иван петров', 'олега петрова'],
])('a relative: %s', (line, name, relative) => {
  expect(relativeIn(line)).toEqual({ name, relative });
});

test.each(['José Silva Filho', 'محمد بن سلمان', 'Wilson of Boston'])('%s names no relative', (line) => {
  expect(relativeIn(line)).toBeUndefined();
});

test.each([
  ['Ahmet Kaya’nın oğlu Mehmet Kaya', 'Mehmet Kaya'],
  ['田中一郎の息子、田中太郎', '田中太郎'],
])('the relative comes first: %s', (line, name) => {
  expect(withoutRelativeFirst(line)).toBe(name);
});
