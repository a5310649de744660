import { clientSecret } from '#frontend/lib/device.ts';
import { roleOf } from '#frontend/lib/session.ts';
import { stored } from '#frontend/lib/storage.ts';
import { auth } from '#shared/api/auth.ts';
import { webChat } from '#shared/api/web-chat.ts';
import type { Call } from '#shared/contract/client.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { preferredLanguage } from '#shared/values/language.ts';

/**
 * Renews the access token: a web chat’s by fetching the chat again, a member’s by the session cookie. Support has no
 * cookie and must not use another session’s.
 */
export async function renewToken(call: Call, used: string): Promise<string> {
  const [webchat_id, webchat_token] = [stored('webchat_id'), stored('webchat_token')];
  if (webchat_id && webchat_token) {
    const lang = preferredLanguage(document.documentElement.lang, []);
    const client_secret = await clientSecret(call);
    const { auth } = await call(webChat.fetch, { lang, webchat_id, webchat_token, client_secret });
    return auth.access_token;
  }
  if (roleOf(used) !== 'member') throw new Fault('auth.unauthenticated');
  return (await call(auth.refresh, {})).token;
}
