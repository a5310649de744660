import type { ContactDraft } from '#frontend/lib/contact-draft.ts';
import { tryStorage } from '#frontend/lib/storage.ts';
import { DETAILS_MAX } from '#shared/values/support.ts';

const KEY = 'first_message';

/** Takes what was typed in the contact form along into the chat, where its writer sends it. */
export function takeAlong({ reason = '', details_description = '' }: ContactDraft): void {
  const text = [reason, details_description]
    .map((each) => each.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' – ')
    .slice(0, DETAILS_MAX);
  tryStorage(() => (text ? sessionStorage.setItem(KEY, text) : sessionStorage.removeItem(KEY)));
}

export function firstMessage(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return ''; // storage is blocked
  }
}

/** Once it is sent, or its writer has left. */
export const forgetFirstMessage = (): void => tryStorage(() => sessionStorage.removeItem(KEY));
