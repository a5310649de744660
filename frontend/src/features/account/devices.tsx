import { Laptop, LogOut, Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { Section } from '#frontend/features/account/section.tsx';
import { useOrigin } from '#frontend/features/account/use-origin.ts';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { useFocusOnStep } from '#frontend/lib/use-focus-on-step.ts';
import { signInWith } from '#frontend/lib/session.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { auth, type Session } from '#shared/api/auth.ts';
import { deviceName } from '#shared/values/device-name.ts';

const iconOf = (device: string) => {
  if (/Android|iOS/.test(device)) return Smartphone;
  return /Windows/.test(device) ? Monitor : Laptop;
};

/** Active sessions. One or all others can be ended; they lose access with their next request. */
export function Devices() {
  const { t } = useTranslation('account', { keyPrefix: 'security' });
  const { data, error } = useEndpoint(auth.getSessions, {});
  const refreshes = [auth.getSessions, auth.getAccessLog];
  const end = useAction(auth.endSession, { refreshes });
  const endOthers = useAction(auth.endOtherSessions, { refreshes });
  const [ended, setEnded] = useState(0);
  const others = data?.data.filter(({ is_current }) => !is_current).length ?? 0;
  async function leaveOthers() {
    const signedIn = await endOthers.trigger({});
    if (!signedIn) return;
    signInWith(signedIn);
    setEnded((times) => times + 1);
  }
  async function leave(session_id: string) {
    if (await end.trigger({ session_id })) setEnded((times) => times + 1);
  }
  // The row or the button that was pressed goes.
  const list = useFocusOnStep<HTMLUListElement>(ended);
  const anyError = error ?? end.error ?? endOthers.error;
  return (
    <Section
      title={
        <>
          {t('loggedIn')} {data && <span>{data.data.length}</span>}
        </>
      }
    >
      {anyError && <Failure error={anyError} />}
      {!data && !error && <Skeleton />}
      <ul ref={list} tabIndex={-1} aria-label={t('loggedIn')}>
        {data?.data.map((session) => (
          <Device
            key={session.session_id}
            session={session}
            busy={end.isMutating}
            onEnd={() => void leave(session.session_id)}
          />
        ))}
      </ul>
      {others > 0 && (
        <div className="row [margin-block-start:1.25rem]">
          <Button look="line" busy={endOthers.isMutating} onClick={() => void leaveOthers()}>
            <Icon of={LogOut} directional />
            {t('logOutOthers')}
          </Button>
        </div>
      )}
    </Section>
  );
}

function Device({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const { t } = useTranslation('account', { keyPrefix: 'security' });
  const { fullMoment, locale } = useFormats();
  const place = useOrigin()(session);
  const { device, is_current, created_at, last_used_at } = session;
  const name = deviceName(device, locale);
  return (
    <li className={is_current ? 'sess is-now' : 'sess'}>
      <Icon of={iconOf(device)} />
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span>
          {is_current
            ? t('thisSince', { at: fullMoment(created_at) })
            : t('lastUsed', { at: fullMoment(last_used_at) })}
        </span>
        {place && (
          <span>
            <bdi>{place}</bdi>
          </span>
        )}
      </p>
      {is_current ? (
        <Chip tone="brand">{t('thisOne')}</Chip>
      ) : (
        <Button look="line" size="sm" busy={busy} aria-label={t('logOutOf', { device: name })} onClick={onEnd}>
          {t('logOut')}
        </Button>
      )}
    </li>
  );
}
