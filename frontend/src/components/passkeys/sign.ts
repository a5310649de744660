import { startAuthentication } from '@simplewebauthn/browser';

import type { RequestOptions } from '#shared/api/passkeys.ts';
import type { PasskeyAssertion } from '#shared/validation/passkey.ts';

type Options = Parameters<typeof startAuthentication>[0];

/** Has this device sign a challenge with a passkey: in a dialog of the browser, or where a field fills itself in. */
export async function sign(
  optionsJSON: RequestOptions,
  more: Pick<Options, 'useBrowserAutofill'> = {},
): Promise<PasskeyAssertion> {
  const signed = await startAuthentication({ optionsJSON, ...more });
  return { ...signed, clientExtensionResults: {} };
}
