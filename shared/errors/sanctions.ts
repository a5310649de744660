/** A country that the law does not let us serve. The specification names three of them. */
export const sanctions = [
  'billing.sanctioned-iran',
  'billing.sanctioned-sudan',
  'billing.sanctioned-syria',
  'billing.sanctioned',
] as const;
export type Sanction = (typeof sanctions)[number];

export const isSanction = ({ code }: { code: string }): boolean => (sanctions as readonly string[]).includes(code);
