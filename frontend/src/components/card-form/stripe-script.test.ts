import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { STRIPE_SCRIPT, stripeFor } from '#frontend/components/card-form/stripe-script.ts';

const scripts = () => Array.from(document.querySelectorAll<HTMLScriptElement>('script[src^="https://js.stripe.com"]'));
afterEach(() => {
  for (const script of scripts()) script.remove();
  vi.unstubAllGlobals();
});

test('reuses a script that is already on the page', () => {
  void stripeFor('pk_test_1', 'en').catch(() => undefined);
  expect(scripts().map(({ src }) => src)).toEqual([STRIPE_SCRIPT]);
});

test('is the URL that Stripe’s loader would use', async () => {
  await import('@stripe/stripe-js');
  await waitFor(() => expect(scripts().map(({ src }) => src)).toEqual([STRIPE_SCRIPT]));
});

test('under Trusted Types, a policy allows this URL only', async () => {
  vi.resetModules();
  const createPolicy = vi.fn((_: string, rules: { createScriptURL: (url: string) => string }) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const fresh = await import('#frontend/components/card-form/stripe-script.ts');
  void fresh.stripeFor('pk_test_1', 'en').catch(() => undefined);
  expect(createPolicy).toHaveBeenCalledWith('stripe-script', expect.anything());
  const [[, rules] = []] = createPolicy.mock.calls;
  expect(() => rules?.createScriptURL('https://js.stripe.com/other.js')).toThrow(TypeError);
  expect(scripts().map(({ src }) => src)).toEqual([STRIPE_SCRIPT]);
});
