import * as z from 'zod';

import { Descriptor } from '#shared/validation/checkout.ts';
import { Currency } from '#shared/values/money.ts';

/** What a function is told by where it runs. Nothing here is secret. */
export const Environment = z.object({
  STAGE: z.string().default('local'),
  TABLE_NAME: z.string().default('calluna-local'),
  /** Where the pages are, without a slash at the end. */
  SITE_URL: z.url().default('http://localhost:3000'),
  /** The KMS keys of access tokens, by their ARNs, with commas between: the first one signs, all of them verify. */
  SIGNING_KEYS: z.string().default(''),
  /** On the desk: the file of the private key that signs there. */
  SIGNING_KEY_FILE: z.string().optional(),
  /** The secret in Secrets Manager from which pins, cookies and challenges are keyed. On the desk, the file of it. */
  APP_SECRET: z.string().optional(),
  /** The secret with what the identity provider gave us; on the desk it is the desk’s own provider. */
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
  /** The secret that CloudFront adds to what it forwards. Only the desk has none. */
  ORIGIN_SECRET: z.string().optional(),
  PRICE_MINOR_UNITS: z.coerce.number().int().positive().default(2490),
  CURRENCY: Currency.default('USD'),
  /** `trial`: free days, then a month at a time. `money_back`: the first month at once, and back whoever asks in time. */
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
  /** The secret with the payment provider’s key and those that sign its events. On the desk, the file of it. */
  STRIPE_SECRET: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  /** Where the card’s fields are, on the desk: in a frame of its double. Without it they are Stripe’s own. */
  CARD_FRAME_URL: z.url().optional(),
  /** Where the payment provider’s API is: the desk’s own double, or nothing, which is Stripe’s. */
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
  /** The name of the secret in Secrets Manager in which the vendors’ accounts lie. On the desk they stand in the environment themselves. */
  PEOPLE_DATA_SECRET: z.string().optional(),
  /** What one credit, one answer costs us by contract, in cents, and what may be spent on each vendor in a day. */
  PEOPLE_DATA_LABS_CREDIT_CENTS: z.coerce.number().int().min(0).default(28),
  PEOPLE_DATA_LABS_DAILY_CENTS: z.coerce.number().int().min(0).default(1000),
  ENFORMION_SEARCH_CENTS: z.coerce.number().int().min(0).default(5),
  ENFORMION_REPORT_CENTS: z.coerce.number().int().min(0).default(25),
  ENFORMION_DAILY_CENTS: z.coerce.number().int().min(0).default(1000),
  /** Who carries calls: the desk’s own simulator, or a company that speaks TwiML. */
  TELEPHONY: z.enum(['simulator', 'twiml']).default('simulator'),
  /** The secret with that company’s account and the key that signs its requests. */
  TELEPHONY_SECRET: z.string().optional(),
  /** Where recordings lie: a bucket, or on the desk a folder. */
  RECORDINGS_BUCKET: z.string().optional(),
  RECORDINGS_FOLDER: z.string().optional(),
  /** Who understands calls: our own models, or Amazon Bedrock with ours to fall back on. */
  UNDERSTANDING: z.enum(['embedded', 'bedrock']).default('embedded'),
  BEDROCK_MODEL: z.string().optional(),
  /** How many minutes of calls the assistant answers for an account in a month. */
  ASSISTANT_MINUTES: z.coerce.number().int().positive().default(120),
  /** How far `/dev/clock` has moved the time. Heeded on the desk alone. */
  CLOCK_OFFSET_SECONDS: z.coerce.number().default(0),
});

export const environment = () => Environment.parse(process.env);

export const isDevServer = () => environment().STAGE === 'local';
