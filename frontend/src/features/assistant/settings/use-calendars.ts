import { useState } from 'react';

import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { calendar, type Calendars } from '#shared/api/calendar.ts';

/** The owner’s calendars. The address of the feed is known only until the page is left. */
export function useCalendars() {
  const { data: calendars, error, mutate } = useEndpoint(calendar.getCalendars, {});
  const [address, setAddress] = useState<string>();
  const [start, stop] = [useAction(calendar.startFeed), useAction(calendar.stopFeed)];
  const [set, read, remove] = [
    useAction(calendar.setSource),
    useAction(calendar.readSource),
    useAction(calendar.removeSource),
  ];
  const all = [start, stop, set, read, remove];
  const show = async (next: Calendars | undefined): Promise<boolean> => {
    if (next) await mutate(next, { revalidate: false });
    return next !== undefined;
  };
  return {
    calendars,
    address,
    error: error ?? all.find((action) => action.error)?.error,
    isBusy: all.some(({ isMutating }) => isMutating),
    startFeed: async () => {
      const started = await start.trigger({});
      if (!started) return;
      const { url, ...next } = started;
      setAddress(url);
      await show(next);
    },
    stopFeed: async () => {
      setAddress(undefined);
      await show(await stop.trigger({}));
    },
    connect: async (url: string) => show(await set.trigger({ url })),
    read: async () => show(await read.trigger({})),
    disconnect: async () => show(await remove.trigger({})),
  };
}
export type CalendarActions = ReturnType<typeof useCalendars>;
