import { account } from '#shared/api/account.ts';
import { createCall } from '#shared/contract/client.ts';

/** The demo member, logged in. */
export async function subscriber(address: string) {
  const answer = await fetch(`${address}/dev/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ as: 'subscriber' }),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return createCall(address, (url, init) => {
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${access_token}`);
    return fetch(url, { ...init, headers });
  });
}

/** The last acknowledged write, and the last one sent. */
export type Writes = { acknowledged: number; sent: number };

/**
 * Keeps changing a name and remembers the last acknowledged one. After the crash that one must be stored, or a later
 * one whose answer was lost.
 */
export async function startWriter(address: string, from: Writes): Promise<{ stop: () => Promise<Writes> }> {
  const call = await subscriber(address);
  let { acknowledged, sent } = from;
  let isOver = false;
  const writing = (async () => {
    while (!isOver) {
      const next = ++sent;
      const kept = await call(account.updateUser, { name: `Ida ${next}` }).then(
        () => true,
        () => false,
      );
      if (kept) acknowledged = next;
    }
  })();
  return {
    async stop() {
      isOver = true;
      await writing;
      return { acknowledged, sent };
    },
  };
}

/** The name that is stored now. */
export async function nameAt(address: string): Promise<number> {
  const call = await subscriber(address);
  const { name } = await call(account.getUser, {});
  return Number(/\d+$/.exec(name ?? '')?.[0] ?? 0);
}
