import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** A link that was just made: its token is behind `#`, which browsers send to no server. */
export function CopyLink({ token }: { token: string }) {
  const { t } = useTranslation('sharing');
  const { language } = useLanguage();
  const [isCopied, setCopied] = useState(false);
  const address = `${location.origin}${pathTo('sharedReport', { language })}#${token}`;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => field.current?.select(), // without the permission, the visitor copies what is selected
    );
  return (
    <div>
      <p className="small">{t('ready')}</p>
      <div className="keep__copy">
        <input
          ref={field}
          className="input mono"
          dir="ltr"
          readOnly
          value={address}
          aria-label={t('title')}
          onFocus={({ target }) => target.select()}
        />
        <Button look="soft" size="sm" onClick={copy}>
          <Icon of={Copy} />
          {t('copy')}
        </Button>
      </div>
      <p className="small muted" role="status">
        {isCopied && t('copied')}
      </p>
    </div>
  );
}
