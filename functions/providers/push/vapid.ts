import * as z from 'zod';

import { environment } from '#functions/platform/environment.ts';
import { secret } from '#functions/platform/secret.ts';

/** The VAPID key pair and the contact for push services. */
const Vapid = z.object({ public_key: z.string(), private_key: z.string(), contact: z.url() });
export type Vapid = z.infer<typeof Vapid>;

/** The VAPID keys; undefined if this stage sends no pushes. */
export async function vapid(): Promise<Vapid | undefined> {
  const { PUSH_SECRET } = environment();
  return PUSH_SECRET ? Vapid.parse(JSON.parse(await secret(PUSH_SECRET))) : undefined;
}
