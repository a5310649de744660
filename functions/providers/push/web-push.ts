import { createHash } from 'node:crypto';
import webPush, { WebPushError } from 'web-push';
import * as z from 'zod';

import type { Push } from '#functions/providers/push/port.ts';
import { environment } from '#functions/platform/environment.ts';
import { secret } from '#functions/platform/secret.ts';

/** The VAPID key pair and the contact for push services. */
const Vapid = z.object({ public_key: z.string(), private_key: z.string(), contact: z.url() });
type Vapid = z.infer<typeof Vapid>;

/** The VAPID keys; undefined if this stage sends no pushes. */
export async function vapid(): Promise<Vapid | undefined> {
  const { PUSH_SECRET } = environment();
  return PUSH_SECRET ? Vapid.parse(JSON.parse(await secret(PUSH_SECRET))) : undefined;
}

/** A browser that is off gets the message within a day. */
const KEPT_SECONDS = 86_400;

/** Web push (RFC 8030), sealed for the browser alone (RFC 8291). */
export const webPushOf = (vapid: () => Promise<Vapid | undefined>): Push => ({
  async send(to, message) {
    const ours = await vapid();
    if (!ours) throw new Error('PUSH_SECRET is not set: there are no keys to push with');
    try {
      await webPush.sendNotification(to, JSON.stringify(message), {
        vapidDetails: { subject: ours.contact, publicKey: ours.public_key, privateKey: ours.private_key },
        TTL: KEPT_SECONDS,
        topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, 32),
        timeout: 5_000,
      });
      return 'taken';
    } catch (error) {
      if (error instanceof WebPushError && [404, 410].includes(error.statusCode)) return 'gone';
      throw error;
    }
  },
});
