import * as z from 'zod';

const line = z.string().trim().min(2).max(200);

/** The company that members contract with and that is responsible for the data. */
export const Seller = z.object({
  name: line,
  /** On one line, with commas. */
  address: line,
  /** Where it is registered, and the number there. */
  registration: line,
  tax_id: line,
  /** The governing law, such as “State of Delaware, United States”. */
  law: line,
  email: z.email(),
  /** For requests about personal data: the data protection officer, where there is one. */
  privacy_email: z.email(),
});
export type Seller = z.infer<typeof Seller>;

/** The setting of each field. */
export const sellerSettings = {
  name: 'SELLER_NAME',
  address: 'SELLER_ADDRESS',
  registration: 'SELLER_REGISTRATION',
  tax_id: 'SELLER_TAX_ID',
  law: 'SELLER_LAW',
  email: 'SELLER_EMAIL',
  privacy_email: 'SELLER_PRIVACY_EMAIL',
} as const satisfies Record<keyof Seller, string>;
export type SellerSetting = (typeof sellerSettings)[keyof Seller];

/** Shown where nothing is configured: on the dev server and in sandboxes. */
export const exampleSeller: Seller = {
  name: 'Example Company, Inc.',
  address: '1 Example Street, Springfield, MN 55000, United States',
  registration: 'Example Register, 000000',
  tax_id: '00-0000000',
  law: 'State of Minnesota, United States',
  email: 'hello@example.com',
  privacy_email: 'privacy@example.com',
};
