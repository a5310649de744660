import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';

import { PhoneField } from '#frontend/components/phone-field.tsx';
import { answer } from '#frontend/testing/mock.ts';
import { support } from '#shared/api/support.ts';

const stage = { clarity_project: null, radical_wording: 'second' } as const;
const show = (...labels: string[]) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        {labels.map((label) => (
          <PhoneField key={label} label={label} name="phone" error={undefined} />
        ))}
      </MemoryRouter>
    </SWRConfig>,
  );
const countries = () => screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value);

test('begins with the country of the visitor, by the edge', async () => {
  answer(support.getConfiguration, () => ({ ...stage, country: 'DE' }));
  show('Phone');
  await expect.poll(countries).toEqual(['DE']);
});

test('where the edge cannot tell, begins with that of the browser', async () => {
  let isAnswered = false;
  answer(support.getConfiguration, () => {
    isAnswered = true;
    return { ...stage, country: null };
  });
  show('Phone');
  await expect.poll(() => isAnswered, { timeout: 3000 }).toBe(true);
  expect(countries()).toEqual(['US']);
});

test('keeps the country that was shown once a number is being typed', async () => {
  const told = Promise.withResolvers<{ country: string }>();
  answer(support.getConfiguration, async () => ({ ...stage, ...(await told.promise) }));
  show('Typed in', 'Empty');
  await userEvent.type(screen.getByRole('textbox', { name: 'Typed in' }), '218');
  told.resolve({ country: 'DE' });
  await expect.poll(countries).toEqual(['US', 'DE']);
});
