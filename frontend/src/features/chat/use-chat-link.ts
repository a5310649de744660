import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';

import { roleOf, useToken } from '#frontend/lib/session.ts';
import { stored } from '#frontend/lib/storage.ts';

export type Link = { webchat_id: string; webchat_token: string };

/**
 * The link in the address, removed from it before the first paint, else the one this browser opened before. `isNew`
 * tells them apart.
 */
export function useChatLink(): { link: Link | null; isNew: boolean } {
  const { id, token } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const role = roleOf(useToken());
  const [fromAddress, setFromAddress] = useState<Link | null>(null);
  if (id && token && fromAddress?.webchat_token !== token) setFromAddress({ webchat_id: id, webchat_token: token });

  useLayoutEffect(() => {
    if (!id || !token) return;
    const [, language = '', view = ''] = pathname.split('/');
    void navigate({ pathname: `/${language}/${view}`, search }, { replace: true });
  }, [id, token, pathname, search, navigate]);

  if (fromAddress) return { link: fromAddress, isNew: true };
  const [webchat_id, webchat_token] = [stored('webchat_id'), stored('webchat_token')];
  const isVisitor = role === 'chat' || role === null;
  const storedLink = isVisitor && webchat_id && webchat_token ? { webchat_id, webchat_token } : null;
  return { link: storedLink, isNew: false };
}
