import { stored } from '#frontend/lib/storage.ts';
import { API } from '#shared/contract/route.ts';

type Params = Record<string, string | number | boolean | null>;

/** Where nothing is ever counted: what somebody pays, what they read of others, and what is theirs. */
const unseen =
  /^\/..\/(?:search-result|payment|checkout|account|unsubscribe|viewed-profile|set-password|remove-my-listing|confirm|reset-password)(?:\/|$)/;

/** Of whom an event is told: the web chat that is open here, else the user whose browser it is, else nobody. */
export function referenceNow() {
  const [chat, user] = [stored('webchat_id'), stored('userData')];
  if (chat) return { reference_type: 'web_chat', reference_id: chat } as const;
  if (user) return { reference_type: 'user', reference_id: user.id } as const;
  return { reference_type: 'common', reference_id: -1 } as const;
}

/** Only after somebody agreed to be counted, and never where their browser asks not to be. */
const mayCount = () =>
  stored('configuration')?.visits === true &&
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl !== true;

/** Tells that something happened here, where that may be told. Nothing waits for it, and it may get lost. */
export function track(event_name: string, event_params: Params = {}, at = location.pathname): void {
  if (!mayCount() || unseen.test(at)) return;
  tell(event_name, event_params);
}

/** Tells what somebody chose to say to us, wherever they said it. Nothing waits for it, and it may get lost. */
export function tell(event_name: string, event_params: Params): void {
  void fetch(`${API}/web_event/new`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event_name, ...referenceNow(), event_params }),
  }).catch(() => undefined);
}
