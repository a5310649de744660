import '#frontend/styles/chat.css';
import '#frontend/styles/notices.css';

import { Clock, Info, MessageSquareText } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import type { Link } from '#frontend/features/chat/use-chat-link.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { formats } from '#frontend/lib/format.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { webChat } from '#shared/api/web-chat.ts';
import { WebChatId } from '#shared/values/id.ts';

/** A link that has closed, and how to get another one. */
export function LinkExpired({ link, at }: { link: Link; at?: string | null | undefined }) {
  const { t } = useTranslation('chat', { keyPrefix: 'closed' });
  const { language, locale } = useLanguage();
  const renew = useAction(webChat.renew);
  const { data: sent } = renew;
  const webchat_id = WebChatId.safeParse(link.webchat_id).data;
  const ask = () => webchat_id && void renew.trigger({ webchat_id, webchat_token: link.webchat_token });

  return (
    <div className="wrap wrap--mid wiz wiz--2">
      <title>{pageTitle(t('pageTitle'))}</title>
      <div className="wiz__top stack">
        {at && (
          <div>
            <Chip>
              <Icon of={Clock} small /> {t('at', { time: formats.time(at, locale) })}
            </Chip>
          </div>
        )}
        <h1 className="display">{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </div>
      <div className="stack">
        {sent ? <SentNote digits={sent.ends_in} waiting={sent.waiting} /> : webchat_id && <h2>{t('newLink')}</h2>}
        {!sent && webchat_id && <p className="muted">{t('newLinkLead')}</p>}
        {renew.error && <Failure error={renew.error} />}
        <div className="row">
          {!sent && webchat_id && (
            <Button onClick={ask} busy={renew.isMutating}>
              <Icon of={MessageSquareText} /> {t('send')}
            </Button>
          )}
          <LinkButton look="line" to={pathTo('logIn', { language })}>
            {t('logIn')}
          </LinkButton>
        </div>
      </div>
      <aside>
        <p className="note">
          <Icon of={Info} />
          <span>{t('stays')}</span>
        </p>
      </aside>
    </div>
  );
}

function SentNote({ digits, waiting }: { digits: string | null; waiting: number }) {
  const { t } = useTranslation('chat', { keyPrefix: 'closed' });
  return (
    <div className="stack" role="status">
      {digits ? (
        <p className="note note--ok">
          <Icon of={MessageSquareText} />
          <span>
            <Trans t={t} i18nKey="sent" values={{ digits }} components={{ digits: <b dir="ltr" /> }} />
          </span>
        </p>
      ) : (
        <p className="note">
          <Icon of={Info} />
          <span>{t('notSent')}</span>
        </p>
      )}
      {waiting > 0 && <p className="muted">{t('waiting', { count: waiting })}</p>}
    </div>
  );
}
