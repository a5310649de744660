import { passkeyStore } from '#functions/account/passkeys/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { passkeys } from '#shared/api/passkeys.ts';

const live = { passkeys: passkeyStore(table) };

export const handler = handle(passkeys.getPasskeys, live, async ({ member }, deps) => {
  const all = await deps.passkeys.all(member.accountId);
  return { data: all.sort((a, b) => b.created_at.localeCompare(a.created_at)) };
});
