import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { formats } from '#frontend/lib/format.ts';
import { useServerNow } from '#frontend/lib/use-server-now.ts';
import { webChat } from '#shared/api/web-chat.ts';
import type { Output } from '#shared/contract/endpoint.ts';

/** For members: a QR code to continue on the phone. */
export function LinkMobile() {
  const { t } = useTranslation('chat', { keyPrefix: 'mobile' });
  const link = useAction(webChat.linkMobile);
  const make = () => void link.trigger({ context: 'assistant' });
  return (
    <section className="ticket" aria-labelledby="mobile">
      <h2 id="mobile">{t('title')}</h2>
      {link.data ? <Code key={link.data.universal} link={link.data} onAgain={make} /> : <p>{t('lead')}</p>}
      {link.error && <Failure error={link.error} />}
      {!link.data && (
        <div className="row">
          <Button onClick={make} busy={link.isMutating}>
            {t('make')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Code({ link, onAgain }: { link: Output<typeof webChat.linkMobile>; onAgain: () => void }) {
  const { t } = useTranslation('chat', { keyPrefix: 'mobile' });
  const { locale } = useLanguage();
  const isOver = link.expires_at <= useServerNow(link.now).toISOString();
  if (isOver) {
    return (
      <div className="stack" role="status">
        <p>{t('over')}</p>
        <div className="row">
          <Button onClick={onAgain}>{t('again')}</Button>
        </div>
      </div>
    );
  }
  return (
    <div className="stack" role="status">
      <div className="qr">
        <img alt={t('qr')} src={`data:image/svg+xml,${encodeURIComponent(link.qr_svg)}`} />
      </div>
      <p>{t('scan', { time: formats.time(link.expires_at, locale) })}</p>
      <p>
        <a href={link.universal} dir="ltr">
          {link.universal}
        </a>
      </p>
    </div>
  );
}
