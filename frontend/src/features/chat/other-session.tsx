import '#frontend/styles/chat.css';

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { addressOf } from '#frontend/features/chat/places.ts';
import type { Link } from '#frontend/features/chat/use-link.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { webChat } from '#shared/api/web-chat.ts';
import { CallId, WebChatId } from '#shared/values/id.ts';

type Props = { link: Link; onOpen: () => void; onStay: () => void };

/**
 * Somebody logged in follows a link. One to what is theirs leads there at once; before any other, which may be anybody’s, they
 * are asked, lest they write in another’s name.
 */
export function OtherSession({ link: { webchat_id, webchat_token }, onOpen, onStay }: Props) {
  const { t } = useTranslation('chat', { keyPrefix: 'other' });
  const { language } = useLanguage();
  const known = WebChatId.safeParse(webchat_id).data;
  const { data, error } = useEndpoint(webChat.whose, known ? { webchat_id: known, webchat_token } : null);
  const call = CallId.safeParse(useSearchParams()[0].get('message')).data;
  const navigate = useNavigate();
  const isOwn = data?.is_own;
  useEffect(() => {
    if (!isOwn) return;
    if (call) void navigate(`${pathTo('callDetails', { language })}?call=${call}`, { replace: true });
    else onStay();
  }, [isOwn, call, language, navigate, onStay]);
  if (isOwn || (known && !data && !error)) return <p className="wrap sec muted">{t('looking')}</p>;
  return (
    <div className="wrap wrap--mid wiz">
      <div className="wiz__top stack">
        <h1 className="display">{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <div className="row">
          <Button onClick={onOpen}>{t('open')}</Button>
          <LinkButton look="line" to={addressOf('inbox', language)} onClick={onStay}>
            {t('stay')}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
