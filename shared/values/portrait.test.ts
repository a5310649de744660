import { expect, test } from 'vitest';

import { portraitOf, SKINS } from '#shared/values/portrait.ts';

const keys = Array.from({ length: 200 }, (_, i) => `key${i}`);

test('the same seed draws the same face, another seed mostly another', () => {
  const faces = keys.map((key) => JSON.stringify(portraitOf(key)));
  expect(keys.map((key) => JSON.stringify(portraitOf(key)))).toEqual(faces);
  expect(new Set(faces).size).toBeGreaterThan(190);
});

test('follows hints', () => {
  for (const key of keys) {
    expect(portraitOf(`f:${key}`).beard).toBe('none');
    expect(portraitOf(`m:tone6:${key}`).skin).toBe(SKINS[6]);
    expect(portraitOf(`f:scarf:${key}`).hair).toBe('scarf');
    expect(['long', 'ponytail', 'bob']).not.toContain(portraitOf(`m:senior:${key}`).hair);
  }
});

test('ignores an inherited key named like a hint', () => {
  expect(new Set(keys.map((key) => portraitOf(`m:${key}:scarf`).hair))).not.toContain('scarf');
});

test('another picture of a person keeps its traits', () => {
  for (const key of keys) {
    const { skin, hairColour, beard, glasses } = portraitOf(`m:${key}`);
    expect(portraitOf(`m:${key}~2`)).toMatchObject({ skin, hairColour, beard, glasses });
  }
  const changed = keys.filter((key) => portraitOf(key).background !== portraitOf(`${key}~2`).background);
  expect(changed.length).toBeGreaterThan(100);
});

test('clothes differ from the background', () => {
  for (const key of keys) expect(portraitOf(key).clothing).not.toBe(portraitOf(key).background);
});
