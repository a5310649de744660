import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';
import * as z from 'zod';

import { goodCard } from '#functions/providers/payments/double/card-number.ts';
import { cardFramePage } from '#functions/providers/payments/double/frame/page.ts';
import { StripeError } from '#functions/providers/payments/double/errors.ts';
import type { StripeDouble } from '#functions/providers/payments/double/stripe-double.ts';
import { declineOf } from '#functions/providers/payments/card-errors.ts';
import { cardFaultsIn, digitsOf, readExpiry } from '#shared/validation/card.ts';
import { type CardFault, type CardField, themes } from '#shared/values/card-frame.ts';
import { isLanguage } from '#shared/values/language.ts';

type Options = { stripe: StripeDouble; publishableKey: string; siteUrl: string; now: () => Date };
type Page = { status?: number; type?: string; body: string | Buffer; headers?: Record<string, string> };

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const { resolve } = createRequire(import.meta.url);
const TOKENS = here('../../../../../frontend/src/styles/tokens.css');
const LATIN = '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2';
const ARABIC = '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2';
const MAX_BYTES = 16 * 1024;
/** Stripe’s test card that is always declined. */
const DECLINED = '4000000000000002';

const CardForm = z.strictObject({
  number: z.string().max(64),
  expiry: z.string().max(16),
  cvv: z.string().max(8),
  name: z.string().max(1024),
  zip: z.string().max(64),
});
const WalletCard = z.strictObject({ card: z.enum(['good', 'declined']) });
const Answered = z.strictObject({ client_secret: z.string().max(256), ok: z.boolean() });

/** The pages of the card frame. Input is never written to a file or log. */
export function cardFrame({ stripe, publishableKey, siteUrl, now }: Options) {
  let script: Promise<string> | undefined;
  const origins = originsOf(siteUrl);

  return async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://frame');
    const {
      status = 200,
      type = 'text/plain',
      body,
      headers,
    } = await pageAt(`${request.method} ${url.pathname}`, url, request);
    response
      .writeHead(status, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        ...headers,
      })
      .end(body);
  };

  async function pageAt(route: string, url: URL, request: IncomingMessage): Promise<Page> {
    switch (route) {
      case 'GET /frame':
        return frame(url);
      case 'GET /frame/frame.css':
        return {
          type: 'text/css',
          body: Buffer.concat(await Promise.all([readFile(TOKENS), readFile(here('frame.css'))])),
        };
      case 'GET /frame/frame.js':
        return { type: 'text/javascript', body: await (script ??= bundled()) };
      case 'GET /frame/plex.woff2':
        return { type: 'font/woff2', body: await readFile(resolve(LATIN)) };
      case 'GET /frame/plex-arabic.woff2':
        return { type: 'font/woff2', body: await readFile(resolve(ARABIC)) };
      case 'POST /frame/cards':
        return json(request, CardForm, (form) => cardToken(form));
      case 'POST /frame/wallet':
        return json(request, WalletCard, ({ card }) => walletToken(card));
      case 'GET /frame/action':
        return asJson(...action(url.searchParams.get('client_secret') ?? ''));
      case 'POST /frame/action':
        return json(request, Answered, ({ client_secret, ok }) => {
          const intent = stripe.authenticate(client_secret, ok);
          return [200, { ok: intent.status === 'succeeded' }];
        });
      default:
        return { status: 404, body: 'Not here.\n' };
    }
  }

  async function frame({ searchParams }: URL): Promise<Page> {
    const origin = searchParams.get('origin') ?? origins[0] ?? '';
    if (searchParams.get('client') !== publishableKey) return { status: 400, body: 'Unknown publishable key.\n' };
    if (!origins.includes(origin)) return { status: 400, body: 'The card fields are not for that page.\n' };
    const language = searchParams.get('lang') ?? undefined;
    const theme = themes.find((each) => each === searchParams.get('theme')) ?? 'system';
    return {
      type: 'text/html',
      body: String(
        await cardFramePage({ origin, language: isLanguage(language) ? language : 'en', theme, now: now() }),
      ),
      headers: {
        'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${origin}`,
      },
    };
  }

  /** A token for the input, or its errors. */
  function cardToken(form: z.infer<typeof CardForm>): [number, object] {
    const faults = cardFaultsIn(form, now());
    if (Object.keys(faults).length) return [422, { faults }];
    const { month, year } = readExpiry(form.expiry);
    try {
      const token = stripe.card({
        number: digitsOf(form.number) ?? '',
        exp_month: month ?? 0,
        exp_year: year ?? 0,
        cvv: form.cvv,
        name: form.name.trim(),
        zip: form.zip.trim() || null,
      });
      return [200, { confirmation_token: token.id }];
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return [422, { faults: faultsOf(error) }];
    }
  }

  /** A token of the wallet. As a phone does, it pays with a number of its own, which no other account has. */
  function walletToken(card: 'good' | 'declined'): [number, object] {
    const token = stripe.card({
      number: card === 'good' ? goodCard(randomInt(10_000_000)) : DECLINED,
      exp_month: 12,
      exp_year: now().getUTCFullYear() + 3,
      cvv: '123',
      wallet: true,
    });
    return [200, { confirmation_token: token.id }];
  }

  /** The content of the bank step: brand, amount and card. */
  function action(client_secret: string): [number, object] {
    const intent = stripe.byClientSecret(client_secret);
    if (intent?.status !== 'requires_action') return [404, {}];
    const card = stripe.store.get('payment_method', intent.payment_method as string)?.card;
    const money = intent.object === 'payment_intent' ? { amount: intent.amount, currency: intent.currency } : null;
    return [200, { brand: card?.brand ?? '', last4: card?.last4 ?? '', money }];
  }
}

function faultsOf({ body }: StripeError): Partial<Record<CardField, CardFault>> {
  switch (declineOf(body).code) {
    case 'billing.card-expiry-month':
      return { expiry: 'card.expiry-month' };
    case 'billing.card-expiry-year':
      return { expiry: 'card.expiry-year' };
    default:
      return { number: 'card.number' };
  }
}

const asJson = (status: number, object: object): Page => ({
  status,
  type: 'application/json',
  body: JSON.stringify(object),
});

async function json<T>(
  request: IncomingMessage,
  Shape: z.ZodType<T>,
  work: (body: T) => [number, object],
): Promise<Page> {
  // A form of another site cannot send this header without a preflight request.
  if (!request.headers['content-type']?.startsWith('application/json')) return { status: 415, body: 'JSON only.\n' };
  if (Number(request.headers['content-length'] ?? Infinity) > MAX_BYTES) return { status: 413, body: 'Too long.\n' };
  try {
    const read = Shape.safeParse(JSON.parse(await text(request)));
    return read.success ? asJson(...work(read.data)) : asJson(422, { faults: {} });
  } catch (error) {
    if (error instanceof StripeError) return asJson(error.status, {});
    if (error instanceof SyntaxError) return asJson(400, {});
    throw error;
  }
}

/** The page’s origin; on this machine, by either of its names. */
function originsOf(siteUrl: string): string[] {
  const { origin, hostname, port, protocol } = new URL(siteUrl);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return [origin];
  const other = hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return [origin, `${protocol}//${other}${port && `:${port}`}`];
}

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [here('browser.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
