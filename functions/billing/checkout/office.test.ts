import { expect, test } from 'vitest';

import { handler } from '#functions/billing/checkout.ts';
import { billingFixture } from '#functions/billing/testing.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { withCheckDigit } from '#functions/providers/payments/double/card-number.ts';
import { billing } from '#shared/api/billing.ts';
import { asFault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const CUSTOMERS = 1000;
const HOUR_MS = 3_600_000;

/** Every twelfth card is refused at first, as among honest cards, and every sixtieth twice. */
const refusalsOf = (customer: number) => (customer % 60 === 7 ? 2 : customer % 12 === 7 ? 1 : 0);

test('a thousand visitors of one network register and buy within an hour', async () => {
  const fixture = billingFixture();
  const { clock, table } = fixture;
  const on = { limits: limiterOf(table, async () => 'a secret of a test') };
  const offer = (await fixture.offer()).digest;
  const began = clock.now.getTime();
  const stopped: string[] = [];
  let bought = 0;

  for (let n = 0; n < CUSTOMERS; n++) {
    clock.now = new Date(began + (n * HOUR_MS) / CUSTOMERS);
    let as: Parameters<typeof fixture.client>[2];
    for (let attempt = 0; attempt <= refusalsOf(n); attempt++) {
      const isRefused = attempt < refusalsOf(n);
      const number = withCheckDigit(`4100${attempt}${String(n).padStart(10, '0')}`);
      const confirmation_token = fixture.card(number, isRefused ? { decline: 'do_not_honor' } : {});
      const checkout_id = newId('checkout', clock.now.getTime());
      const buy = fixture.client(billing.checkout, handler, as, { on, headers: { 'x-viewer-address': '10.9.8.7' } });
      const input = { checkout_id, confirmation_token, agreed: true as const, offer, language: 'en' as const };
      const more = as ? {} : { email: `office-${n}@example.com` };
      const outcome = await buy({ ...input, ...more, device: String(n).padStart(43, 'x') }).then(
        ({ step, session }) => {
          as ??= session?.user.id;
          return step.state === 'refused' ? step.code : step.state;
        },
        (error: unknown) => asFault(error).code,
      );
      if (outcome === 'done') bought++;
      else if (outcome !== 'billing.card-declined') stopped.push(`${n}: ${outcome}`);
    }
  }

  expect(stopped).toEqual([]);
  expect(bought).toBe(CUSTOMERS);
}, 300_000);
