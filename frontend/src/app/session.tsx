import { LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Arguments, useSWRConfig } from 'swr';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { initialsOf } from '#frontend/components/portrait.tsx';
import { useEndpoint } from '#frontend/lib/api.ts';
import { signOut } from '#frontend/lib/session.ts';
import { account } from '#shared/api/account.ts';

/** Who is signed in, and the way out. */
export function Session() {
  const { t } = useTranslation('shell', { keyPrefix: 'session' });
  const { data: user, error } = useEndpoint(account.getUser, {});
  const { mutate } = useSWRConfig();

  // A token that no longer holds is no session.
  useEffect(() => {
    if (error?.code === 'auth.unauthenticated') signOut();
  }, [error]);
  // What was read in somebody's name is nobody's to see afterwards; what is on the page is asked for again, as a visitor.
  const leave = () => {
    signOut();
    const isUser = (key: Arguments) => Array.isArray(key) && key[0] === account.getUser.id;
    void mutate(isUser, undefined, { revalidate: false });
    void mutate((key) => !isUser(key), undefined);
  };

  return (
    <>
      {user && (
        <span className="ini top__ini" role="img" aria-label={t('signedIn', { name: user.name })} title={user.name}>
          {initialsOf(user.name)}
        </span>
      )}
      <Button look="ghost" size="sm" onClick={leave} aria-label={t('logOut')}>
        <Icon of={LogOut} directional />
        <span>{t('logOut')}</span>
      </Button>
    </>
  );
}
