import { expect, test } from 'vitest';

import { conceptFeatures } from '#functions/nlu/reason/features.ts';

const featuresOf = (text: string) => conceptFeatures([text], 'en');

test('detects a wrong number at the end', () => {
  const features = featuresOf('hello is that the garage about my tires oh sorry wrong number');
  expect(features).toEqual(expect.arrayContaining(['wrong-sorry', 'last-wrong', 'last-sorry', 'last-wrong-sorry']));
});

test('tells rescheduling apart from a completed repair', () => {
  expect(featuresOf('the garage has to cancel your booking')).toContain('moved:garage');
  expect(featuresOf('the garage says the clutch is gone')).not.toContain('moved:garage');
});

test('counts a repeated word once', () => {
  expect(featuresOf('parcel parcel parcel')).not.toContain('c:parcel:2');
  expect(featuresOf('a parcel a package')).toContain('c:parcel:2');
});
