import { useState } from 'react';

import { useForm } from '#frontend/lib/use-form.ts';
import { account } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';
import { isRefusedUse, type RefusedUse, type StatedUse } from '#shared/validation/account.ts';

type Errors = { reason?: true; agreed?: true };

/** Saves the reason for use. `refused` is the use that the server refused. */
export function useReason(onDone: () => void) {
  const [refused, setRefused] = useState<RefusedUse>();
  const update = useForm(account.updateUser, { refreshes: [account.getUser, auth.getUser] });
  const [chosen, setChosen] = useState<StatedUse>();
  const [agreed, setAgreed] = useState(false);
  const [errors, setErrors] = useState<Errors>({});

  const clearErrors = () => setErrors({});
  const isRefusal = update.fault?.code === 'account.use-refused';
  return {
    chosen,
    agreed,
    errors,
    refused,
    busy: update.busy,
    fault: isRefusal ? undefined : update.fault,
    since: update.since,
    choose: (use: StatedUse | undefined) => {
      setChosen(use);
      clearErrors();
    },
    agree: (is: boolean) => {
      setAgreed(is);
      clearErrors();
    },
    /** Back to the options. */
    chooseAgain: () => {
      setRefused(undefined);
      update.clear();
      setChosen(undefined);
    },
    async send() {
      const found: Errors = { ...(!chosen && { reason: true }), ...(!agreed && { agreed: true }) };
      setErrors(found);
      if (!chosen || !agreed) return;
      const updated = await update.send({ reason_for_use: chosen });
      if (updated) onDone();
      else if (isRefusedUse(chosen)) setRefused(chosen);
    },
  };
}
