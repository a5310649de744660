import { expect, test } from 'vitest';

import { vendorsOf } from '#functions/providers/people-data/live.ts';

const ids = async (env: Record<string, string | undefined>) => (await vendorsOf(env)).map(({ id }) => id);

test('uses our own index only by default', async () => {
  expect(await ids({})).toEqual([]);
  expect(await ids({ PEOPLE_DATA_SOURCES: '' })).toEqual([]);
  expect(await ids({ PEOPLE_DATA_SOURCES: 'own', PEOPLE_DATA_LABS_KEY: 'k' })).toEqual([]);
});

test('returns the configured vendors in order, each with its budget', async () => {
  const accounts = { PEOPLE_DATA_LABS_KEY: 'k', ENFORMION_NAME: 'n', ENFORMION_PASSWORD: 'p' };
  const vendors = await vendorsOf({
    PEOPLE_DATA_SOURCES: 'own, enformion,people-data-labs,enformion',
    ENFORMION_DAILY_CENTS: '70',
    ...accounts,
  });
  expect(vendors).toMatchObject([
    { id: 'enformion', daily_minor_units: 70, dearest: { minor_units: 25, currency: 'USD' } },
    { id: 'people-data-labs', daily_minor_units: 1000, dearest: { minor_units: 28 } },
  ]);
});

test.each([
  [{ PEOPLE_DATA_SOURCES: 'own,people-data-labs' }, 'PEOPLE_DATA_LABS_KEY'],
  [{ PEOPLE_DATA_SOURCES: 'own,enformion', ENFORMION_NAME: 'n' }, 'ENFORMION_PASSWORD'],
  [{ PEOPLE_DATA_SOURCES: 'own,pigeons' }, 'must name sources'],
  [{ PEOPLE_DATA_SOURCES: 'enformion' }, 'own'],
  [{ PEOPLE_DATA_SOURCES: 'own,enformion', ENFORMION_DAILY_CENTS: '-1' }, 'ENFORMION_DAILY_CENTS'],
  // Only the dev server reads keys from the environment; other stages read them from Secrets Manager.
  [{ STAGE: 'prod', PEOPLE_DATA_SOURCES: 'own,people-data-labs', PEOPLE_DATA_LABS_KEY: 'k' }, 'PEOPLE_DATA_SECRET'],
])('refuses invalid settings: %j', async (env, words) => {
  await expect(vendorsOf(env)).rejects.toThrow(words);
});
