import { cardErrors } from '#shared/errors/card-errors.ts';
import type { ErrorCode, Fault } from '#shared/errors/catalogue.ts';

const open: readonly ErrorCode[] = ['billing.unknown', 'request.unreachable', 'request.conflict', 'server.unexpected'];
const sanctions: readonly ErrorCode[] = [
  'billing.sanctioned-iran',
  'billing.sanctioned-sudan',
  'billing.sanctioned-syria',
  'billing.sanctioned',
];
const blocks: readonly ErrorCode[] = ['billing.not-allowed', 'auth.blocked'];
const changes: readonly ErrorCode[] = ['billing.offer-changed', 'billing.trial-used'];

/** Whether nobody knows yet what became of it: then the same is asked again, and never another. */
export const isOpen = ({ code }: Fault): boolean => open.includes(code);

/** Whether the go may be tried again as it is: nothing was begun in its name. */
export const staysTheSame = ({ code }: Fault): boolean => open.includes(code) || code === 'billing.not-charged';

export const isSanction = ({ code }: Fault): boolean => sanctions.includes(code);

/** Whether no card would help. */
export const isRefusal = (fault: Fault): boolean => isSanction(fault) || blocks.includes(fault.code);

/** Whether what was agreed to is not what is offered. */
export const isChange = ({ code }: Fault): boolean => changes.includes(code);

/** Whether it is proven that nothing was taken: the bank refused, or was not asked. */
export const isUncharged = ({ code }: Fault): boolean => (cardErrors as readonly ErrorCode[]).includes(code);
