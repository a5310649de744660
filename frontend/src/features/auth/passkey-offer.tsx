import { serverNow } from '#frontend/lib/clock.ts';
import { platformAuthenticatorIsAvailable } from '@simplewebauthn/browser';
import { Fingerprint, KeyRound, ShieldCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { Hint, Hints } from '#frontend/features/auth/hints.tsx';
import { PasskeyProblem } from '#frontend/components/passkeys/passkey-problem.tsx';
import { useAddPasskey } from '#frontend/components/passkeys/use-add-passkey.ts';
import { useAction } from '#frontend/lib/api.ts';
import type { User } from '#shared/api/account.ts';
import { passkeys } from '#shared/api/passkeys.ts';
import { DAY } from '#shared/values/duration.ts';
import { figures } from '#shared/values/figures.ts';

/** Whether to offer a passkey after a login by password: once, and not again for 90 days. */
export async function offersPasskey(user: User): Promise<boolean> {
  const offeredAt = Date.parse(user.passkey_offered_at ?? '');
  const isEarly = serverNow().getTime() - offeredAt < figures.passkeyOfferDays * DAY;
  if (user.has_passkey || !user.email_confirmed_at || user.support || isEarly) return false;
  return platformAuthenticatorIsAvailable().catch(() => false);
}

/** Offers a passkey on this device. However it is left, it is not shown again for 90 days. */
export function PasskeyOffer({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('passkeys');
  const { add, busy, problem } = useAddPasskey();
  const { trigger: postpone } = useAction(passkeys.postponeOffer);
  useEffect(() => {
    void postpone({});
    // oxlint-disable-next-line react/exhaustive-deps -- once: as soon as it is seen
  }, []);
  return (
    <AuthPage title={t('add')} heading={t('offer.heading')} lead={t('offer.lead')} aside={<WhatItIs />}>
      <div className="stack [--stack:1.25rem]">
        <PasskeyProblem problem={problem} />
        <Button size="lg" wide busy={busy} onClick={() => void add().then((passkey) => passkey && onDone())}>
          <Icon of={KeyRound} />
          {t('add')}
        </Button>
        <Button look="ghost" wide onClick={onDone}>
          {t('offer.later')}
        </Button>
      </div>
    </AuthPage>
  );
}

function WhatItIs() {
  const { t } = useTranslation('passkeys');
  return (
    <Hints title={t('add')}>
      <Hint icon={ShieldCheck} title={t('offer.phishing')}>
        {t('offer.phishingHow')}
      </Hint>
      <Hint icon={Fingerprint} title={t('offer.yours')}>
        {t('offer.yoursHow')}
      </Hint>
    </Hints>
  );
}
