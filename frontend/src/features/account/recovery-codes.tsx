import { Copy, Download, Printer, Share } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { serverNow } from '#frontend/lib/clock.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';

const NAME = 'calluna-recovery-codes.txt';
const TYPE = 'text/plain';

/** The codes that open the account without the app, shown this once. */
export function RecoveryCodes({ email, codes, onDone }: { email: string; codes: string[]; onDone: () => void }) {
  const { t } = useTranslation('account', { keyPrefix: 'security' });
  const [isCopied, setCopied] = useState(false);
  const { date } = useFormats();
  const text = `Calluna: ${t('codes')}\n${email}\n${date(serverNow().toISOString())}\n\n${codes.join('\n')}\n`;
  const file = new File([text], NAME, { type: TYPE });
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false), // a browser may refuse; they can still be read
    );
  const share = () => void navigator.share({ files: [file] }).catch(() => undefined); // closed again
  return (
    <section className="codes-box" aria-label={t('codes')}>
      <p>
        <b>{t('codes')}</b> {t('codesLead')}
      </p>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row noprint [--gap:0.5rem]">
        <Button look="line" size="sm" onClick={() => saveFile(NAME, TYPE, text)}>
          <Icon of={Download} small />
          {t('download')}
        </Button>
        <Button look="line" size="sm" onClick={copy}>
          <Icon of={Copy} small />
          {t(isCopied ? 'copied' : 'copy')}
        </Button>
        {canShare(file) && (
          <Button look="line" size="sm" onClick={share}>
            <Icon of={Share} small />
            {t('share')}
          </Button>
        )}
        <Button look="line" size="sm" onClick={() => window.print()}>
          <Icon of={Printer} small />
          {t('print')}
        </Button>
        <Button size="sm" onClick={onDone}>
          {t('kept')}
        </Button>
      </div>
    </section>
  );
}

/** Whether this browser has a share sheet that takes files: not every one has the functions. */
const canShare = (file: File): boolean => 'share' in navigator && (navigator.canShare?.({ files: [file] }) ?? false);
