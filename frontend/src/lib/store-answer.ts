import { roleOf, accessToken } from '#frontend/lib/session.ts';
import { keepChoice } from '#frontend/lib/consent.ts';
import { store } from '#frontend/lib/storage.ts';
import type { PrivacyChoices, User } from '#shared/api/account.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';

/**
 * Stores the user and the privacy settings from answers. Matched by endpoint id, so that the contract is not loaded
 * here.
 */
const handlers: Record<string, (output: never) => void> = {
  'account.getUser': keepUser,
  'account.updateUser': keepUser,
  'auth.getUser': ({ user }: { user: User }) => keepUser(user),
  'account.getPrivacy': ({ choices }: { choices: PrivacyChoices }) => keepChoices(choices),
  'account.updatePrivacy': keepChoices,
};

export const storeAnswer = ({ id }: Endpoint, output: unknown): void => handlers[id]?.(output as never);

function keepUser({ id, name, time_zone }: User) {
  store('userData', { id, name, time_zone });
}

/** Support sees the member’s settings, which are not those of this browser. */
function keepChoices({ count_visits, record_sessions }: PrivacyChoices) {
  if (roleOf(accessToken()) === 'member') keepChoice({ visits: count_visits, clarity: record_sessions });
}
