import * as z from 'zod';

import { Prices, TaxRates } from '#shared/validation/price-settings.ts';
import { Descriptor } from '#shared/validation/checkout.ts';
import { Currency } from '#shared/values/money.ts';
import { radicalWordings } from '#shared/values/radical-wording.ts';
import { Seller } from '#shared/values/seller.ts';
import { isZone } from '#shared/values/zone.ts';

/** The environment of a function. It contains no secrets. */
export const Environment = z.object({
  STAGE: z.string().default('local'),
  TABLE_NAME: z.string().default('calluna-local'),
  /** Base URL of the pages, without a trailing slash. */
  SITE_URL: z.url().default('http://localhost:3000'),
  /** ARNs of the KMS keys of access tokens, comma-separated: the first signs, all verify. */
  SIGNING_KEYS: z.string().default(''),
  /** File of the signing key. Dev server only. */
  SIGNING_KEY_FILE: z.string().optional(),
  /** Secret that keys pins, cookies, links and challenges. On the dev server, its file. */
  APP_SECRET: z.string().optional(),
  /** Secret with the identity provider’s credentials; on the dev server, those of its local provider. */
  GOOGLE_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  GOOGLE_PEOPLE_URL: z.url().default('https://people.googleapis.com/v1'),
  /** Sender of mail; without it no mail is sent. */
  MAIL_FROM: z.string().optional(),
  /** The address that receives mail to support. Answers to our mails come to it, with the ticket behind a plus. */
  SUPPORT_ADDRESS: z
    .email()
    .regex(/^[\w.-]{1,16}@/, 'must have at most 16 characters before the @, and no plus')
    .optional(),
  /** Secret with the key pair of Web Push. */
  PUSH_SECRET: z.string().optional(),
  /** Secret with our key to California’s DROP; without it we take no part. On the dev server, its file. */
  DROP_SECRET: z.string().optional(),
  /** Whether strangers get the same answer for every address. `off` answers as other clients may expect. */
  ENUMERATION_SAFE: z.enum(['on', 'off']).default('on'),
  /** Bot check: our own proof of work, or Cloudflare’s Turnstile. */
  BOT_CHECK: z.enum(['altcha', 'turnstile']).default('altcha'),
  TURNSTILE_SITE_KEY: z.string().optional(),
  TURNSTILE_SECRET: z.string().optional(),
  /** The secret that CloudFront adds to forwarded requests. Absent on the dev server only. */
  ORIGIN_SECRET: z.string().optional(),
  PRICE_MINOR_UNITS: z.coerce.number().int().positive().default(2490),
  CURRENCY: Currency.default('USD'),
  /** Prices of countries with one of their own. */
  PRICES: Prices,
  /** Rates of tax by place. Without any, no tax is named or added. */
  TAX_RATES: TaxRates,
  /** `trial`: free days, then monthly. `money_back`: the first month immediately, refundable for some days. */
  BILLING_MODE: z.enum(['trial', 'money_back']).default('trial'),
  TRIAL_DAYS: z.coerce.number().int().min(0).default(1),
  TRIAL_CREDITS: z.coerce.number().int().min(0).default(5),
  MONTHLY_CREDITS: z.coerce.number().int().positive().default(50),
  /** Days after a charge within which members can refund it themselves. */
  REFUND_DAYS: z.coerce.number().int().min(0).default(30),
  /** Name on card statements. */
  STATEMENT_DESCRIPTOR: Descriptor.default('CALLUNA REPORTS'),
  /** The seller, in legal texts and at the foot of mails. Required on lasting stages: functions/platform/seller.ts. */
  SELLER_NAME: Seller.shape.name.optional(),
  SELLER_ADDRESS: Seller.shape.address.optional(),
  SELLER_REGISTRATION: Seller.shape.registration.optional(),
  SELLER_TAX_ID: Seller.shape.tax_id.optional(),
  SELLER_LAW: Seller.shape.law.optional(),
  SELLER_EMAIL: Seller.shape.email.optional(),
  SELLER_PRIVACY_EMAIL: Seller.shape.privacy_email.optional(),
  /** Secret with the payment provider’s API and webhook keys. On the dev server, its file. */
  STRIPE_SECRET: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  /** The origin of the double’s card frame on the dev server; Stripe’s own without it. */
  CARD_FRAME_URL: z.url().optional(),
  /** The payment provider’s API: the dev server’s double, or Stripe’s by default. */
  STRIPE_API_BASE: z.url().optional(),
  /** The state machine that charges a month. */
  RENEWAL_MACHINE: z.string().optional(),
  /** Countries and regions that are not served, by ISO codes: the US sanctions list and the specification’s. */
  SANCTIONED_COUNTRIES: z
    .string()
    .default('IR,SD,SY,CU,KP,UA-43,UA-40,UA-09,UA-14')
    .transform((list) => list.split(',').map((code) => code.trim()))
    .pipe(
      z.array(
        z.string().regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, 'must be ISO codes with commas between, such as IR,UA-43'),
      ),
    ),
  /** Registrations as a data broker, by state: `CA:577312,VT:1234`. */
  BROKER_REGISTRATIONS: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((each) => each.trim()))
    .transform((list) => list.filter(Boolean))
    .pipe(
      z.array(
        z
          .string()
          .regex(
            /^[A-Z]{2}:[\w.-]{1,40}$/,
            'must be registrations by state with commas between, such as CA:577312,VT:1234',
          ),
      ),
    ),
  /**
   * Countries whose law restricts listing people and whose residents are listed nevertheless, by ISO codes
   * (functions/people/domain/jurisdiction.ts). None by default; on the dev server, whose people are synthetic, all.
   */
  SUBJECT_REGIONS: z
    .string()
    .transform((list) => list.split(',').flatMap((code) => code.trim() || []))
    .pipe(z.array(z.string().regex(/^[A-Z]{2}$/, 'must be ISO codes of countries with commas between, such as BR,TR')))
    .optional(),
  /** More words of address lines that are not imported, beside those of functions/people/domain/sensitive-places.ts. */
  SENSITIVE_PLACES: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((word) => word.trim() || [])),
  /** Lets search engines index directory pages. */
  DIRECTORY_INDEXING: z.enum(['on', 'off']).default('off'),
  /** Sources that a search queries: our own index, and vendors beside it. */
  PEOPLE_DATA_SOURCES: z
    .string()
    .default('own')
    .transform((list) => list.split(',').map((name) => name.trim()))
    .pipe(
      z.array(z.enum(['own', 'people-data-labs', 'enformion'], 'must name sources: own, people-data-labs, enformion')),
    )
    .refine((list) => list.includes('own'), 'must name “own” among the sources'),
  /** Secret with the vendors’ credentials. On the dev server they are environment variables. */
  PEOPLE_DATA_SECRET: z.string().optional(),
  /** Contract price of a vendor call and daily budget of each vendor, in US cents. */
  PEOPLE_DATA_LABS_CREDIT_CENTS: z.coerce.number().int().min(0).default(28),
  PEOPLE_DATA_LABS_DAILY_CENTS: z.coerce.number().int().min(0).default(1000),
  ENFORMION_SEARCH_CENTS: z.coerce.number().int().min(0).default(5),
  ENFORMION_REPORT_CENTS: z.coerce.number().int().min(0).default(25),
  ENFORMION_DAILY_CENTS: z.coerce.number().int().min(0).default(1000),
  /** Public registers that a report asks: none by default. `double` answers on the dev server, about invented people. */
  REGISTERS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((name) => name.trim() || []))
    .pipe(
      z.array(
        z.enum(['opensanctions', 'courtlistener', 'nppes', 'double'], {
          error: 'must name registers: opensanctions, courtlistener, nppes',
        }),
      ),
    ),
  /** Secret with our accounts at the registers. On the dev server, its file. */
  REGISTERS_SECRET: z.string().optional(),
  /** Contract price of a call in US cents and its daily budget; the other registers are free, and asked at most so often. */
  OPENSANCTIONS_CALL_CENTS: z.coerce.number().int().min(0).default(12),
  OPENSANCTIONS_DAILY_CENTS: z.coerce.number().int().min(0).default(1000),
  COURTLISTENER_DAILY_CALLS: z.coerce.number().int().min(0).default(2000),
  NPPES_DAILY_CALLS: z.coerce.number().int().min(0).default(2000),
  /** Carrier of calls: the dev server’s simulator, or a vendor that speaks TwiML. */
  TELEPHONY: z.enum(['simulator', 'twiml']).default('simulator'),
  /** Secret with that vendor’s account and the key that signs its requests. */
  TELEPHONY_SECRET: z.string().optional(),
  /** Storage of received mail: a bucket, or a folder on the dev server. */
  MAIL_BUCKET: z.string().optional(),
  MAIL_FOLDER: z.string().optional(),
  /** Storage of recordings: a bucket, or a folder on the dev server. */
  RECORDINGS_BUCKET: z.string().optional(),
  RECORDINGS_FOLDER: z.string().optional(),
  /** Understanding of calls: our own models, or Amazon Bedrock with ours as fallback. */
  UNDERSTANDING: z.enum(['embedded', 'bedrock']).default('embedded'),
  BEDROCK_MODEL: z.string().optional(),
  /** When support is there, every day, by the clocks of its time zone. Midnight closes as 24:00. */
  SUPPORT_HOURS: z
    .string()
    .default('08:00-22:00')
    .refine(
      (hours) =>
        /^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(hours) && hours.slice(0, 5) < hours.slice(6),
      'must be an opening and a later closing time, such as 08:00-22:00',
    ),
  SUPPORT_TIME_ZONE: z
    .string()
    .default('America/Chicago')
    .refine(isZone, 'must be a time zone, such as Europe/Istanbul'),
  /** Within how many hours a message to support is answered. */
  SUPPORT_ANSWER_HOURS: z.coerce.number().int().positive().default(24),
  /** The project of Microsoft Clarity, part of the address of its script. Unset, no session is ever recorded. */
  CLARITY_PROJECT: z
    .string()
    .regex(/^[a-z0-9]{6,20}$/, 'must be a project id of Microsoft Clarity: 6 to 20 small letters and digits')
    .optional(),
  /** How the page `radical` introduces the assistant: in the second wording, or in the first, as `assistant` does. */
  RADICAL_WORDING: z.enum(radicalWordings).default('second'),
  /** Minutes a month that the assistant answers for an account. None: it answers nobody. */
  ASSISTANT_MINUTES: z.coerce.number().int().nonnegative().default(120),
  /** The offset of `/dev/clock`. Dev server only. */
  CLOCK_OFFSET_SECONDS: z.coerce.number().default(0),
});

type Variables = Readonly<z.infer<typeof Environment>>;

let known: { values: NodeJS.ProcessEnv; parsed: Variables } | undefined;

/** Parsing costs more than most of its readers: only a variable that changed, as the clock of the dev server, is parsed again. */
const variables = Object.defineProperties(
  {},
  Object.fromEntries(
    (Object.keys(Environment.shape) as (keyof Variables)[]).map((name) => [
      name,
      {
        enumerable: true,
        get: () => (known && known.values[name] === process.env[name] ? known : load()).parsed[name],
      },
    ]),
  ),
) as Variables;

const load = () => (known = { values: { ...process.env }, parsed: Environment.parse(process.env) });

/** The configuration as it is now. @throws ZodError that names each variable that makes no sense */
export function environment(): Variables {
  if (!known) load();
  return variables;
}

export const isDevServer = () => environment().STAGE === 'local';
