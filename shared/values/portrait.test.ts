import { expect, test } from 'vitest';

import { pictureFor, portraitOf, shownPortrait } from '#shared/values/portrait.ts';

const keys = Array.from({ length: 200 }, (_, i) => `p${i}`);

test('the same key draws the same face, another key mostly another', () => {
  const faces = keys.map((key) => JSON.stringify(portraitOf(key)));
  expect(keys.map((key) => JSON.stringify(portraitOf(key)))).toEqual(faces);
  expect(new Set(faces).size).toBeGreaterThan(190);
});

test('a picture suits the name and the age', () => {
  for (const person of keys) {
    expect(portraitOf(pictureFor(person, { female: true, senior: false })).beard).toBe('none');
    const { hair } = portraitOf(pictureFor(person, { female: false, senior: true }));
    expect(['long', 'ponytail', 'bob', 'quiff']).not.toContain(hair);
  }
});

test('pictures of one family are as different as those of strangers, and chance is the only order', () => {
  const family = keys.map((_, nth) => pictureFor(`moor-61.${nth}`, { female: true, senior: false }));
  expect(new Set(family).size).toBeGreaterThan(120);
  expect(pictureFor('moor-61.2', { female: true, senior: false })).toBe(family[2]);
});

test.each(['p0', 'p417', 'p417~2', 'p999'])('%s is shown', (key) => {
  expect(shownPortrait(key)).toBe(key);
});

test.each(['m:tone6:moor-61.2~2', 'seed-7', 'p01', 'p1000', 'p4~22', 'p4.2', '', null, undefined])(
  '%j of an older table or another source is not shown',
  (key) => {
    expect(shownPortrait(key)).toBeNull();
  },
);

test('what an older key asked for is not drawn', () => {
  const seeds = keys.map((key) => `f:scarf:${key}`);
  expect(new Set(seeds.map((seed) => portraitOf(seed).skin)).size).toBeGreaterThan(5);
});

test('another picture of a person keeps its traits', () => {
  for (const key of keys) {
    const { skin, hairColour } = portraitOf(key);
    expect(portraitOf(`${key}~2`)).toMatchObject({ skin, hairColour });
  }
  const changed = keys.filter((key) => portraitOf(key).background !== portraitOf(`${key}~2`).background);
  expect(changed.length).toBeGreaterThan(100);
});

test('clothes differ from the background', () => {
  for (const key of keys) expect(portraitOf(key).clothing).not.toBe(portraitOf(key).background);
});
