import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { ProofStatus } from '#frontend/components/proof/proof-status.tsx';
import { textIn } from '#frontend/features/removal/text-in.ts';
import { type SentRequest, useRequest } from '#frontend/features/removal/use-request.ts';
import type { Protection } from '#shared/validation/removal.ts';

type Props = {
  protection: Protection | undefined;
  onSent: (sent: SentRequest, count: number) => void;
  onSearchAgain: () => void;
};

const identifiers = ['email', 'phone', 'street', 'city', 'state', 'postal_code'] as const;
const labels = {
  email: 'email',
  phone: 'phone',
  street: 'street',
  city: 'city',
  state: 'state',
  postal_code: 'postalCode',
} as const;
const types: Partial<Record<(typeof identifiers)[number], string>> = { email: 'email', phone: 'tel' };

/** For people without a record: how to recognize them when one appears. */
export function UnlistedForm({ protection, onSent, onSearchAgain }: Props) {
  const { t } = useTranslation('removal');
  const { form, request, busy, errors, fault, clearErrors } = useRequest(onSent);
  const errorOf = (name: string) => errors[`unlisted.0.${name}`]?.[0];

  function submit(data: FormData) {
    const text = (name: string) => textIn(data, `unlisted.0.${name}`);
    const given = identifiers.flatMap((name) => (text(name) ? [[name, text(name)] as const] : []));
    const year = Number(text('birth_year'));
    const person = {
      first_name: text('first_name'),
      last_name: text('last_name'),
      ...(year && { birth_year: year }),
      ...Object.fromEntries(given),
    };
    void request({ person_ids: [], unlisted: [person], protection }, textIn(data, 'email'));
  }
  const field = (name: string, label: string, type = 'text') => (
    <TextField key={name} label={label} name={`unlisted.0.${name}`} type={type} error={errorOf(name)} />
  );
  return (
    <form
      ref={form}
      className="stack [--stack:1.5rem]"
      aria-label={t('unlisted.heading')}
      noValidate
      method="dialog"
      onInput={clearErrors}
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      {fault && <Failure error={fault} />}
      <div className="grid-2">
        {field('first_name', t('find.firstName'))}
        {field('last_name', t('find.lastName'))}
      </div>
      <p className="small muted">{t('unlisted.enough')}</p>
      <div className="grid-2">
        {identifiers.map((name) => field(name, t(`unlisted.${labels[name]}`), types[name]))}
        <TextField
          label={t('unlisted.birthYear')}
          name="unlisted.0.birth_year"
          inputMode="numeric"
          maxLength={4}
          hint={t('unlisted.optional')}
          error={errorOf('birth_year')}
        />
      </div>
      <TextField
        label={t('pick.email')}
        name="email"
        type="email"
        autoComplete="email"
        placeholder="name@example.com"
        hint={t('pick.emailHint')}
        error={errors.email?.[0]}
      />
      <div className="row">
        <Button type="submit" busy={busy}>
          {t('pick.submit')}
        </Button>
        <Button look="ghost" onClick={onSearchAgain}>
          {t('unlisted.again')}
        </Button>
      </div>
      {busy && <ProofStatus />}
    </form>
  );
}
