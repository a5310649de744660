import { useEffect, useRef, useState } from 'react';

import { errorsOf, type FormErrors } from '#frontend/lib/form-errors.ts';
import { useAction } from '#frontend/lib/api.ts';
import type { Endpoint, InputFromCaller, Output } from '#shared/contract/endpoint.ts';
import { asFault, type Fault } from '#shared/errors/catalogue.ts';
import { fieldKeys } from '#shared/validation/messages.ts';

export type { FormErrors } from '#frontend/lib/form-errors.ts';

type Options = {
  /** What the answer makes stale. */
  refreshes?: readonly Endpoint[];
  /** Proves that a browser asks. It is asked for where the server wants it. */
  prove?: () => Promise<string>;
  /** Prove at once, for it is always wanted. */
  proveFirst?: boolean;
  /** Hears of each failure, when it happens. */
  onFailed?: (fault: Fault) => unknown;
};
type Outcome = { errors: FormErrors; failed?: Fault; since?: Date };
const nothing: Outcome = { errors: {} };

/**
 * A form that asks for an endpoint. What it holds is read by the rules of the contract before it is sent; what is wrong is
 * told field by field where the form has that field, and the first of them gets the focus. Anything else is its `fault`.
 */
export function useForm<E extends Endpoint>(
  endpoint: E,
  { refreshes, prove, proveFirst = false, onFailed }: Options = {},
) {
  const { trigger } = useAction(endpoint, refreshes && { refreshes });
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome>(nothing);
  const [busy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  useEffect(() => {
    if (Object.keys(outcome.errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [outcome.errors]);

  // What SWR makes of a type that is still open cannot be called.
  const call = trigger as (input: InputFromCaller<E>, options: { throwOnError: true }) => Promise<Output<E>>;
  const ask = (input: object, proof?: string) =>
    call({ ...input, ...(proof && { proof }) } as InputFromCaller<E>, { throwOnError: true });

  async function askAndProve(input: object): Promise<Output<E>> {
    if (prove && proveFirst) return ask(input, await prove());
    try {
      return await ask(input);
    } catch (error) {
      if (!prove || asFault(error).code !== 'request.proof-needed') throw error;
      return ask(input, await prove());
    }
  }

  /** Sends it. Answers with nothing where it was not sent or failed: the form then says why. */
  async function send(input: object): Promise<Output<E> | undefined> {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setBusy(true);
    try {
      const { error } = await endpoint.input.safeParseAsync(input);
      if (error) {
        setOutcome({ errors: fieldKeys(error) });
        return undefined;
      }
      const answer = await askAndProve(input);
      setOutcome(nothing);
      return answer;
    } catch (error) {
      const failed = asFault(error);
      const errors = Object.entries(errorsOf(failed)).filter(([name]) => form.current?.elements.namedItem(name));
      setOutcome({ errors: Object.fromEntries(errors), failed, since: new Date() });
      onFailed?.(failed);
      return undefined;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  const { errors, failed, since } = outcome;
  return {
    form,
    send,
    busy,
    errors,
    /** How it failed the last time, be it told at a field or not. */
    failed,
    /** What no field tells. */
    fault: Object.keys(errors).length > 0 ? undefined : failed,
    /** When it failed. */
    since,
    /** What is changed is no longer wrong. */
    forgive: () => {
      if (Object.keys(errors).length > 0) setOutcome(nothing);
    },
    /** As if nothing had been sent. */
    clear: () => setOutcome(nothing),
  };
}
