import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { likeness, SAME_PERSON } from '#functions/names/same-name.ts';

describe('one person', () => {
  test.each([
    ['Helena Sørensen', 'Helena Sorensen', 'letters that nobody types'],
    ['Marguerite Lefebvre', 'Margueritte Lefebvre', 'a letter more'],
    ['Konstantin Baumgartner', 'Konstantin Baumgarnter', 'two letters the wrong way round'],
    ['Dr. Amara Okonkwo', 'Amara Okonkwo', 'a title'],
    ['OKONKWO, Amara', 'Amara Okonkwo', 'the surname first'],
    ['T. Abernathy', 'Tobias Abernathy', 'an initial'],
    ['Tobias R. Abernathy', 'Tobias Abernathy', 'a middle initial'],
    ['Tobias R. Abernathy', 'Tobias Reginald Abernathy', 'a middle name by its initial'],
    ['Lucinda Marisol Quintero', 'Lucinda Quintero', 'a middle name'],
    ['Arkady Semyonovich Belov', 'Arkady Belov', 'a patronymic'],
    ['TobiasAbernathy', 'Tobias Abernathy', 'no space'],
    ['Tobias Aber nathy', 'Tobias Abernathy', 'a space too many'],
    ['T0bias Ab3rnathy', 'Tobias Abernathy', 'digits for letters'],
    ['Yusuf ibn Tarik', 'Yusuf bin Tarik', 'another spelling of a particle'],
    ['Pieter van der Meulen', 'Pieter Meulen', 'no particles'],
    ['Аркадий Белов', 'Arkady Belov', 'another script'],
    ['Δημήτρης Καλαμάτας', 'Dimitris Kalamatas', 'Greek'],
    ['فريد حداد', 'Farid Haddad', 'Arabic'],
    ['王小明', 'Xiaoming Wang', 'a Chinese name, the given name first'],
    ['山田太郎', 'Taro Yamada', 'a Japanese name'],
    ['김민수', 'Min-su Kim', 'a Korean name'],
    ['Liz Hargreaves', 'Elizabeth Hargreaves', 'a nickname'],
    ['Reginald Cornelius Abernat', 'Reginald Cornelius Abernathy', 'broken off'],
  ])('%s is %s: %s', (one, other) => {
    expect(likeness(one, other)).toBeGreaterThanOrEqual(SAME_PERSON);
  });
});

describe('two people', () => {
  test.each([
    ['Tobias Abernathy', 'Cornelius Abernathy', 'brothers'],
    ['Tobias Abernathy', 'Tobias Whitcombe', 'namesakes'],
    ['Mario Bellini', 'Maria Bellini', 'brother and sister'],
    ['Daniel Kovac', 'Daniela Kovac', 'brother and sister, one letter more'],
    ['Tobias R. Abernathy', 'Tobias Quentin Abernathy', 'another middle initial'],
    ['C. Abernathy', 'Tobias Abernathy', 'another initial'],
    ['Arkady Semyonovich Belov', 'Arkady Dmitrievich Belov', 'another father'],
    ['Yusuf bin Tarik al-Basri', 'Yusuf bin Tarik al-Kindi', 'of another place'],
    ['Rosalind Hargreaves', 'Hugo Benedikt Rosalind Achterberg', 'one word in common'],
    ['Аркадий Белов', 'Tobias Abernathy', 'another script'],
    ['林美玲', '林志強', 'two Chinese names'],
    ['Tom Carter', 'Ben Carter', 'a first name that elsewhere is a particle'],
  ])('%s is not %s: %s', (one, other) => {
    expect(likeness(one, other)).toBeLessThan(SAME_PERSON);
  });
});

test('a name matches itself, ignoring case', () => {
  expect(likeness('Tobias Abernathy', 'TOBIAS ABERNATHY')).toBe(1);
  expect(likeness('李', '李')).toBe(1);
});

test('a text without letters matches nothing', () => {
  expect(likeness('', '')).toBe(0);
  expect(likeness(' - ', 'Tobias Abernathy')).toBe(0);
});

test('likeness falls with each typo', () => {
  const less = likeness('Konstantin Baumgartner', 'Konstantine Baumgardner');
  expect(less).toBeLessThan(likeness('Konstantin Baumgartner', 'Konstantin Baumgardner'));
});

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(...'ab .-, اب王하\u0301\u0000'), maxLength: 256 }),
  fc
    .array(fc.constantFrom('al', 'bin', 'dr', 'jose', 'maria', 'j', 'иван', 'o0o', '王'), { maxLength: 40 })
    .map((a) => a.join(' ')),
);

test('likeness is symmetric and between 0 and 1', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      const found = likeness(one, other);
      expect(found).toBeGreaterThanOrEqual(0);
      expect(found).toBeLessThanOrEqual(1);
      expect(likeness(other, one)).toBe(found);
    }),
  );
});
