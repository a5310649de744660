import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { billing } from '#shared/api/billing.ts';
import { forwarding } from '#shared/api/forwarding.ts';
import type { Charge, Membership } from '#shared/values/membership.ts';

/** The membership that a deletion ends, what is paid of it, and the way to have that money back first. */
export function MembershipEnd() {
  const { t } = useTranslation('account', { keyPrefix: 'delete.money' });
  const { language } = useLanguage();
  const { money, date } = useFormats();
  const { data: membership } = useEndpoint(billing.getMembership, {});
  const { data } = useEndpoint(billing.getCharges, membership && membership.standing !== 'none' ? {} : null);
  if (!membership || membership.standing === 'none') return null;
  const said = textOf(membership);
  const back = data?.charges.find(({ refundable_until, until }) => refundable_until && isRunning(until));
  if (!said && !back) return null;
  return (
    <section className="leg" aria-labelledby="money">
      <h2 id="money">{t('title')}</h2>
      {said && <p>{said}</p>}
      {back && <Refund charge={back} />}
    </section>
  );

  function textOf({ standing, paid_until, next_charge }: Membership): string | null {
    if (standing === 'past_due') return next_charge && t('open', { amount: money(next_charge.amount) });
    if (standing === 'trialing') return t('trial');
    if (!paid_until || !isRunning(paid_until)) return null;
    return t(standing === 'cancelled' ? 'cancelled' : 'paid', { date: date(paid_until) });
  }

  function Refund({ charge }: { charge: Charge }) {
    const { charge_id, amount, paid_at, refundable_until } = charge;
    if (!charge_id || !paid_at || !refundable_until) return null;
    return (
      <>
        <p>{t('refundable', { amount: money(amount), day: date(paid_at), until: date(refundable_until) })}</p>
        <p>
          <LinkButton look="line" to={pathTo('refund', { language, charge_id })}>
            {t('refund', { amount: money(amount) })}
          </LinkButton>
        </p>
      </>
    );
  }
}

const isRunning = (until: string) => until > serverNow().toISOString();

/** The code that ends the forwarding of the owner’s phone, where it forwards to our number. */
export function ForwardingEnd() {
  const { t } = useTranslation('account', { keyPrefix: 'delete.phone' });
  const { data } = useEndpoint(forwarding.getForwarding, {});
  const forwards = data && !['none', 'off'].includes(data.state) && data.legs.some(({ state }) => state !== 'unknown');
  if (!forwards || !data.undo) return null;
  return (
    <section className="leg" aria-labelledby="forwards">
      <h2 id="forwards">{t('title')}</h2>
      <p>
        <DialCode words={t('code', { code: data.undo })} />
      </p>
      <p className="small muted">{t('callers')}</p>
    </section>
  );
}

/** A sentence with a code in `<code>`, which reads from left to right. */
export const DialCode = ({ words }: { words: string }) => (
  <Trans defaults={words} components={{ code: <bdi dir="ltr" className="font-mono font-semibold" /> }} />
);
