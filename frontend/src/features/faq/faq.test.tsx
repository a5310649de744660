import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';

import { configuredFigures, fixedFigures } from '#frontend/features/faq/answer-figures.ts';
import { faqPage } from '#frontend/features/faq/structured-data.ts';
import { slugs } from '#frontend/features/faq/questions.ts';
import { changeLanguage, loadNamespaces } from '#frontend/i18n/index.ts';
import { signOut } from '#frontend/lib/session.ts';
import { formatsFor } from '#frontend/lib/use-formats.ts';
import { answer } from '#frontend/testing/mock.ts';
import { anOffer, aPaidOffer } from '#frontend/testing/offer.ts';
import { open } from '#frontend/testing/render.tsx';
import { someHours } from '#frontend/testing/hours.ts';
import { billing } from '#shared/api/billing.ts';
import { support } from '#shared/api/support.ts';
import { languages } from '#shared/values/language.ts';

beforeEach(() => {
  signOut();
  answer(billing.getOffer, () => anOffer());
  answer(support.getHours, () => someHours());
});

const summary = (text: RegExp | string) => screen.findByText(text, { selector: 'summary' });

describe('the questions', () => {
  test('state the figures of the configuration and link to the pages that do it', async () => {
    answer(billing.getOffer, () => anOffer({ refund_days: 14 }));
    const { user } = open('/en/faq');
    await user.click(await summary('How do I get a refund?'));
    expect(await screen.findByText(/within 14 days of the charge/)).toBeDefined();
    const [payments] = screen.getAllByRole('link', { name: 'your payments' });
    expect(payments?.getAttribute('href')).toBe('/en/account/payments');
  });

  test('lead a consumer in Europe to the right of withdrawal', async () => {
    open('/en/faq#withdraw');
    expect(await screen.findByText(/within 14 days of your order/)).toBeDefined();
    const [page] = screen.getAllByRole('link', { name: 'Right of withdrawal' });
    expect(page?.getAttribute('href')).toBe('/en/withdrawal');
  });

  test('word the price by the offer', async () => {
    answer(billing.getOffer, () => aPaidOffer());
    open('/en/faq');
    expect(await screen.findByText(/charged when you start/)).toBeDefined();
    expect(screen.queryByText(/free trial of/)).toBeNull();
  });

  test('open at their address', async () => {
    open('/en/faq#forgot');
    const details = (await summary('I forgot my password.')).closest('details');
    await expect.poll(() => details?.open).toBe(true);
    expect(document.activeElement?.textContent).toContain('I forgot my password.');
  });
});

describe('the search', () => {
  test('shows what matches, the best answer open', async () => {
    const { user } = open('/en/faq');
    await user.type(await screen.findByRole('searchbox'), 'refnud');
    expect((await screen.findByRole('status')).textContent).toMatch(/answers?$/);
    expect((await summary('How do I get a refund?')).closest('details')?.open).toBe(true);
  });

  test('without a match leads to support and takes the question along', async () => {
    answer(support.getHours, () => someHours());
    const { user, router } = open('/en/faq');
    await user.type(await screen.findByRole('searchbox'), 'xyzzy plugh');
    expect((await screen.findByRole('status')).textContent).toBe('No answer matches “xyzzy plugh”.');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Ask support' }));
    expect(await screen.findByRole('textbox', { name: 'In one line' })).toHaveProperty('value', 'xyzzy plugh');
    expect(router.state.location.search).toBe('');
  });
});

test('every placeholder of every answer has its figure', async () => {
  const files = import.meta.glob<object>('../../i18n/*/faq.json', { import: 'default', eager: true });
  const formats = formatsFor('en');
  const known = {
    ...fixedFigures('en'),
    ...configuredFigures(anOffer(), someHours(), formats, (count) => `${count} credits`),
    count: 1,
    query: '',
  };
  for (const phrases of Object.values(files)) {
    const names = [...JSON.stringify(phrases).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !(name in known))).toEqual([]);
  }
});

test.each(languages)('search engines read whole answers in %s', async (language) => {
  await changeLanguage(language);
  await loadNamespaces(['faq']);
  const { mainEntity } = faqPage(language) as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };
  expect(mainEntity.length).toBe(slugs.length - 5);
  for (const { name, acceptedAnswer } of mainEntity) {
    expect(name).not.toMatch(/^questions\./);
    expect(acceptedAnswer.text).not.toMatch(/<|\{\{|^questions\./);
  }
});
