import type { Table } from '#functions/platform/table/table.ts';
import { eventStore } from '#functions/support/store.ts';
import { addDays } from '#shared/values/duration.ts';

const DAYS = 30;

/** Visits by page and language, and why members left, over thirty days. Only visitors who agreed are counted. */
export async function visits(table: Table, now: Date): Promise<string> {
  const days = Array.from({ length: DAYS }, (_, ago) => addDays(now, -ago).toISOString().slice(0, 10));
  const events = (await Promise.all(days.map((day) => eventStore(table).of(day)))).flat();
  const section = (title: string, event_name: string, label: (params: Record<string, unknown>) => string) => {
    const all = events.filter((event) => event.event_name === event_name);
    const counts = [...Map.groupBy(all, ({ params }) => label(params))].map(([name, each]) => ({
      name,
      n: each.length,
    }));
    const lines = counts
      .sort((a, b) => b.n - a.n || a.name.localeCompare(b.name))
      .map(({ name, n }) => `  ${String(n).padStart(6)}  ${name}`);
    return [`${title}: ${all.length}`, ...lines].join('\n');
  };
  return [
    `From ${days.at(-1)} to ${days[0]}`,
    section('Visits', 'page_viewed', ({ page = '?', language = '?' }) => `${String(page)} (${String(language)})`),
    section('Reasons for leaving', 'unsubscribe_reason', ({ reason = '?' }) => String(reason)),
  ].join('\n\n');
}
