import { expect, test } from 'vitest';

import type { PortugueseChoice } from '#shared/values/portuguese.ts';
import { varietyOfCaller, varietyOfMember } from '#shared/values/variety.ts';

const member = (portuguese: PortugueseChoice | undefined, phone: string | null) => ({ portuguese, phone });

test.each([
  ['pt', undefined, '+351912345678', 'pt-PT'],
  ['pt', 'auto', '+5511987654321', 'pt'],
  ['pt', 'auto', '+14155550132', 'pt'],
  ['pt', 'auto', null, 'pt'],
  ['pt', 'pt-PT', '+5511987654321', 'pt-PT'],
  ['pt', 'pt-BR', '+351912345678', 'pt'],
  ['es', 'pt-PT', '+351912345678', 'es'],
] as const)('a member who reads %s, chose %s and has %s reads %s', (language, portuguese, phone, variety) => {
  expect(varietyOfMember({ language, ...member(portuguese, phone) })).toBe(variety);
});

test.each([
  ['+351912345678', member('pt-BR', null), 'pt-PT'],
  ['+244923456789', member('auto', '+5511987654321'), 'pt-PT'],
  ['+5511987654321', member('pt-PT', '+351912345678'), 'pt'],
  ['+447400123456', member('auto', '+351912345678'), 'pt-PT'],
  ['+447400123456', member('pt-BR', '+351912345678'), 'pt'],
  [null, member('auto', '+14155550132'), 'pt'],
] as const)('a caller from %s hears the Portuguese of their number, else the owner’s', (from, owner, variety) => {
  expect(varietyOfCaller('pt', from, owner)).toBe(variety);
  expect(varietyOfCaller('fr', from, owner)).toBe('fr');
});
