import type { Outbox } from '#functions/messaging/public.ts';
import { environment } from '#functions/platform/environment.ts';
import type { NewLink } from '#functions/rights/requests/confirmations.ts';
import { languageOf, type Variety } from '#shared/values/language.ts';

type Recipient = { email: string; language: Variety; reference: string };

/** The mail that carries a removal's link. */
export function queueLink(outbox: Outbox, { token, ends_at }: NewLink, to: Recipient, now: Date) {
  const { email, language, reference } = to;
  const link = [environment().SITE_URL, languageOf(language), 'confirm/request', token].join('/');
  const params = { link, until: ends_at, reference };
  return outbox.queue(
    { purpose: 'confirm-removal', to: email, account_id: null, language, time_zone: null, params },
    now,
  );
}
