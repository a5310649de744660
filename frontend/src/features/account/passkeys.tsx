import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { ConfirmEmail } from '#frontend/features/account/confirm-email.tsx';
import { AccountForm } from '#frontend/features/account/form.tsx';
import { Section } from '#frontend/features/account/section.tsx';
import { useConfirmOwner } from '#frontend/components/owner/use-confirm-owner.tsx';
import { PasskeyProblem } from '#frontend/components/passkeys/passkey-problem.tsx';
import { useAddPasskey } from '#frontend/components/passkeys/use-add-passkey.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { useFocusOnStep } from '#frontend/lib/use-focus-on-step.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { account, type User } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';
import { type Passkey, passkeys } from '#shared/api/passkeys.ts';
import { figures } from '#shared/values/figures.ts';
import { passkeyName } from '#shared/values/device-name.ts';

/** The passkeys of the account: to add, rename and remove. */
export function Passkeys({ user }: { user: User }) {
  const { t } = useTranslation('passkeys');
  const { data, error } = useEndpoint(passkeys.getPasskeys, {});
  const [changes, setChanges] = useState(0);
  // What was pressed has gone, with its row or behind a dialog.
  const list = useFocusOnStep<HTMLUListElement>(changes);
  const onChanged = () => setChanges((times) => times + 1);
  return (
    <Section title={t('title')}>
      {error && <Failure error={error} />}
      {!data && !error && <Skeleton />}
      <ul ref={list} tabIndex={-1} aria-label={t('title')}>
        {data?.data.map((passkey) => (
          <Row key={passkey.passkey_id} passkey={passkey} onRemoved={onChanged} />
        ))}
      </ul>
      {data && <Add user={user} isFull={data.data.length >= figures.passkeys} onAdded={onChanged} />}
    </Section>
  );
}

function Add({ user, isFull, onAdded }: { user: User; isFull: boolean; onAdded: () => void }) {
  const { t } = useTranslation('passkeys');
  const owner = useConfirmOwner();
  const { add, busy, problem } = useAddPasskey(owner.onFailed);
  const obstacle = [
    isFull && t('full'),
    !browserSupportsWebAuthn() && t('unsupported'),
    !user.email_confirmed_at && <ConfirmEmail key="confirm">{t('unconfirmed')}</ConfirmEmail>,
  ].find(Boolean);
  return (
    <div className="offer">
      <div>
        <div className="small muted">{obstacle || t('lead')}</div>
        <PasskeyProblem problem={problem} />
      </div>
      {!obstacle && (
        <Button
          look="line"
          busy={busy}
          onClick={() => owner.run(() => void add().then((passkey) => passkey && onAdded()))}
        >
          <Icon of={KeyRound} />
          {t('add')}
        </Button>
      )}
      {owner.dialog}
    </div>
  );
}

function Row({ passkey, onRemoved }: { passkey: Passkey; onRemoved: () => void }) {
  const { t } = useTranslation('passkeys');
  const { date, fullMoment, locale } = useFormats();
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const { created_at, last_used_at } = passkey;
  const name = passkeyName(passkey.name, locale);
  const toggle = (form: typeof open) => setOpen(open === form ? undefined : form);
  const close = () => setOpen(undefined);
  return (
    <li>
      <div className="sess">
        <Icon of={KeyRound} />
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>
          <span>
            {t('added', { date: date(created_at) })}
            {' · '}
            {last_used_at ? t('used', { at: fullMoment(last_used_at) }) : t('unused')}
          </span>
        </p>
        <div className="row [--gap:0.25rem]">
          <Button look="ghost" size="sm" aria-label={t('renameOf', { name })} onClick={() => toggle('rename')}>
            {t('rename')}
          </Button>
          <Button look="ghost" size="sm" aria-label={t('removeOf', { name })} onClick={() => toggle('remove')}>
            {t('remove')}
          </Button>
        </div>
      </div>
      {open === 'rename' && <Rename passkey={{ ...passkey, name }} onDone={close} />}
      {open === 'remove' && <Remove passkey={{ ...passkey, name }} onDone={close} onRemoved={onRemoved} />}
    </li>
  );
}

type FormProps = { passkey: Passkey; onDone: () => void };

function Rename({ passkey: { passkey_id, name }, onDone }: FormProps) {
  const { t } = useTranslation('passkeys');
  const form = useForm(passkeys.renamePasskey, { refreshes: [passkeys.getPasskeys] });
  return (
    <AccountForm
      of={form}
      label={t('renameOf', { name })}
      submit={t('rename')}
      onSubmit={(fields) => void form.send({ passkey_id, ...fields }).then((renamed) => renamed && onDone())}
      onCancel={onDone}
    >
      <TextField label={t('name')} name="name" defaultValue={name} maxLength={60} error={form.errors.name?.[0]} />
    </AccountForm>
  );
}

function Remove({ passkey: { passkey_id, name }, onDone, onRemoved }: FormProps & { onRemoved: () => void }) {
  const { t } = useTranslation('passkeys');
  const owner = useConfirmOwner();
  const form = useForm(passkeys.removePasskey, {
    refreshes: [passkeys.getPasskeys, account.getUser, auth.getUser, auth.getAccessLog],
    onFailed: owner.onFailed,
  });
  async function remove() {
    if (!(await form.send({ passkey_id }))) return;
    onDone();
    onRemoved();
  }
  return (
    <>
      <AccountForm
        of={form}
        label={t('removeOf', { name })}
        submit={t('remove')}
        onSubmit={() => owner.run(() => void remove())}
        onCancel={onDone}
        lead={t('removeLead')}
      >
        {null}
      </AccountForm>
      {owner.dialog}
    </>
  );
}
