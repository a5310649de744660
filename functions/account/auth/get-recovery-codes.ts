import { factorStore } from '#functions/account/auth/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { auth } from '#shared/api/auth.ts';

const live = { factors: factorStore(table) };

export const handler = handle(auth.getRecoveryCodes, live, async ({ member }, { factors }) => {
  const factor = await factors.of(member.accountId);
  return { left: factor?.recovery.length ?? 0 };
});
