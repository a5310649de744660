import { languageNow } from '#functions/providers/payments/double/frame/appearance.ts';
import { type CardField, type FromCardFrame, ToCardFrame } from '#shared/values/card-frame.ts';
import { localeOf } from '#shared/values/language.ts';

/** A part of the page, by its id. */
export function at(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no #${id}`);
  return found;
}

export const fieldOf = (field: CardField) => at(field) as HTMLInputElement;

const views = ['card', 'bank', 'wallet-sheet'] as const;

/** Shows the fields, the step of the bank or the sheet of the wallet. */
export function showOnly(shown: (typeof views)[number]): void {
  for (const id of views) at(id).hidden = id !== shown;
}

/** An amount in minor units as the language writes it. */
export function written({ amount, currency }: { amount: number; currency: string }): string {
  const format = new Intl.NumberFormat(localeOf(languageNow()), {
    style: 'currency',
    currency: currency.toUpperCase(),
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** The only page that is spoken with. The server has checked it, and no other may show this frame. */
const origin = document.documentElement.dataset.origin ?? '';

export const postToPage = (message: FromCardFrame) => window.parent.postMessage(message, origin);

/** Listens to messages of the page: from its window and origin only, and only those of the protocol. */
export function whenTold(hear: (message: ToCardFrame) => void): void {
  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source !== window.parent || event.origin !== origin) return;
    const { data: message } = ToCardFrame.safeParse(event.data);
    if (message) hear(message);
  });
}

/** Calls the double. An error response is returned as well. @throws if there is no response */
export async function fetchJson<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(path, {
    ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (response.status >= 500) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}
