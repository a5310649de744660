import { Check, Copy, Phone as Handset } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { deviceOf, dialling } from '#frontend/features/forwarding/platform.ts';

/** A code to dial: in full, to copy, and to tap where the phone can dial it from a link. An iPhone cannot. */
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
      {deviceOf() === 'android' && (
        <a href={dialling(code)} aria-label={t('dialOf', { code })}>
          <Icon of={Handset} />
          <span>{t('dial')}</span>
        </a>
      )}
    </div>
  );
}

/** What is to be dialled, one code after the other where there are several. */
export function Code({ of: codes, big = false }: { of: string; big?: boolean }) {
  return (
    <div className="fwd__codes">
      {codes.split(' ').map((code) => (
        <Single key={code} code={code} big={big} />
      ))}
    </div>
  );
}
