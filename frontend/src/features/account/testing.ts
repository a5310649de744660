import { answer } from '#frontend/testing/mock.ts';
import { aMembership } from '#frontend/testing/membership.ts';
import { signInAs } from '#frontend/testing/user.ts';
import { account, type User } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';
import { billing } from '#shared/api/billing.ts';
import { callbacks } from '#shared/api/callbacks.ts';
import { passkeys } from '#shared/api/passkeys.ts';
import { people } from '#shared/api/people.ts';

const page = { current_page: 1, last_page: 1, per_page: 20, total: 0, next_page_url: null, prev_page_url: null };

/** Signs in and mocks the endpoints of the account pages. Changes persist within a test. */
export function answerAccount(but: Partial<User> = {}): User {
  const user = signInAs(but);
  answer(account.updateUser, (change) =>
    Object.assign(user, Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))),
  );
  answer(auth.getUser, () => ({ user }));
  answer(account.getEmailChange, () => ({ email_change: null }));
  answer(people.getOpened, () => ({ data: [], ...page }));
  answer(billing.getCredits, () => ({
    balance: 0,
    unused: 0,
    returned: 0,
    used: 0,
    renews_at: null,
    entries: { data: [], ...page },
  }));
  answer(billing.getMembership, () => aMembership({ standing: 'none' }));
  answer(billing.getCharges, () => ({ charges: [] }));
  answer(callbacks.getAppointments, () => ({ appointments: [] }));
  answer(passkeys.getPasskeys, () => ({ data: [] }));
  answer(auth.getRecoveryCodes, () => ({ left: 10 }));
  answer(auth.getAccessLog, () => ({ data: [], ...page }));
  return user;
}
