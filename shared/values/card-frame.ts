import * as z from 'zod';

import { languages } from '#shared/values/language.ts';

/**
 * The protocol of a page and the dev server’s card frame: the frame is a page of the payment double, on an origin of its own, as a
 * provider’s own fields are. Either takes messages only from the other’s window and origin, and only such as these.
 *
 * 1. The page shows `<iframe src={cardFrameUrl(frame_url, …)}>`. The frame says `ready`, then `height` as often as it
 *    changes, and `complete` with every change of what is typed.
 * 2. The page says `submit`. The frame answers `faults` (it shows them itself as well, and takes the focus to the first),
 *    or `token`, or `error` where the provider could not be reached.
 *    With `check` it only shows its faults, for a form whose other fields have some.
 * 3. Where the checkout answers `action`, the page says `action` with its `client_secret`: the frame shows the bank’s step
 *    in place of the fields, then the fields as they were, and says `action-done`. Then the page asks `finishCheckout`,
 *    whatever `ok` is.
 * 4. The frame says `wallet` where its button was clicked. If a wallet may open now, the page says `wallet` with the charge that
 *    the sheet shows. Where its owner confirms, the frame says `wallet-confirmed`, and answers the next `submit` with the
 *    `token` of the wallet.
 */
export const cardFields = ['number', 'expiry', 'cvv', 'name', 'zip'] as const;
export type CardField = (typeof cardFields)[number];

/** What a field may be found to lack: keys of `messages`. */
const cardFaults = [
  'required',
  'invalid',
  'too-long',
  'card.number',
  'card.cvv',
  'card.expiry-month',
  'card.expiry-year',
] as const;
export type CardFault = (typeof cardFaults)[number];

export const themes = ['light', 'dark', 'system'] as const;

/** From the page to the frame. */
export const ToCardFrame = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('submit') }),
  z.strictObject({ type: z.literal('check') }),
  z.strictObject({ type: z.literal('look'), language: z.enum(languages), theme: z.enum(themes) }),
  z.strictObject({ type: z.literal('action'), client_secret: z.string().max(256) }),
  z.strictObject({
    type: z.literal('wallet'),
    charge: z.strictObject({
      currency: z.string().regex(/^[A-Z]{3}$/),
      minor_units: z.number().int(),
      at: z.string(),
      descriptor: z.string(),
      due_now: z.number().int(),
    }),
  }),
]);
export type ToCardFrame = z.infer<typeof ToCardFrame>;

/** From the frame to the page. */
export const FromCardFrame = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('height'), pixels: z.number().int().min(0).max(4000) }),
  /** Whether every field is filled and whole, so that the page may say so at its button. */
  z.strictObject({ type: z.literal('complete'), complete: z.boolean() }),
  z.strictObject({ type: z.literal('faults'), faults: z.partialRecord(z.enum(cardFields), z.enum(cardFaults)) }),
  z.strictObject({ type: z.literal('token'), confirmation_token: z.string().regex(/^ctoken_\w{1,64}$/) }),
  z.strictObject({ type: z.literal('error') }),
  z.strictObject({ type: z.literal('wallet') }),
  z.strictObject({ type: z.literal('wallet-confirmed') }),
  z.strictObject({ type: z.literal('wallet-closed') }),
  z.strictObject({ type: z.literal('action-done'), ok: z.boolean() }),
]);
export type FromCardFrame = z.infer<typeof FromCardFrame>;

/** The frame’s address for a page at `origin` (its `location.origin`): it speaks with no other. */
export function cardFrameUrl(
  frame_url: string,
  { origin, language, theme }: { origin: string; language: string; theme: (typeof themes)[number] },
): string {
  const url = new URL(frame_url);
  url.searchParams.set('origin', origin);
  url.searchParams.set('lang', language);
  url.searchParams.set('theme', theme);
  return url.href;
}
