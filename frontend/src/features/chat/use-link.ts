import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';

import { roleOf, useToken } from '#frontend/lib/session.ts';
import { stored } from '#frontend/lib/storage.ts';

export type Link = { webchat_id: string; webchat_token: string };

/**
 * The link by which somebody came: of the address, whose token is taken out of it before anything is painted, or else the
 * one that this browser opened before. `isNew` tells the two apart.
 */
export function useLink(): { link: Link | null; isNew: boolean } {
  const { id, token } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const role = roleOf(useToken());
  const [given, setGiven] = useState<Link | null>(null);
  if (id && token && given?.webchat_token !== token) setGiven({ webchat_id: id, webchat_token: token });

  useLayoutEffect(() => {
    if (!id || !token) return;
    const [, language = '', view = ''] = pathname.split('/');
    void navigate({ pathname: `/${language}/${view}`, search }, { replace: true });
  }, [id, token, pathname, search, navigate]);

  if (given) return { link: given, isNew: true };
  const [webchat_id, webchat_token] = [stored('webchat_id'), stored('webchat_token')];
  const isVisitor = role === 'chat' || role === null;
  const kept = isVisitor && webchat_id && webchat_token ? { webchat_id, webchat_token } : null;
  return { link: kept, isNew: false };
}
