import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Initials } from '#frontend/components/portrait.tsx';
import { ProofStatus } from '#frontend/components/proof/proof-status.tsx';
import type { Found } from '#frontend/features/removal/find-form.tsx';
import { ListingText } from '#frontend/features/removal/listing-line.tsx';
import { textIn } from '#frontend/features/removal/text-in.ts';
import { type SentRequest, useRequest } from '#frontend/features/removal/use-request.ts';
import type { Protection } from '#shared/validation/removal.ts';
import { PersonId } from '#shared/values/id.ts';

type Props = {
  found: Found;
  /** What was picked before the page was loaded again. */
  picked: PersonId[] | undefined;
  onPick: (picked: PersonId[]) => void;
  protection: Protection | undefined;
  onSent: (sent: SentRequest, count: number) => void;
  onNone: () => void;
};

/** Picks one's own records, and the address that the link goes to. */
export function PickForm({ found, picked, onPick, protection, onSent, onNone }: Props) {
  const { t } = useTranslation('removal', { keyPrefix: 'pick' });
  const { t: word } = useTranslation('validation');
  const { by, listings } = found;
  // The one record with a name may be that of a namesake: it is never picked for the visitor.
  const isPreselected = by === 'address' && listings.length === 1 && !protection;
  const chosenIn = (data: FormData) => data.getAll('person_ids').map((id) => PersonId.parse(id));
  const { form, request, busy, errors, fault, clearErrors } = useRequest(onSent);
  return (
    <form
      ref={form}
      className="stack [--stack:1.5rem]"
      aria-label={t('heading')}
      noValidate
      method="dialog"
      onInput={clearErrors}
      onChange={(event) => onPick(chosenIn(new FormData(event.currentTarget)))}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        void request({ person_ids: chosenIn(data), unlisted: [], protection }, textIn(data, 'email'));
      }}
    >
      {fault && <Failure error={fault} />}
      <fieldset
        className="records"
        aria-describedby={errors.person_ids ? 'pick-error' : isPreselected ? undefined : 'pick-hint'}
      >
        <legend className="vh">{t('legend')}</legend>
        {!isPreselected && !errors.person_ids && (
          <p className="small muted" id="pick-hint">
            {word('removal.choose')}
          </p>
        )}
        {listings.map((listing) => (
          <label key={listing.person_id}>
            <input
              type="checkbox"
              name="person_ids"
              value={listing.person_id}
              defaultChecked={picked?.includes(listing.person_id) ?? isPreselected}
              aria-invalid={errors.person_ids ? true : undefined}
            />
            <ListingText listing={listing} />
            <Initials name={listing.masked_name} size={44} />
          </label>
        ))}
        {errors.person_ids?.[0] && (
          <p className="err" id="pick-error">
            <Icon of={CircleAlert} small /> {word(errors.person_ids[0])}
          </p>
        )}
      </fieldset>
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        placeholder="name@example.com"
        hint={t('emailHint')}
        error={errors.email?.[0]}
      />
      <div className="row">
        <Button type="submit" busy={busy}>
          {t('submit')}
        </Button>
        <Button look="ghost" onClick={onNone}>
          {t('none')}
        </Button>
      </div>
      {busy && <ProofStatus />}
    </form>
  );
}
