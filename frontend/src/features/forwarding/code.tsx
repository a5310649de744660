import { Check, Copy, Phone as Handset } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { detectPlatform, dialLink } from '#frontend/features/forwarding/platform.ts';

/** A code to dial: shown in full, to copy, and as a link where the phone supports it (iPhones do not). */
function Single({ code, big }: { code: string; big: boolean }) {
  const { t } = useTranslation('forwarding', { keyPrefix: 'codes' });
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(code).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <div className={big ? 'dial dial--big' : 'dial'}>
      <code>{code}</code>
      <button type="button" aria-label={isCopied ? t('copied') : t('copyOf', { code })} onClick={copy}>
        <Icon of={isCopied ? Check : Copy} />
        <span>{t(isCopied ? 'copied' : 'copy')}</span>
      </button>
      {detectPlatform() === 'android' && (
        <a href={dialLink(code)} aria-label={t('dialOf', { code })}>
          <Icon of={Handset} />
          <span>{t('dial')}</span>
        </a>
      )}
    </div>
  );
}

/** The codes to dial, in order. */
export function Code({ of: codes, big = false }: { of: string; big?: boolean }) {
  return (
    <div className="fwd__codes">
      {codes.split(' ').map((code) => (
        <Single key={code} code={code} big={big} />
      ))}
    </div>
  );
}
