import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';

import { answerChallenges } from '#frontend/components/proof/testing.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { isApple, watchInstall } from '#frontend/lib/install.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';

vi.setConfig({ testTimeout: 60_000 });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 50_000 });

describe('static pages', () => {
  test.each([
    ['web-flow-privacy-policy', 'Privacy policy'],
    ['web-flow-terms-of-service', 'Terms of service'],
    ['', 'Privacy policy'],
    ['anything-else', 'There is no such page.'],
    ['toString', 'There is no such page.'],
  ])('page/%s is “%s”, without logging in', async (slug, title) => {
    open(`/en/assistant/page/${slug}`);
    await heading(title);
  });

  test('are there in every language', async () => {
    open('/ar/assistant/page/web-flow-terms-of-service');
    await heading('شروط الخدمة');
  });
});

describe('installing', () => {
  test('is a button where the browser offers it', async () => {
    const page = new EventTarget();
    watchInstall(page);
    const prompt = vi.fn(async () => ({ outcome: 'accepted' as const }));
    page.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    const { hands } = open('/en/assistant/install');
    await hands.click(await screen.findByRole('button', { name: 'Install' }, { timeout: 50_000 }));
    await screen.findByText('Calluna is on this device.');
    expect(prompt).toHaveBeenCalledOnce();
  });

  test('is told step by step elsewhere', async () => {
    open('/en/assistant/install');
    await heading('Put Calluna on your home screen');
    expect(
      screen.getAllByRole('listitem').some(({ textContent }) => textContent === 'Open the menu of your browser'),
    ).toBe(true);
  });

  test.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', 5, false],
  ])('%s with %i fingers has Apple’s menu: %s', (userAgent, maxTouchPoints, is) => {
    expect(isApple({ userAgent, maxTouchPoints })).toBe(is);
  });
});

describe('an appeal', () => {
  test('clears a number by the pin that was texted to it, without logging in', async () => {
    const given: object[] = [];
    answer(assistant.confirmAppeal, ({ phone, country, pin }) => {
      given.push({ phone, country, pin });
      if (pin !== '123456') throw new Fault('auth.wrong-pin');
      return { cleared: true as const };
    });
    answerChallenges();
    answer(assistant.startAppeal, () => ({ sent: true as const }));
    const { hands } = open('/en/assistant/appeal');
    await heading('Your number is taken for spam?');
    await hands.type(screen.getByRole('textbox', { name: 'The number in question' }), '6125550138');
    await hands.click(screen.getByRole('button', { name: 'Text me a code' }));
    const pin = await screen.findByRole('textbox', { name: 'Code' });
    await hands.type(pin, '111111');
    await hands.click(screen.getByRole('button', { name: 'Clear my number' }));
    await vi.waitFor(() => expect(pin.getAttribute('aria-invalid')).toBe('true'));
    await hands.clear(pin);
    await hands.type(pin, '123 456');
    await hands.click(screen.getByRole('button', { name: 'Clear my number' }));
    await screen.findByText(/count no more/);
    expect(given.at(-1)).toEqual({ phone: '6125550138', country: 'US', pin: '123456' });
  });
});
