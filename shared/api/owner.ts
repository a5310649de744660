import * as z from 'zod';

import { SentPin } from '#shared/api/auth.ts';
import { domain } from '#shared/contract/endpoint.ts';
import { Password, Pin, SecondFactor } from '#shared/validation/account.ts';
import { PasskeyAssertion } from '#shared/validation/passkey.ts';

/** Asks a member again who they are, where `auth.login-again` says that their sign-in is too long ago. */
export const owner = domain('owner', {
  confirm: {
    method: 'POST',
    path: '/auth/confirm',
    access: 'member',
    summary:
      'Confirm that the owner is there, for ten minutes: by password or passkey; by a code of the app or a texted pin where there is no password',
    input: z.strictObject({
      password: Password.optional(),
      code: SecondFactor,
      pin: Pin.optional(),
      passkey: PasskeyAssertion.optional(),
    }),
    output: z.object({}),
    errors: [
      'auth.wrong-pin',
      'auth.no-attempts',
      'auth.passkey-refused',
      'auth.login-again',
      'request.too-many',
      'request.conflict',
    ],
  },
  startPin: {
    method: 'POST',
    path: '/auth/confirm/pin',
    access: 'member',
    summary: 'Text a pin that confirms the owner of an account without a password to its own number',
    input: z.strictObject({}),
    output: SentPin,
    errors: ['auth.login-again', 'request.too-many', 'request.conflict'],
  },
});
