import fc from 'fast-check';
import { expect, test } from 'vitest';

import { passwordStrength, strengths } from '#frontend/components/password-strength.ts';

test.each([
  ['', 'short'],
  ['heath', 'short'],
  ['heathr', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['123456789012', 'weak'],
  ['abababababababab', 'weak'],
  ['wanderer', 'fair'],
  ['late-lantern', 'good'],
  ['moor-lantern-late', 'strong'],
  ['荒野のランタンと遅い夜の列車と石楠花', 'strong'],
])('%s is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength));

test('another character never makes it weaker', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.string({ minLength: 1, maxLength: 3 }), (password, more) => {
      expect(strengths.indexOf(passwordStrength(password + more))).toBeGreaterThanOrEqual(
        strengths.indexOf(passwordStrength(password)),
      );
    }),
  );
});
