import '#frontend/styles/chat.css';

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { assistantPath } from '#frontend/features/chat/assistant-path.ts';
import type { Link } from '#frontend/features/chat/use-chat-link.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { webChat } from '#shared/api/web-chat.ts';
import { CallId, WebChatId } from '#shared/values/id.ts';

type Props = { link: Link; onOpen: () => void; onStay: () => void };

/**
 * A member opens a link. Links to their own chat redirect there; before any other they are asked, so that they do not
 * write in another person’s name.
 */
export function ConfirmOpenLink({ link: { webchat_id, webchat_token }, onOpen, onStay }: Props) {
  const { t } = useTranslation('chat', { keyPrefix: 'other' });
  const { language } = useLanguage();
  const webChatId = WebChatId.safeParse(webchat_id).data;
  const { data, error } = useEndpoint(webChat.whose, webChatId ? { webchat_id: webChatId, webchat_token } : null);
  const call = CallId.safeParse(useSearchParams()[0].get('message')).data;
  const navigate = useNavigate();
  const isOwn = data?.is_own;
  useEffect(() => {
    if (!isOwn) return;
    if (call) void navigate(`${pathTo('callDetails', { language })}?call=${call}`, { replace: true });
    else onStay();
  }, [isOwn, call, language, navigate, onStay]);
  if (isOwn || (webChatId && !data && !error)) return <p className="wrap sec muted">{t('looking')}</p>;
  return (
    <div className="wrap wrap--mid wiz">
      <div className="wiz__top stack">
        <h1 className="display">{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <div className="row">
          <Button onClick={onOpen}>{t('open')}</Button>
          <LinkButton look="line" to={assistantPath('inbox', language)} onClick={onStay}>
            {t('stay')}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
