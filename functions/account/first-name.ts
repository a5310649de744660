import type { Account } from '#functions/account/store.ts';

/** By what callers know the owner of an account: the first name, and nothing more. */
export const firstNameOf = ({ name }: Pick<Account, 'name'>): string => name.trim().split(/\s+/)[0] ?? '';
