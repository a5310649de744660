/** Wallets that pay with a card, as the payment provider calls them, and how they write themselves. */
export const walletNames = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  samsung_pay: 'Samsung Pay',
  link: 'Link',
};
export type Wallet = keyof typeof walletNames;
export const wallets = Object.keys(walletNames) as [Wallet, ...Wallet[]];
