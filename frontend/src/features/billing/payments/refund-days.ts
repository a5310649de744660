import { figures } from '#shared/values/figures.ts';

/** In how many business days a bank shows a refund. */
export const refundDays = { from: figures.refundDaysFrom, to: figures.refundDaysTo };
