import type { StoredMark } from '#functions/calls/assistant/settings-store.ts';
import type { StoredCall } from '#functions/calls/assistant/store.ts';
import type { assistant } from '#shared/api/assistant.ts';
import type { Output } from '#shared/contract/endpoint.ts';

/** The numbers that an owner blocked, the last one first, each by the name that its latest call had. */
export function blockedView(
  blocked: readonly StoredMark[],
  calls: readonly StoredCall[],
): Output<typeof assistant.getBlocked> {
  const nameOf = (phone: string) => calls.find((call) => call.caller_number === phone && call.caller_name)?.caller_name;
  const numbers = blocked.map(({ phone, at }) => ({ phone, name: nameOf(phone) ?? null, at: at ?? '' }));
  return { numbers: numbers.sort((one, other) => other.at.localeCompare(one.at)) };
}
