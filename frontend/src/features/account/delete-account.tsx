import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, Link, LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import type { Deleted } from '#frontend/features/account/account-deleted.tsx';
import { ExportData } from '#frontend/features/account/export-data.tsx';
import { formFields } from '#frontend/features/account/form-fields.ts';
import { ForwardingEnd, MembershipEnd } from '#frontend/features/account/what-ends.tsx';
import { legalText } from '#frontend/lib/legal-text.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { useConfirmOwner } from '#frontend/components/owner/use-confirm-owner.tsx';
import { useForm } from '#frontend/lib/use-form.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { signOut } from '#frontend/lib/session.ts';
import { account, type User } from '#shared/api/account.ts';
import { livesAfterDeletion } from '#shared/legal/lives.ts';
import { latestVersion } from '#shared/legal/versions.ts';
import { figures } from '#shared/values/figures.ts';

/** Deletes the account: says what ends with it, offers an export and a refund, and asks for confirmation. */
export function DeleteAccount() {
  const { t } = useTranslation('account', { keyPrefix: 'delete' });
  const { language } = useLanguage();
  const [isDeleted, setDeleted] = useState(false);
  const { data: user, error } = useEndpoint(account.getUser, isDeleted ? null : {});
  const navigate = useNavigate();
  // Signs out on the next page: a member page closes at once for visitors.
  const leave = async (deleted: Deleted) => {
    setDeleted(true);
    await navigate(pathTo('accountDeleted', { language }), { state: deleted, replace: true });
    signOut();
  };
  return (
    <div className="wiz wiz--2">
      <title>{pageTitle(t('title'))}</title>
      <div className="wiz__top">
        <p className="small backlink">
          <Link to={pathTo('privacy', { language })}>{t('back')}</Link>
        </p>
        <h1 className="display">{t('title')}</h1>
        <p className="lead [margin-block-start:0.75rem]">{t('lead', { days })}</p>
      </div>
      <div className="stack [--stack:1.25rem]">
        <section className="leg" aria-labelledby="take">
          <h2 id="take">{t('take')}</h2>
          <ExportData />
        </section>
        {error && <Failure error={error} />}
        {!user && !error && <Skeleton />}
        <MembershipEnd />
        <ForwardingEnd />
        {user && <Confirm user={user} onDeleted={(deleted) => void leave(deleted)} />}
      </div>
      <aside className="stack [--stack:1.5rem]">
        <div className="cdh">
          <h2>{t('ends')}</h2>
        </div>
        <dl className="kv [&_dt]:[min-inline-size:6rem]">
          {(['now', 'later', 'backups'] as const).map((when) => (
            <div key={when}>
              <dt>{t(`${when}.when`, { days })}</dt>
              <dd>{t(`${when}.what`)}</dd>
            </div>
          ))}
        </dl>
        <Stays />
      </aside>
    </div>
  );
}

const days = figures.undoDeletionDays;

/** What outlives the account: rows of the table of the privacy policy. */
function Stays() {
  const { t } = useTranslation('account', { keyPrefix: 'delete' });
  const { language } = useLanguage();
  const slug = 'web-flow-privacy-policy';
  const policy = legalText(slug, latestVersion(slug), language);
  return (
    <section className="stack [--stack:0.75rem]" aria-labelledby="stays">
      <div className="cdh">
        <h2 id="stays">{t('stays')}</h2>
      </div>
      <p className="small muted">{t('staysLead')}</p>
      <dl className="kv">
        {policy?.kept
          .filter(({ name }) => livesAfterDeletion.includes(name))
          .map(({ name, what, how }) => (
            <div key={name}>
              <dt>{what}</dt>
              <dd>{how}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function Confirm({ user, onDeleted }: { user: User; onDeleted: (deleted: Deleted) => void }) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const owner = useConfirmOwner();
  const { form, send, busy, errors, fault, clearErrors } = useForm(account.deleteUser, { onFailed: owner.onFailed });
  async function remove(fields: Record<string, string>) {
    const deleted = await send(fields);
    if (deleted) onDeleted(deleted);
  }
  return (
    <>
      <form
        ref={form}
        className="leg is-now"
        aria-labelledby="confirm"
        noValidate
        onInput={clearErrors}
        onSubmit={(event) => {
          event.preventDefault();
          const fields = formFields(event.currentTarget);
          owner.run(() => void remove(fields));
        }}
      >
        <h2 id="confirm">{t('delete.confirm')}</h2>
        {fault && <Failure error={fault} />}
        {user.has_second_factor && (
          <TextField
            label={t('security.digitsOrCode')}
            name="code"
            dir="ltr"
            autoComplete="one-time-code"
            error={errors.code?.[0]}
          />
        )}
        <div className="row [--gap:0.5rem]">
          <Button look="danger" type="submit" busy={busy}>
            {t('delete.submit')}
          </Button>
          <LinkButton look="ghost" to={pathTo('privacy', { language })}>
            {t('delete.keep')}
          </LinkButton>
        </div>
      </form>
      {owner.dialog}
    </>
  );
}
