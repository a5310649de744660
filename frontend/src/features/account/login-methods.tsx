import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { PhoneNumber } from '#frontend/components/phone-number.tsx';
import { AccountForm } from '#frontend/features/account/form.tsx';
import { Section } from '#frontend/features/account/section.tsx';
import { Setting } from '#frontend/features/account/setting.tsx';
import { useConfirmOwner } from '#frontend/components/owner/use-confirm-owner.tsx';
import { useForm } from '#frontend/lib/use-form.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { account, type User } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';

/** The ways to log in to the account. */
export function LoginMethods({ user }: { user: User }) {
  const { t } = useTranslation('account', { keyPrefix: 'security' });
  return (
    <Section title={t('ways')}>
      <dl className="srows">
        <Password user={user} />
        <Google user={user} />
        <PhoneCode user={user} />
      </dl>
    </Section>
  );
}

function Password({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const { date } = useFormats();
  const { language } = useLanguage();
  return (
    <div className="srow">
      <dt>{t('security.password')}</dt>
      <dd>
        {!user.has_password && t('security.noPassword')}
        {user.has_password && !user.password_changed_at && t('security.isSet')}
        {user.has_password &&
          user.password_changed_at &&
          t('security.changed', { date: date(user.password_changed_at) })}
      </dd>
      <dd className="srow__act">
        <LinkButton
          look="ghost"
          size="sm"
          to={pathTo(user.has_password ? 'changePassword' : 'setPassword', { language })}
        >
          {t(user.has_password ? 'change' : 'add')} <span className="vh">{t('security.password')}</span>
        </LinkButton>
      </dd>
    </div>
  );
}

function Google({ user }: { user: User }) {
  const { t } = useTranslation('account', { keyPrefix: 'security' });
  const { language } = useLanguage();
  const owner = useConfirmOwner();
  const start = useForm(auth.startGoogle, { onFailed: owner.onFailed });
  const end = useAction(auth.disconnectGoogle, { refreshes: [account.getUser, auth.getUser, auth.getAccessLog] });
  async function connect() {
    const started = await start.send({ purpose: 'connect', redirect: pathTo('security', { language }), language });
    if (started) location.assign(started.url);
  }
  const error = start.fault ?? end.error;
  return (
    <Setting
      name="Google"
      value={t(user.has_google ? 'connected' : 'notConnected')}
      more={error && <Failure error={error} />}
      action={
        user.has_google
          ? {
              label: t('disconnect'),
              of: t('disconnectGoogle'),
              onPress: () => void end.trigger({}),
              busy: end.isMutating,
            }
          : {
              label: t('connect'),
              of: t('connectGoogle'),
              onPress: () => owner.run(() => void connect()),
              busy: start.busy,
            }
      }
    >
      {owner.dialog}
    </Setting>
  );
}

function PhoneCode({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const owner = useConfirmOwner();
  const form = useForm(account.removePhone, {
    refreshes: [account.getUser, auth.getUser, auth.getAccessLog],
    onFailed: owner.onFailed,
  });
  async function remove() {
    if (await form.send({})) setOpen(false);
  }
  if (!user.phone)
    return (
      <div className="srow">
        <dt>{t('security.phoneCode')}</dt>
        <dd>{t('security.off')}</dd>
        <dd className="srow__act">
          <LinkButton look="ghost" size="sm" to={pathTo('profile', { language })}>
            {t('add')} <span className="vh">{t('security.phoneCode')}</span>
          </LinkButton>
        </dd>
      </div>
    );
  return (
    <Setting
      name={t('security.phoneCode')}
      value={<PhoneNumber of={user.phone} />}
      more={t('security.phoneHint')}
      action={{ label: t('security.removePhone'), of: t('security.removePhone'), onPress: () => setOpen(!isOpen) }}
    >
      {isOpen && (
        <AccountForm
          of={form}
          label={t('security.removePhone')}
          submit={t('security.removePhone')}
          onSubmit={() => owner.run(() => void remove())}
          onCancel={() => setOpen(false)}
          lead={t('security.removeLead')}
        >
          {null}
        </AccountForm>
      )}
      {owner.dialog}
    </Setting>
  );
}
