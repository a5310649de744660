import { Copy, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';

type Props = { secret: string; otpauth_url: string };

/** The key of an authenticator app: to type in, to copy, and on a phone to open in its app. */
export function FactorKey({ secret, otpauth_url }: Props) {
  const { t } = useTranslation('account', { keyPrefix: 'security' });
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false), // a browser may refuse; it can still be read
    );
  return (
    <>
      <p>
        <bdi dir="ltr" className="mono">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </bdi>
      </p>
      <div className="row factor__key [--gap:0.5rem]">
        <Button look="line" size="sm" onClick={copy}>
          <Icon of={Copy} small />
          {t(isCopied ? 'copied' : 'copyKey')}
        </Button>
        <a className="btn btn--line btn--sm factor__open" href={otpauth_url}>
          <Icon of={Smartphone} small />
          {t('openApp')}
        </a>
      </div>
    </>
  );
}
