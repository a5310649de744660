import '#frontend/styles/notices.css';

import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { ErrorNote } from '#frontend/components/error-note.tsx';
import { usePasskeyLogIn } from '#frontend/components/passkeys/use-passkey-log-in.ts';
import type { SignedIn } from '#shared/api/auth.ts';

type Props = { remember: () => boolean; onSignedIn: (signedIn: SignedIn) => void };

/** Logs in with a passkey. Beside it, the browser offers passkeys in the email field. */
export function PasskeyButton({ remember, onSignedIn }: Props) {
  const { t } = useTranslation('passkeys', { keyPrefix: 'logIn' });
  const { press, busy, problem, isSupported } = usePasskeyLogIn({ remember, onSignedIn });
  if (!isSupported) return null;
  const isRefused = typeof problem === 'object' && problem.code === 'auth.passkey-refused';
  return (
    <div className="stack [--stack:0.75rem]">
      <Button look="line" wide busy={busy} onClick={() => void press()}>
        <Icon of={KeyRound} />
        {t('submit')}
      </Button>
      {typeof problem === 'object' && !isRefused && <ErrorNote fault={problem} since={undefined} />}
      {(isRefused || typeof problem === 'string') && (
        <p className="small" role="alert">
          {t(isRefused ? 'refused' : 'cancelled')}
        </p>
      )}
    </div>
  );
}
