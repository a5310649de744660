import { figures } from '#shared/values/figures.ts';

/** The most credits that an account keeps: so many grants of its membership. */
export const mostCredits = (allotment: number): number => figures.grantsKept * allotment;

/** How many credits a month adds to a balance. */
export const creditsAdded = (allotment: number, balance: number): number =>
  Math.max(0, Math.min(allotment, mostCredits(allotment) - balance));
