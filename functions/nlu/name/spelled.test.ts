import { expect, test } from 'vitest';

import { callerName } from '#functions/nlu/name/index.ts';
import { withoutSpelling } from '#functions/nlu/name/spelled.ts';

test.each([
  ['my name is Siobhan, S I O B H A N, O’Rourke', 'my name is Siobhan O’Rourke'],
  ['it’s Lefèvre L-E-F-E-B-V-R-E about the quote', 'it’s Lefebvre about the quote'],
  ['this is Jon that’s J O N Smith', 'this is Jon Smith'],
  ['it’s Catherine with a K', 'it’s Katherine'],
  ['soy Cristina con K', 'soy Kristina'],
  ['my surname is S M Y T H E', 'my surname is Smythe'],
])('“%s”: the spelling is the name', (said, read) => {
  expect(withoutSpelling(said)).toBe(read);
});

test.each(['this is the F B I', 'plan A B C', 'I am at gate B', 'sou a Ana e o Beto'])(
  '“%s” spells nothing',
  (said) => {
    expect(withoutSpelling(said)).toBe(said);
  },
);

test('a caller who spells is called as spelled', () => {
  const turns = [{ who: 'caller' as const, text: 'hi my name is Siobhan, S I O B H A N, O’Rourke about the lease' }];
  expect(callerName(turns, 'en')?.value).toBe('Siobhan O’Rourke');
});
