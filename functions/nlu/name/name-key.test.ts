import { expect, test } from 'vitest';

import { nameKey } from '#functions/nlu/name/name-key.ts';

test.each([
  ['Dr Ruiz', 'ruiz'],
  ['Sœur Clémence', 'clemence'],
  ['l’abbé Lambert', 'Lambert'],
  ['a tua irmã', 'A tua irma'],
  ['الدكتورة سعاد', 'سعاد'],
  ['佐藤さん', '佐藤'],
  ['la Clínica Santa Ana', 'clinica santa ana'],
])('%s and %s are one name', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

test.each([
  ['tu tía', 'tía Rosa'],
  ['la maman d’Inès', 'Inès'],
  ['pai da Benedita', 'Benedita'],
  ['your brother', 'your sister'],
  ['Dana Whitfield', 'Dana'],
  ['Tito', 'abuelo'],
  ['Aunt Lorraine', 'Lorraine'],
  ['тётя Роза', 'роза'],
])('%s and %s are two', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});
