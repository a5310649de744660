import * as z from 'zod';

import { Descriptor } from '#shared/validation/checkout.ts';
import { Currency } from '#shared/values/money.ts';

/** The environment of a function. It contains no secrets. */
export const Environment = z.object({
  STAGE: z.string().default('local'),
  TABLE_NAME: z.string().default('calluna-local'),
  /** Where the pages are, without a slash at the end. */
  SITE_URL: z.url().default('http://localhost:3000'),
  /** The KMS keys of access tokens, by their ARNs, with commas between: the first one signs, all of them verify. */
  SIGNING_KEYS: z.string().default(''),
  /** On the dev server: the file of the signing key. */
  SIGNING_KEY_FILE: z.string().optional(),
  /** The secret from which pins, cookies and challenges are keyed. On the dev server, its file. */
  APP_SECRET: z.string().optional(),
  /** The secret with the identity provider’s credentials; on the dev server, those of its own provider. */
  GOOGLE_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  GOOGLE_PEOPLE_URL: z.url().default('https://people.googleapis.com/v1'),
  /** From which address we write; without one no mail leaves. */
  MAIL_FROM: z.string().optional(),
  /** The secret with the key pair of web push. */
  PUSH_SECRET: z.string().optional(),
  /** Whether a forgotten password is answered the same for every address. */
  ENUMERATION_SAFE: z.enum(['on', 'off']).default('off'),
  /** Who checks that a browser is one: our own proof of work, or Cloudflare’s Turnstile. */
  BOT_CHECK: z.enum(['altcha', 'turnstile']).default('altcha'),
  TURNSTILE_SITE_KEY: z.string().optional(),
  TURNSTILE_SECRET: z.string().optional(),
  /** The secret that CloudFront adds to forwarded requests. Absent on the dev server only. */
  ORIGIN_SECRET: z.string().optional(),
  PRICE_MINOR_UNITS: z.coerce.number().int().positive().default(2490),
  CURRENCY: Currency.default('USD'),
  /** `trial`: free days, then monthly. `money_back`: the first month at once, refundable for some days. */
  BILLING_MODE: z.enum(['trial', 'money_back']).default('trial'),
  TRIAL_DAYS: z.coerce.number().int().min(0).default(1),
  TRIAL_CREDITS: z.coerce.number().int().min(0).default(5),
  MONTHLY_CREDITS: z.coerce.number().int().positive().default(50),
  /** For so many days after a charge its owner may have it back by themselves. */
  REFUND_DAYS: z.coerce.number().int().min(0).default(30),
  /** How charges are called on the statement of a card. */
  STATEMENT_DESCRIPTOR: Descriptor.default('CALLUNA REPORTS'),
  /** Raised with every change of the terms: who agreed to older ones agreed to those. */
  TERMS_VERSION: z.coerce.number().int().positive().default(7),
  /** The secret with the payment provider’s API and webhook keys. On the dev server, its file. */
  STRIPE_SECRET: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  /** The origin of the double’s card frame on the dev server; Stripe’s own without it. */
  CARD_FRAME_URL: z.url().optional(),
  /** The payment provider’s API: the dev server’s double, or Stripe’s by default. */
  STRIPE_API_BASE: z.url().optional(),
  /** The state machine that takes a month’s money. */
  RENEWAL_MACHINE: z.string().optional(),
  /** Countries that we may not serve, by their ISO codes. */
  SANCTIONED_COUNTRIES: z
    .string()
    .default('IR,SD,SY,CU,KP')
    .transform((list) => list.split(',').map((code) => code.trim()))
    .pipe(z.array(z.string().regex(/^[A-Z]{2}$/, 'must be ISO codes of countries with commas between, such as IR,SY'))),
  /** Whether search engines may keep the pages of the directory. */
  DIRECTORY_INDEXING: z.enum(['on', 'off']).default('off'),
  /** Which sources of people are asked: our own index, and vendors beside it. */
  PEOPLE_DATA_SOURCES: z
    .string()
    .default('own')
    .transform((list) => list.split(',').map((name) => name.trim()))
    .pipe(
      z.array(z.enum(['own', 'people-data-labs', 'enformion'], 'must name sources: own, people-data-labs, enformion')),
    )
    .refine((list) => list.includes('own'), 'must name “own” among the sources'),
  /** The secret with the vendors’ credentials. On the dev server they are environment variables. */
  PEOPLE_DATA_SECRET: z.string().optional(),
  /** What one credit, one answer costs us by contract, in cents, and what may be spent on each vendor in a day. */
  PEOPLE_DATA_LABS_CREDIT_CENTS: z.coerce.number().int().min(0).default(28),
  PEOPLE_DATA_LABS_DAILY_CENTS: z.coerce.number().int().min(0).default(1000),
  ENFORMION_SEARCH_CENTS: z.coerce.number().int().min(0).default(5),
  ENFORMION_REPORT_CENTS: z.coerce.number().int().min(0).default(25),
  ENFORMION_DAILY_CENTS: z.coerce.number().int().min(0).default(1000),
  /** The telephony provider: the dev server’s simulator, or a company that speaks TwiML. */
  TELEPHONY: z.enum(['simulator', 'twiml']).default('simulator'),
  /** The secret with that company’s account and the key that signs its requests. */
  TELEPHONY_SECRET: z.string().optional(),
  /** Where recordings are stored: a bucket, or a folder on the dev server. */
  RECORDINGS_BUCKET: z.string().optional(),
  RECORDINGS_FOLDER: z.string().optional(),
  /** Who understands calls: our own models, or Amazon Bedrock with ours to fall back on. */
  UNDERSTANDING: z.enum(['embedded', 'bedrock']).default('embedded'),
  BEDROCK_MODEL: z.string().optional(),
  /** How many minutes of calls the assistant answers for an account in a month. */
  ASSISTANT_MINUTES: z.coerce.number().int().positive().default(120),
  /** The offset of `/dev/clock`. Dev server only. */
  CLOCK_OFFSET_SECONDS: z.coerce.number().default(0),
});

export const environment = () => Environment.parse(process.env);

export const isDevServer = () => environment().STAGE === 'local';
