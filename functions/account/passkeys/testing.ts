import { authFixture } from '#functions/account/auth/testing.ts';
import { handler as finish } from '#functions/account/passkeys/finish-registration.ts';
import { handler as logIn } from '#functions/account/passkeys/log-in.ts';
import { handler as start } from '#functions/account/passkeys/start-registration.ts';
import { handler as startLogIn } from '#functions/account/passkeys/start-log-in.ts';
import {
  softwareAuthenticator,
  type SoftwareAuthenticator,
} from '#functions/account/passkeys/authenticator/testing.ts';
import type { Account } from '#functions/account/store.ts';
import type { Member } from '#functions/platform/session.ts';
import { passkeys } from '#shared/api/passkeys.ts';

/** Accounts, and devices with passkeys. */
export function passkeyFixture() {
  const fixture = authFixture();
  const { deps, browser, enter } = fixture;
  const as = (member: Member | undefined, more: object = {}) => ({
    start: () => browser({ as: member }).call(passkeys.startRegistration, start.with({ ...deps, ...more }))({}),
    finish: browser({ as: member }).call(passkeys.finishRegistration, finish.with({ ...deps, ...more })),
    startLogIn: () => browser().call(passkeys.startLogIn, startLogIn.with({ ...deps, ...more }))({}),
    logIn: browser().call(passkeys.logIn, logIn.with({ ...deps, ...more })),
  });
  return {
    ...fixture,
    as,
    /** Registers a passkey of a device to an account. */
    register: async (account: Account, device: SoftwareAuthenticator = softwareAuthenticator()) => {
      const { member } = await enter(account);
      const passkey = await as(member).finish({ passkey: device.create(await as(member).start()) });
      return { device, passkey, member };
    },
  };
}
