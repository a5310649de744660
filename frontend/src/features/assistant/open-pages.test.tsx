import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';

import { answerChallenges } from '#frontend/components/proof/testing.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { isApple, watchInstall } from '#frontend/lib/install.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('installing', () => {
  test('is a button if the browser supports it', async () => {
    const page = new EventTarget();
    watchInstall(page);
    const prompt = vi.fn(async () => ({ outcome: 'accepted' as const }));
    page.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    const { user } = open('/en/assistant/install');
    await user.click(await screen.findByRole('button', { name: 'Install' }));
    await screen.findByText('Calluna is installed on this device.');
    expect(prompt).toHaveBeenCalledOnce();
  });

  test('is explained step by step otherwise', async () => {
    open('/en/assistant/install');
    await heading('Add Calluna to your home screen');
    expect(
      screen.getAllByRole('listitem').some(({ textContent }) => textContent === 'Open the menu of your browser'),
    ).toBe(true);
  });

  test.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', 5, false],
  ])('%s with %i touch points uses Safari’s menu: %s', (userAgent, maxTouchPoints, is) => {
    expect(isApple({ userAgent, maxTouchPoints })).toBe(is);
  });
});

describe('an appeal', () => {
  test('clears a number by a PIN texted to it, without logging in', async () => {
    const given: object[] = [];
    answer(assistant.confirmAppeal, ({ phone, country, pin }) => {
      given.push({ phone, country, pin });
      if (pin !== '123456') throw new Fault('auth.wrong-pin');
      return { cleared: true as const };
    });
    answerChallenges();
    answer(assistant.startAppeal, () => ({ sent: true as const }));
    const { user } = open('/en/assistant/appeal');
    await heading('Is your number marked as spam?');
    await user.type(screen.getByRole('textbox', { name: 'The number in question' }), '6125550138');
    await user.click(screen.getByRole('button', { name: 'Text me a code' }));
    const pin = await screen.findByRole('textbox', { name: 'Code' });
    await user.type(pin, '111111');
    await user.click(screen.getByRole('button', { name: 'Clear my number' }));
    await waitFor(() => expect(pin.getAttribute('aria-invalid')).toBe('true'));
    await user.clear(pin);
    await user.type(pin, '123 456');
    await user.click(screen.getByRole('button', { name: 'Clear my number' }));
    await screen.findByText(/from before today no longer count/);
    expect(given.at(-1)).toEqual({ phone: '6125550138', country: 'US', pin: '123456' });
  });
});
