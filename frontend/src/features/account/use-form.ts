import { useEffect, useRef, useState } from 'react';

import { useAction } from '#frontend/lib/api.ts';
import type { Endpoint, Output } from '#shared/contract/endpoint.ts';
import { asFault, type Fault } from '#shared/errors/catalogue.ts';
import { fieldKeys, type MessageKey, messages } from '#shared/validation/messages.ts';

export type FormErrors = Record<string, MessageKey[]>;

const keyOf = new Map(Object.entries(messages).map(([key, words]) => [words as string, key as MessageKey]));

/** Failures that say themselves which field they are about. */
const ofCode: Partial<Record<string, FormErrors>> = {
  'auth.wrong-pin': { pin: ['pin'], code: ['pin'] },
  'account.phone-taken': { pin: ['phone'] },
};

const errorsOf = ({ code, fields = {} }: Fault): FormErrors =>
  ofCode[code] ??
  Object.fromEntries(
    Object.entries(fields).map(([name, words]) => [name, words.map((text) => keyOf.get(text) ?? 'invalid')]),
  );

/**
 * A form of an account, read by the rules of its contract before it is sent. What is wrong is told field by field where the
 * form has that field, and the first of them gets the focus; anything else is its `fault`.
 */
export function useForm<E extends Endpoint>(endpoint: E, refreshes: readonly Endpoint[] = []) {
  const { trigger, isMutating: busy } = useAction(endpoint, { refreshes });
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const [fault, setFault] = useState<Fault>();

  useEffect(() => {
    if (Object.keys(errors).length) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  /** Sends it. Answers with nothing where it was not sent or failed: the form then says why. */
  async function send(input: object): Promise<Output<E> | undefined> {
    if (busy) return undefined;
    const told = Object.fromEntries(
      Object.entries(input).filter(([name, value]) => value !== '' || !optional.includes(name)),
    );
    const { error } = endpoint.input.safeParse(told);
    setFault(undefined);
    setErrors(error ? fieldKeys(error) : {});
    if (error) return undefined;
    try {
      return (await trigger(told as never, { throwOnError: true })) as Output<E>;
    } catch (caught) {
      const failed = asFault(caught);
      const found = errorsOf(failed);
      const isTold = Object.keys(found).some((name) => form.current?.elements.namedItem(name));
      setErrors(isTold ? found : {});
      setFault(isTold ? undefined : failed);
      return undefined;
    }
  }
  return { form, send, busy, errors, fault, forgive: () => Object.keys(errors).length > 0 && setErrors({}) };
}

/** Fields that are left out where they are empty, for the server to say whether it needs them. */
const optional = ['password', 'code'];

/** What a form holds, as it is sent. */
export const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
