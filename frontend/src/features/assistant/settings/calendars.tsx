import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { CalendarFeed } from '#frontend/features/assistant/settings/calendar-feed.tsx';
import { OwnCalendar } from '#frontend/features/assistant/settings/own-calendar.tsx';
import { SettingsSection } from '#frontend/features/assistant/settings/settings-section.tsx';
import { useCalendars } from '#frontend/features/assistant/settings/use-calendars.ts';

/** Callbacks in the owner’s calendar, and the owner’s calendar beside callbacks. */
export function Calendars() {
  const { calendars, error, ...actions } = useCalendars();
  return (
    <SettingsSection name="calendars">
      {error && <Failure error={error} />}
      {!calendars && !error && <Skeleton width="100%" height="12rem" />}
      {calendars && (
        <div className="stack [--stack:2.5rem]">
          <CalendarFeed feed={calendars.feed} {...actions} />
          <OwnCalendar source={calendars.source} now={calendars.now} {...actions} />
        </div>
      )}
    </SettingsSection>
  );
}
