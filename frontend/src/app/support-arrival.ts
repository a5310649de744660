import { signInWith } from '#frontend/lib/session.ts';

const FRAGMENT = /^#support=([\w.-]+)$/;

type Window = Pick<typeof globalThis, 'location' | 'history'>;
let arriving: Promise<void> = Promise.resolve();

/**
 * Support arrives on any page with its token behind `#`, where no server and no log sees it. It leaves the address bar at
 * once, and counts only if the server says that it is support’s: a link cannot sign anyone in as another person.
 */
export function noticeSupport({ location, history }: Window = globalThis): void {
  const token = FRAGMENT.exec(location.hash)?.[1];
  if (!token) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  arriving = check(token).catch(() => undefined); // refused or out of reach: the session stays as it was
}

/** Settles when the agent who arrived as support is signed in. */
export const supportArrived = (): Promise<void> => arriving;

async function check(token: string) {
  const [{ account }, { createCall }, { withToken }] = await Promise.all([
    import('#shared/api/account.ts'),
    import('#shared/contract/client.ts'),
    import('#frontend/lib/fetch.ts'),
  ]);
  const fetching: typeof fetch = (...request) => fetch(...request);
  const user = await createCall(
    location.origin,
    withToken(fetching, () => token),
  )(account.getUser, {});
  if (user.support) signInWith({ token, user });
}
