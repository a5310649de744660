import * as z from 'zod';

import { SentPin as Sent } from '#shared/api/auth.ts';

/** A requested PIN, stored for this tab: the number must not appear in an address. */
const SentPin = Sent.extend({ remember: z.boolean() });
export type SentPin = z.infer<typeof SentPin>;

const KEY = 'sent_pin';

export const storeSentPin = (sent: SentPin): void => sessionStorage.setItem(KEY, JSON.stringify(sent));
export const forgetSentPin = (): void => sessionStorage.removeItem(KEY);

export function sentPin(): SentPin | undefined {
  try {
    return SentPin.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data;
  } catch {
    return undefined;
  }
}
