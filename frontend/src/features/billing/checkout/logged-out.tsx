import '#frontend/styles/notices.css';

import { LogOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { isOutcomeUnknown } from '#frontend/features/billing/checkout/checkout-faults.ts';
import type { CheckoutFailure } from '#frontend/features/billing/checkout/use-payment.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { redirectTo } from '#frontend/lib/redirect.ts';

/**
 * Leads to the login and back: before an order, a former user of this browser; after one, the member whose
 * session was over when they pressed, and who reads what became of the order. Then it gets the focus.
 */
export function LoggedOut({ failure }: { failure?: CheckoutFailure }) {
  const { t } = useTranslation('checkout', { keyPrefix: 'loggedOut' });
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const note = useRef<HTMLDivElement>(null);
  const at = failure?.at;
  useEffect(() => {
    if (!at) return;
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);
  const outcome = failure && (isOutcomeUnknown(failure.fault) ? 'unknown' : 'unordered');
  return (
    <div
      className={failure ? 'note note--warn' : 'note note--info [margin-block-end:1rem]'}
      role={failure ? 'alert' : 'note'}
      tabIndex={-1}
      ref={note}
    >
      <Icon of={LogOut} directional />
      <div className="stack [--stack:0.75rem]">
        <h2>{t(outcome ? 'during' : 'before')}</h2>
        <p>{t(outcome ?? 'lead')}</p>
        <p>
          <LinkButton to={pathTo('logIn', { language }) + redirectTo(pathname + search)}>{t('logIn')}</LinkButton>
        </p>
      </div>
    </div>
  );
}
