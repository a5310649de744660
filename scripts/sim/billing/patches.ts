/** A planted mistake: a change of one place in one file. */
export type Patch = { file: string; find: string; replace: string };

/** @throws where the text has no such place, or more than one */
export function patched(text: string, { file, find, replace }: Patch): string {
  const parts = text.split(find);
  if (parts.length !== 2)
    throw new Error(`${file} holds ${parts.length - 1} times what the planted mistake replaces: ${find}`);
  return parts.join(replace);
}

/** A patch of a file of `functions/billing`. */
export const billing = (file: string, find: string, replace: string): Patch => ({
  file: `functions/billing/${file}.ts`,
  find,
  replace,
});

/** A put that overwrites whatever is stored. */
export const unchecked = (write: string) => `{ Put: { TableName: 'sim', Item: { ...${write}.Put!.Item } } }`;

/** The result of a payment that was never looked at. */
export const PAID =
  "{ intent_id: '', charge_id: null, account_id: null, state: 'paid', amount: charge.amount, card: open.subscription!.card, payment_method: 'pm_1', refund: null, disputed: false }";
