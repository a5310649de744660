import { LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';

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

  // A token that no longer holds is no session; and what was read in its name is nobody's to see afterwards.
  useEffect(() => {
    if (error?.code === 'auth.unauthenticated') signOut();
  }, [error]);
  const leave = () => {
    signOut();
    void mutate(() => true, undefined, { revalidate: true });
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
