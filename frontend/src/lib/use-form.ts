import { useEffect, useRef, useState } from 'react';

import { errorsOf, type FormErrors } from '#frontend/lib/form-errors.ts';
import { useAction } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import type { Endpoint, InputFromCaller, Output } from '#shared/contract/endpoint.ts';
import { asFault, type Fault } from '#shared/errors/catalogue.ts';
import { fieldKeys } from '#shared/validation/messages.ts';

export type { FormErrors } from '#frontend/lib/form-errors.ts';

type Options = {
  /** Endpoints to revalidate after success. */
  refreshes?: readonly Endpoint[];
  /** Provides a proof of work when the server asks for it. */
  prove?: (work?: number) => Promise<string>;
  /** Prove at once, for it is always wanted. */
  proveFirst?: boolean;
  /** Called on each failure. One that it answers with `true` for is not shown: something else does. */
  onFailed?: (fault: Fault) => unknown;
};
type Outcome = { errors: FormErrors; failed?: Fault; since?: Date };
const nothing: Outcome = { errors: {} };

/**
 * A form for an endpoint. Input is validated with the contract before it is sent. Errors are shown at their fields,
 * the first of which gets the focus; any other error is the `fault`.
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

  // SWR’s type for a generic endpoint cannot be called.
  const call = trigger as (input: InputFromCaller<E>, options: { throwOnError: true }) => Promise<Output<E>>;
  const ask = (input: object, proof?: string) =>
    call({ ...input, ...(proof && { proof }) } as InputFromCaller<E>, { throwOnError: true });

  async function askAndProve(input: object): Promise<Output<E>> {
    if (prove && proveFirst) return ask(input, await prove());
    try {
      return await ask(input);
    } catch (error) {
      const { code, work } = asFault(error);
      if (!prove || code !== 'request.proof-needed') throw error;
      return ask(input, await prove(work));
    }
  }

  /** Sends the form. Undefined if it is invalid or fails; the form then shows why. */
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
      const isHandled = onFailed?.(failed) === true;
      setOutcome(isHandled ? nothing : { errors: Object.fromEntries(errors), failed, since: serverNow() });
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
    /** The last failure, shown at a field or not. */
    failed,
    /** The failure that belongs to no field. */
    fault: Object.keys(errors).length > 0 ? undefined : failed,
    /** When it failed. */
    since,
    /** Clears errors on input. */
    clearErrors: () => {
      if (Object.keys(errors).length > 0) setOutcome(nothing);
    },
    /** Resets the outcome. */
    clear: () => setOutcome(nothing),
  };
}
