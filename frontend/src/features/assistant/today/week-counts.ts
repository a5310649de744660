import type { TodayView } from '#frontend/features/assistant/today/use-today.ts';

type Week = TodayView['week'];
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** How many calls a week had, spam among them. */
export const countCalls = (week: Week): number => sum(week.map(({ calls }) => calls));

export const countSpam = (week: Week): number => sum(week.map((day) => day.spam));
