import { useState } from 'react';

import { useForm } from '#frontend/lib/use-form.ts';
import { account } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';
import type { ReasonForUse, RefusedUse } from '#shared/validation/account.ts';
import type { MessageKey } from '#shared/validation/messages.ts';

type Errors = { reason?: true; words?: MessageKey; agreed?: true };

/**
 * A reason for use on its way to the account. One’s own words are read first; `refused` says as which use, null where the
 * server did not say which, and undefined while nothing is refused.
 */
export function useReason(onDone: () => void) {
  const [refused, setRefused] = useState<RefusedUse | null>();
  const reading = useForm(account.readReason);
  const telling = useForm(account.updateUser, {
    refreshes: [account.getUser, auth.getUser],
    onFailed: ({ code }) => code === 'account.use-refused' && setRefused(null),
  });
  const [chosen, setChosen] = useState<ReasonForUse>();
  const [words, setWords] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [errors, setErrors] = useState<Errors>({});

  const forgive = () => setErrors({});
  return {
    chosen,
    words,
    agreed,
    errors,
    refused,
    busy: reading.busy || telling.busy,
    fault: reading.fault ?? (telling.fault?.code === 'account.use-refused' ? undefined : telling.fault),
    since: reading.since ?? telling.since,
    choose: (reason: ReasonForUse) => {
      setChosen(reason);
      forgive();
    },
    say: (text: string) => {
      setWords(text);
      forgive();
    },
    agree: (is: boolean) => {
      setAgreed(is);
      forgive();
    },
    /** Back to the choice; what was written stays. */
    chooseAgain: () => {
      setRefused(undefined);
      telling.clear();
      setChosen(undefined);
    },
    async send() {
      const isOwn = chosen === 'other';
      const wrong: Errors = {
        ...(!chosen && { reason: true }),
        ...(isOwn && !words.trim() && { words: 'required' }),
        ...(!agreed && { agreed: true }),
      };
      setErrors(wrong);
      if (Object.keys(wrong).length > 0) return;
      if (isOwn) {
        const read = await reading.send({ words });
        if (!read) return;
        if (read.refused) return setRefused(read.refused);
      }
      setRefused(undefined);
      const told = await telling.send({ reason_for_use: chosen, ...(isOwn && { reason_words: words }) });
      if (told) onDone();
    },
  };
}
