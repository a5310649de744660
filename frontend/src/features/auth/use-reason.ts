import { useState } from 'react';

import { useForm } from '#frontend/lib/use-form.ts';
import { account } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';
import type { ReasonForUse, RefusedUse } from '#shared/validation/account.ts';
import type { MessageKey } from '#shared/validation/messages.ts';

type Errors = { reason?: true; words?: MessageKey; agreed?: true };

/**
 * Saves the reason for use. Free text is checked first: `refused` is the prohibited use it reads like, null if the
 * server did not say which, undefined if it is allowed.
 */
export function useReason(onDone: () => void) {
  const [refused, setRefused] = useState<RefusedUse | null>();
  const check = useForm(account.readReason);
  const update = useForm(account.updateUser, {
    refreshes: [account.getUser, auth.getUser],
    onFailed: ({ code }) => code === 'account.use-refused' && setRefused(null),
  });
  const [chosen, setChosen] = useState<ReasonForUse>();
  const [words, setWords] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [errors, setErrors] = useState<Errors>({});

  const clearErrors = () => setErrors({});
  return {
    chosen,
    words,
    agreed,
    errors,
    refused,
    busy: check.busy || update.busy,
    fault: check.fault ?? (update.fault?.code === 'account.use-refused' ? undefined : update.fault),
    since: check.since ?? update.since,
    choose: (reason: ReasonForUse) => {
      setChosen(reason);
      clearErrors();
    },
    setText: (text: string) => {
      setWords(text);
      clearErrors();
    },
    agree: (is: boolean) => {
      setAgreed(is);
      clearErrors();
    },
    /** Back to the options; the text is kept. */
    chooseAgain: () => {
      setRefused(undefined);
      update.clear();
      setChosen(undefined);
    },
    async send() {
      const isOwn = chosen === 'other';
      const found: Errors = {
        ...(!chosen && { reason: true }),
        ...(isOwn && !words.trim() && { words: 'required' }),
        ...(!agreed && { agreed: true }),
      };
      setErrors(found);
      if (Object.keys(found).length > 0) return;
      if (isOwn) {
        const checked = await check.send({ words });
        if (!checked) return;
        if (checked.refused) return setRefused(checked.refused);
      }
      setRefused(undefined);
      const updated = await update.send({ reason_for_use: chosen, ...(isOwn && { reason_words: words }) });
      if (updated) onDone();
    },
  };
}
