import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Select, TextField } from '#frontend/components/field.tsx';
import { ProofStatus } from '#frontend/components/proof/proof-status.tsx';
import { useProof } from '#frontend/components/proof/use-proof.ts';
import { useUsStates } from '#frontend/lib/places/use-us-states.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { useHydrated } from '#frontend/lib/use-hydrated.ts';
import { MaskedListing, removal } from '#shared/api/removal.ts';

type Props = {
  /** The address of the record that the visitor comes from, filled in. */
  profile?: string | undefined;
  /** Whether that record is looked up without a press; a note takes the place of the fields meanwhile. */
  findsAtOnce?: boolean;
  onFound: (found: Found) => void;
};

/** The records that were found, and by what: a name may be that of several people. */
export const Found = z.object({ by: z.enum(['address', 'name']), listings: z.array(MaskedListing) });
export type Found = z.infer<typeof Found>;

/** Finds one's records by the address of a page, or by name. */
export function FindForm({ profile, findsAtOnce = false, onFound }: Props) {
  const { t } = useTranslation('removal', { keyPrefix: 'find' });
  const states = useUsStates();
  const [byName, setByName] = useState(false);
  const [isLooking, setLooking] = useState(Boolean(profile) && findsAtOnce);
  // A prerendered page knows no profile, and is taken over as it is.
  const showsSearch = useHydrated() && isLooking;
  const { prove } = useProof('removal');
  const { form, send, busy, errors, fault, clearErrors, clear } = useForm(removal.find, {
    prove,
    proveFirst: true,
  });
  async function find(input: Record<string, string>) {
    const answer = await send(Object.fromEntries(Object.entries(input).filter(([, value]) => value)));
    if (answer) onFound({ by: input.profile ? 'address' : 'name', listings: answer.data });
  }
  const begin = useRef<(() => void) | undefined>(
    () => void find({ profile: profile ?? '' }).then(() => setLooking(false)),
  );
  useEffect(() => {
    if (isLooking) begin.current?.();
    begin.current = undefined;
  }, [isLooking]);
  function change() {
    clear();
    setByName(!byName);
  }
  return (
    <form
      ref={form}
      className="stack [--stack:1.5rem]"
      aria-label={t('submit')}
      noValidate
      method="dialog"
      onInput={clearErrors}
      onSubmit={(event) => {
        event.preventDefault();
        void find(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>);
      }}
    >
      {fault && <Failure error={fault} />}
      {showsSearch ? (
        <p role="status">{t('looking')}</p>
      ) : byName ? (
        <>
          <div className="grid-2">
            <TextField
              label={t('firstName')}
              name="first_name"
              autoComplete="given-name"
              error={errors.first_name?.[0] ?? errors.profile?.[0]}
            />
            <TextField
              label={t('lastName')}
              name="last_name"
              autoComplete="family-name"
              error={errors.last_name?.[0]}
            />
          </div>
          <Select label={t('state')} name="state" autoComplete="address-level1">
            <option value="">{t('anyState')}</option>
            {states.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </>
      ) : (
        <TextField
          label={t('profile')}
          name="profile"
          type="url"
          inputMode="url"
          defaultValue={profile}
          hint={t('profileHint')}
          error={errors.profile?.[0]}
        />
      )}
      {!showsSearch && (
        <div className="row">
          <Button type="submit" busy={busy}>
            {t('submit')}
          </Button>
          <Button look="ghost" onClick={change}>
            {t(byName ? 'byAddress' : 'cannotFind')}
          </Button>
        </div>
      )}
      {busy && <ProofStatus />}
    </form>
  );
}
