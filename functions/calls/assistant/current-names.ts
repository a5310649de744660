import type { WhoHas } from '#functions/people/public.ts';
import type { CallSummary } from '#shared/values/call.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

type CallerName = Pick<CallSummary, 'caller_number' | 'caller_name' | 'caller_name_source'>;

/**
 * Calls with the names that may be shown now. A name that was looked up in the people index is shown as long as the index
 * says so: old calls do not name a person whose listing was removed. What callers said themselves stays.
 */
export async function withCurrentNames<C extends CallerName>(
  calls: readonly C[],
  whoHas: WhoHas,
  now: Date,
): Promise<C[]> {
  const numbers = new Set(calls.filter(isLookedUp).map(({ caller_number }) => caller_number));
  const owners = new Map(
    await Promise.all(
      [...numbers].map(async (number) => {
        const phone = parsePhone(number, 'US');
        const owner = phone ? await whoHas(phone, now) : undefined;
        return [number, owner?.isSure ? owner.card.full_name : undefined] as const;
      }),
    ),
  );
  return calls.map((call) =>
    isLookedUp(call) && owners.get(call.caller_number) !== call.caller_name
      ? { ...call, caller_name: null, caller_name_source: 'unknown' }
      : call,
  );
}

const isLookedUp = ({ caller_name_source }: CallerName): boolean => caller_name_source === 'lookup';
