import { mayCountVisits } from '#frontend/lib/consent.ts';
import { stored } from '#frontend/lib/storage.ts';
import { API } from '#shared/contract/route.ts';

type Params = Record<string, string | number | boolean | null>;

/** Pages on which visits are never counted: checkout, reports, account, removal, privacy, support, calls and chats. */
const unseen =
  /^\/..\/(?:search-result|payment|checkout|account|unsubscribe|keep|viewed-profile|set-password|remove-my-listing|privacy-center|contact|support-inbox|confirm|reset-password|inbox|doa|assistant\/(?:call-\w+|voicemail))(?:\/|$)/;
export const isCounted = (path: string): boolean => !unseen.test(path);

/** The subject of an event: the open web chat, else the user, else nobody. */
export function referenceNow() {
  const [chat, user] = [stored('webchat_id'), stored('userData')];
  if (chat) return { reference_type: 'web_chat', reference_id: chat } as const;
  if (user) return { reference_type: 'user', reference_id: user.id } as const;
  return { reference_type: 'common', reference_id: -1 } as const;
}

/** Reports an event if allowed. Fire and forget. */
export function track(event_name: string, event_params: Params = {}, at = location.pathname): void {
  if (!mayCountVisits() || !isCounted(at)) return;
  reportChoice(event_name, event_params);
}

/** Reports a choice the visitor made explicitly. Fire and forget. */
export function reportChoice(event_name: string, event_params: Params): void {
  void fetch(`${API}/web_event/new`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event_name, ...referenceNow(), event_params }),
  }).catch(() => undefined);
}
