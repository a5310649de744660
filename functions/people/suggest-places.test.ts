import { expect, test } from 'vitest';

import { suggestedPlaces } from '#functions/people/domain/suggested-places.ts';
import { handler } from '#functions/people/suggest-places.ts';
import { calling, exhausted, unlimited } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';

const suggest = calling(people.suggestPlaces, handler.with({ limits: unlimited }));
const labels = async (input: Parameters<typeof suggest>[0]) => (await suggest(input)).places.map(({ label }) => label);

test('200: suggests towns and states as stored, with a label of the language', async () => {
  const { places } = await suggest({ text: 'دولو', country: 'US', language: 'ar' });
  expect(places[0]).toMatchObject({ city: 'Duluth', state: 'MN', country: 'US' });
  expect(places[0]!.label.replace(/[\u200f\u2068\u2069]/g, '')).toBe('دولوث، مينيسوتا');
});

test('200: a town and the state that is called like it are two suggestions', async () => {
  expect((await labels({ text: 'new york', country: 'US', language: 'en' })).slice(0, 2)).toEqual([
    'New York',
    'New York, NY',
  ]);
});

test('200: reads any language, whatever the reader’s', async () => {
  expect((await suggest({ text: 'Munic', language: 'fr' })).places[0]).toMatchObject({ city: 'Munich', country: 'DE' });
  expect((await suggest({ text: 'München', language: 'fr' })).places[0]).toMatchObject({ city: 'Munich' });
  expect((await suggest({ text: 'Сан-Фр', language: 'en' })).places[0]).toMatchObject({
    city: 'San Francisco',
    state: 'CA',
  });
});

test('200: writes Japanese places from large to small, without commas', async () => {
  expect(await labels({ text: '福', country: 'JP', language: 'ja' })).toEqual(
    expect.arrayContaining(['福岡県福岡市', '福島県']),
  );
  expect(await labels({ text: 'toky', country: 'JP', language: 'ja' })).toContain('東京都');
});

test('200: has the largest first, at most eight, each once', async () => {
  const places = await labels({ text: 'san', country: 'US' });
  expect(places).toHaveLength(8);
  expect(new Set(places).size).toBe(8);
  expect(places.indexOf('San Antonio, Texas')).toBeLessThan(places.indexOf('San Francisco, California'));
});

test('200: a state does not hide the town that is called like it', async () => {
  const { places } = await suggest({ text: 'بيروت', language: 'ar' });
  expect(places.filter(({ country }) => country === 'LB').map(({ city }) => city)).toEqual([null, 'Beirut']);
});

test('200: names the country unless it is given', async () => {
  expect(await labels({ text: 'Lisboa', language: 'en' })).toContain('Lisbon, Portugal');
  expect(await labels({ text: 'Lisboa', country: 'PT', language: 'en' })).toContain('Lisbon');
});

test('200: suggests nothing for a letter or for signs', async () => {
  for (const text of ['s', '|', '\\t', '%', '…']) expect(await labels({ text })).toEqual([]);
});

test('200: finds a place by a spelling that no label has', async () => {
  const places = async (text: string) => (await suggest({ text, language: 'tr' })).places.map(({ city }) => city);
  expect(await places('Şikago')).toEqual(['Chicago']);
  expect(await places('Filadelfiya')).toEqual(['Philadelphia']);
});

test('200: has larger towns of a similar name for a misspelt one, if wanted', async () => {
  const { places, similar } = await suggest({ text: 'Seatle', similar: true });
  expect(places).toEqual([]);
  expect(similar).toEqual([
    { city: 'Seattle', state: 'WA', country: 'US', label: 'Seattle, Washington, United States' },
  ]);
  const spelled = async (text: string, country?: string) =>
    (await suggest({ text, similar: true, ...(country && { country }) })).similar.map(({ city }) => city);
  expect((await spelled('Minapolis'))[0]).toBe('Minneapolis');
  expect((await spelled('Cincinatti', 'US'))[0]).toBe('Cincinnati');
  expect((await spelled('Мосва'))[0]).toBe('Moscow');
  expect(await spelled('Cincinatti', 'FR')).toEqual([]);
  expect((await suggest({ text: 'Seatle' })).similar).toEqual([]);
  expect(await spelled('Seattle')).toEqual([]);
});

test('200: a short or nonsensical text is similar to nothing', async () => {
  for (const text of ['Rona', 'Qwxyzvw', '|||||||', '🙂🙂🙂🙂🙂🙂'])
    expect((await suggest({ text, similar: true })).similar).toEqual([]);
});

test('429: a network may type fast, and not copy the list', async () => {
  const call = calling(people.suggestPlaces, handler.with({ limits: exhausted }));
  await expect(call({ text: 'Duluth' })).rejects.toMatchObject({ code: 'request.too-many', status: 429 });
});

test('the places of a text are found without reading the table', async () => {
  expect((await suggestedPlaces({ text: 'Nantes', country: 'FR', language: 'ru' }))[0]?.label).toMatch(/^Нант,/);
});
