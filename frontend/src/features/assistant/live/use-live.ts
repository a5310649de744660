import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useEndpoint } from '#frontend/lib/api.ts';
import { assistant, type LiveCall } from '#shared/api/assistant.ts';
import type { CallId } from '#shared/values/id.ts';

const RUNNING_MS = 2000;
const IDLE_MS = 15_000;

/** The calls that go on now: asked for every 2 seconds while there is one, else every 15, and not while the page is hidden. */
export function useLive() {
  const { data } = useEndpoint(
    assistant.getLive,
    {},
    { refreshInterval: (latest) => (latest?.calls.length ? RUNNING_MS : IDLE_MS), dedupingInterval: 1000 },
  );
  return { calls: data?.calls ?? none, now: data?.now };
}
const none: LiveCall[] = [];

/** Does something once a call that went on is over and listed: it is among the live ones until it is in the list. */
export function useCallEnd(calls: readonly LiveCall[], onEnd: () => void): void {
  const seen = useRef<string[]>([]);
  const ids = calls.map(({ id }) => id).join(' ');
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    const now = ids.split(' ').filter(Boolean);
    const hasEnded = seen.current.some((id) => !now.includes(id));
    seen.current = now;
    if (hasEnded) ended();
  }, [ids]);
}

/** The call of this id if it goes on; `hasEnded` once it was seen to and does no more. */
export function useLiveCall(id: CallId | undefined) {
  const { calls, now } = useLive();
  const [seen, setSeen] = useState<CallId>();
  const live = calls.find((call) => call.id === id);
  if (live && seen !== live.id) setSeen(live.id);
  return { live, now, hasEnded: id !== undefined && seen === id && !live };
}
