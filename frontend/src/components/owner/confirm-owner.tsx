import '#frontend/styles/dialog.css';

import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { PasswordField } from '#frontend/components/password-field.tsx';
import { PinHelp } from '#frontend/components/pin-help.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { CodeForm } from '#frontend/components/owner/code-form.tsx';
import { MailLink } from '#frontend/components/owner/mail-link.tsx';
import { PasskeyProblem } from '#frontend/components/passkeys/passkey-problem.tsx';
import { type Problem, problemOf } from '#frontend/components/passkeys/problem.ts';
import { sign } from '#frontend/components/passkeys/sign.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { call, useAction, useEndpoint } from '#frontend/lib/api.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { account, type User } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';
import { owner } from '#shared/api/owner.ts';
import { passkeys } from '#shared/api/passkeys.ts';

type Props = { onDone: () => void; onLeave: () => void };

/** Asks who it is: for the password or a passkey; for what else there is where the account has no password. */
export function ConfirmOwner({ onDone, onLeave }: Props) {
  const { t } = useTranslation('owner');
  const { data: user, error, mutate } = useEndpoint(account.getUser, {});
  return (
    <ModalOverlay className="dlg" isDismissable isOpen onOpenChange={(isOpen) => !isOpen && onLeave()}>
      <Modal className="dlg__in">
        <Dialog className="stack [--stack:1rem]" aria-label={t('title')}>
          <h2>{t('title')}</h2>
          <p className="small muted">{t('lead')}</p>
          {error && <Failure error={error} onRetry={() => void mutate()} />}
          {!user && !error && <Skeleton />}
          {user && <Ways user={user} onDone={onDone} />}
          <Button look="ghost" wide onClick={onLeave}>
            {t('leave')}
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Ways({ user, onDone }: { user: User; onDone: () => void }) {
  const { t } = useTranslation('owner');
  const { has_password, has_passkey, has_second_factor, has_phone_login, has_google } = user;
  if (has_password)
    return (
      <>
        <ByPassword user={user} onDone={onDone} />
        {has_passkey && <ByPasskey onDone={onDone} />}
      </>
    );
  return (
    <>
      {has_passkey && <ByPasskey onDone={onDone} />}
      {has_google && <ByGoogle />}
      {has_second_factor && <CodeForm of="code" onDone={onDone} />}
      {has_phone_login && <ByPin onDone={onDone} />}
      {!has_passkey && !has_google && !has_second_factor && !has_phone_login && (
        <>
          <p>{t('none')}</p>
          <MailLink email={user.email} />
        </>
      )}
    </>
  );
}

function ByPassword({ user, onDone }: { user: User; onDone: () => void }) {
  const { t } = useTranslation(['owner', 'auth']);
  const { form, send, busy, errors, fault, clearErrors } = useForm(owner.confirm, { refreshes: [auth.getAccessLog] });
  return (
    <form
      ref={form}
      className="stack [--stack:1rem]"
      aria-label={t('title')}
      noValidate
      onInput={clearErrors}
      onSubmit={(event) => {
        event.preventDefault();
        const password = new FormData(event.currentTarget).get('password') as string;
        void send({ password }).then((isConfirmed) => isConfirmed && onDone());
      }}
    >
      {/* Tells a password manager whose password this is. */}
      <input
        className="vh"
        type="email"
        autoComplete="username"
        value={user.email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      {fault && <Failure error={fault} />}
      <PasswordField
        label={t('auth:password.label')}
        name="password"
        autoComplete="current-password"
        error={errors.password?.[0]}
      />
      <Button type="submit" wide busy={busy}>
        {t('confirm')}
      </Button>
    </form>
  );
}

function ByPasskey({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('owner');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  async function confirm() {
    setBusy(true);
    setProblem(undefined);
    try {
      const passkey = await sign(await call(passkeys.startConfirmation, {}));
      await call(owner.confirm, { passkey });
      onDone();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button look="line" wide busy={busy} onClick={() => void confirm()}>
        <Icon of={KeyRound} />
        {t('passkey')}
      </Button>
      <PasskeyProblem problem={problem} />
    </>
  );
}

/** Leaves the page, and comes back to it. */
function ByGoogle() {
  const { t } = useTranslation('owner');
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const { trigger, error, isMutating } = useAction(auth.startGoogle);
  async function start() {
    const started = await trigger({ purpose: 'confirm', redirect: pathname + search, language });
    if (started) location.assign(started.url);
  }
  return (
    <>
      {error && <Failure error={error} />}
      <Button look="line" wide busy={isMutating} onClick={() => void start()}>
        {t('google')}
      </Button>
    </>
  );
}

function ByPin({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('owner');
  const { trigger, data, error, isMutating } = useAction(owner.startPin);
  if (data)
    return (
      <>
        <CodeForm of="pin" onDone={onDone} />
        {error && <Failure error={error} />}
        <PinHelp again_at={error?.until ?? data.again_at} busy={isMutating} onResend={() => void trigger({})} />
      </>
    );
  return (
    <>
      {error && <Failure error={error} />}
      <Button look="line" wide busy={isMutating} onClick={() => void trigger({})}>
        {t('text')}
      </Button>
    </>
  );
}
