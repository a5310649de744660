import { roleOf, accessToken } from '#frontend/lib/session.ts';
import { store } from '#frontend/lib/storage.ts';
import type { PrivacyChoices, User } from '#shared/api/account.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';

/** The browser keeps who is signed in, and what they agreed to. By their ids: the contract need not be here for that. */
const noted: Record<string, (output: never) => void> = {
  'account.getUser': keepUser,
  'account.updateUser': keepUser,
  'auth.getUser': ({ user }: { user: User }) => keepUser(user),
  'account.getPrivacy': ({ choices }: { choices: PrivacyChoices }) => keepChoices(choices),
  'account.updatePrivacy': keepChoices,
};

export const noteAnswer = ({ id }: Endpoint, output: unknown): void => noted[id]?.(output as never);

function keepUser({ id, name }: User) {
  store('userData', { id, name });
}

/** Support looks at what somebody chose; it is not what this browser’s own visitor did. */
function keepChoices({ count_visits, record_sessions }: PrivacyChoices) {
  if (roleOf(accessToken()) === 'member') store('configuration', { clarity: record_sessions, visits: count_visits });
}
