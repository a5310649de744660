import { useEffect, useState } from 'react';
import * as z from 'zod';

import { Found } from '#frontend/features/removal/find-form.tsx';
import { useHydrated } from '#frontend/lib/use-hydrated.ts';
import { Protection } from '#shared/validation/removal.ts';
import { PersonId } from '#shared/values/id.ts';

const Sent = z.object({ reference: z.string(), again: z.string(), ends_at: z.string(), email: z.string() });

/** The step, and what was entered before it. Once a request was sent, of that nothing is left. */
const Steps = z.object({
  step: z.enum(['find', 'protect', 'unlisted', 'pick', 'sent']),
  protection: Protection.optional(),
  found: Found.optional(),
  picked: z.array(PersonId).optional(),
  sent: Sent.extend({ count: z.number().int() }).optional(),
});
export type Steps = z.infer<typeof Steps>;

const FIRST: Steps = { step: 'find' };
const KEY = 'removal';

/**
 * The steps so far. They are kept with the page's entry in the history of the tab, so that a reload loses nothing and
 * nothing is in the address. They end with the tab, and with the entry: “Leave quickly” puts another page in its place.
 */
export function useKeptSteps() {
  const [kept, setSteps] = useState(readSteps);
  useEffect(() => history.replaceState({ ...entryState(), [KEY]: kept }, ''), [kept]);
  const isHydrated = useHydrated();
  return [isHydrated ? kept : FIRST, setSteps] as const;
}

const entryState = () => (history.state ?? {}) as Record<string, unknown>;

function readSteps(): Steps {
  if (typeof history === 'undefined') return FIRST; // prerendered
  return Steps.safeParse(entryState()[KEY]).data ?? FIRST;
}
