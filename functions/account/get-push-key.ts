import * as z from 'zod';

import { environment } from '#functions/platform/environment.ts';
import { handle } from '#functions/platform/handle.ts';
import { secret } from '#functions/platform/secret.ts';
import { account } from '#shared/api/account.ts';

const KeyPair = z.object({ public_key: z.string() });
const live = { name: () => environment().PUSH_SECRET, secret };

export const handler = handle(account.getPushKey, live, async (_, { name, secret }) => {
  const key = name();
  return { key: key ? KeyPair.parse(JSON.parse(await secret(key))).public_key : null };
});
