import { createHmac } from 'node:crypto';

/**
 * The behaviour of a card's bank. `decline`: always, or only when charged. `asks`: when it requires authentication: for
 * every payment, until the card was set up on session, or only on session.
 */
export type Behaviour = {
  decline?: string;
  declines?: 'charge' | 'after-asking';
  asks?: 'always' | 'unless-set-up' | 'present';
  refund?: 'pending' | 'fails';
  /** The cardholder disputes every charge. */
  disputes?: true;
  isTest?: true;
};

type Card = Behaviour & { country?: string; funding?: 'debit' | 'prepaid' };

/** Stripe’s own test cards, by number: https://docs.stripe.com/testing. */
const documented: Record<string, Card> = {
  '4242424242424242': {},
  '4000056655665556': { funding: 'debit' },
  '5555555555554444': {},
  '2223003122003222': {},
  '5200828282828210': { funding: 'debit' },
  '5105105105105100': { funding: 'prepaid' },
  '378282246310005': {},
  '371449635398431': {},
  '6011111111111117': {},
  '6011000990139424': {},
  '3056930009020004': {},
  '3566002020360505': {},
  '6200000000000005': {},
  '4000000000000077': {},
  '4000000000000002': { decline: 'generic_decline' },
  '4000000000009995': { decline: 'insufficient_funds' },
  '4000000000009987': { decline: 'lost_card' },
  '4000000000009979': { decline: 'stolen_card' },
  '4000000000000069': { decline: 'expired_card' },
  '4000000000000127': { decline: 'incorrect_cvc' },
  '4000000000000119': { decline: 'processing_error' },
  '4000000000006975': { decline: 'card_velocity_exceeded' },
  '4100000000000019': { decline: 'fraudulent' },
  '4000000000000341': { decline: 'generic_decline', declines: 'charge' },
  '4000000000003220': { asks: 'always' },
  '4000000000003063': { asks: 'always' },
  '4000002760003184': { asks: 'always' },
  '4000002500003155': { asks: 'unless-set-up' },
  '4000003800000446': { asks: 'present' },
  '4000008260003178': { asks: 'unless-set-up', decline: 'insufficient_funds', declines: 'charge' },
  '4000008400001629': { asks: 'always', decline: 'generic_decline', declines: 'after-asking' },
  '4000008400001280': { asks: 'always', decline: 'processing_error', declines: 'after-asking' },
  '4000000000000259': { disputes: true },
  '4000000000007726': { refund: 'pending' },
  '4000000000005126': { refund: 'fails' },
};

/** Declines for which Stripe documents no test card: our own numbers, so that the dev server can show each of them. */
const ours: Record<string, Card> = {
  '4000000000010019': { decline: 'card_not_supported' },
  '4000000000010027': { decline: 'currency_not_supported', declines: 'charge' },
  '4000000000010035': { decline: 'pin_try_exceeded' },
  '4000000000010043': { decline: 'card_decline_rate_limit_exceeded' },
  '4000000000010050': { decline: 'testmode_decline' },
  '4000000000010068': { decline: 'incorrect_number' },
  '4000000000010076': { decline: 'invalid_expiry_month' },
  '4000000000010084': { decline: 'invalid_expiry_year' },
  '4000000000010092': { decline: 'invalid_cvc' },
  '4000000000010100': { decline: 'withdrawal_count_limit_exceeded' },
  '4000000000010118': { decline: 'do_not_honor', declines: 'charge' },
};

export const testCards: Record<string, Card> = { ...documented, ...ours };

/** Countries as test numbers write them (`4000 00CC C…`): ISO 3166 by its digits. */
const countries: Record<string, string> = {
  '000': 'US',
  '036': 'AU',
  '040': 'AT',
  '048': 'BH',
  '056': 'BE',
  '076': 'BR',
  '124': 'CA',
  '156': 'CN',
  '192': 'CU',
  '208': 'DK',
  '250': 'FR',
  '276': 'DE',
  '344': 'HK',
  '356': 'IN',
  '364': 'IR',
  '372': 'IE',
  '376': 'IL',
  '380': 'IT',
  '392': 'JP',
  '400': 'JO',
  '408': 'KP',
  '414': 'KW',
  '484': 'MX',
  '512': 'OM',
  '528': 'NL',
  '554': 'NZ',
  '616': 'PL',
  '620': 'PT',
  '634': 'QA',
  '643': 'RU',
  '682': 'SA',
  '702': 'SG',
  '710': 'ZA',
  '724': 'ES',
  '729': 'SD',
  '752': 'SE',
  '756': 'CH',
  '760': 'SY',
  '784': 'AE',
  '788': 'TN',
  '792': 'TR',
  '818': 'EG',
  '826': 'GB',
  '840': 'US',
};

const countryOf = (number: string) => countries[/^40000[05](\d{3})/.exec(number)?.[1] ?? '000'] ?? 'US';

const brands: [RegExp, string][] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^6(011|4|5)/, 'discover'],
  [/^3(0|6|8)/, 'diners'],
  [/^35/, 'jcb'],
  [/^62/, 'unionpay'],
];

/** The stored details of a card, from its number. */
export function cardOf(number: string, salt: string) {
  const testCard = testCards[number];
  const { country = countryOf(number), funding = 'credit', ...behaviour } = testCard ?? {};
  return {
    brand: brands.find(([pattern]) => pattern.test(number))?.[1] ?? 'unknown',
    last4: number.slice(-4),
    fingerprint: createHmac('sha256', salt).update(number).digest('base64url').replace(/[-_]/g, '0').slice(0, 16),
    country,
    funding,
    behaviour: { ...behaviour, ...((testCard ?? /^4000(00|05)/.test(number)) && { isTest: true as const }) },
  };
}
