import type { Concept } from '#functions/nlu/reason/concepts/concepts.ts';

/** With these, moving, confirming or reminding usually means an appointment. */
const appointmentConcepts: ReadonlySet<string> = new Set<Concept>([
  'law',
  'garage',
  'salon',
  'dentist',
  'medic',
  'repair',
  'utilities',
  'counter',
  'table',
  'landlord',
  'school',
  'lessons',
  'installation',
  'order',
  'teacher',
  'authority',
  'association',
  'bank',
  'loan',
  'animal',
  'windows',
  'insurance',
  'requested',
  'tax',
  'viewing',
  'practice',
  'municipal',
]);

/** Features of concepts that occur in one call together, and of concepts at its end. */
export function conceptPairs(concepts: ReadonlySet<string>, last: ReadonlySet<string>): string[] {
  const features: string[] = [];
  const when = (is: boolean, feature: string) => is && features.push(feature);
  const has = (...all: Concept[]) => all.every((concept) => concepts.has(concept));
  when(has('requested') && (has('quote') || has('secondhand') || has('offer') || has('windows')), 'requested-offer');
  when(has('kin') && !has('formal'), 'kin-familiar');
  when(has('formal') && !has('familiar'), 'formal-only');
  when(has('familiar') && !has('formal'), 'familiar-only');
  when(has('wrong', 'isThat'), 'wrong-place');
  when(has('wrong', 'sorry'), 'wrong-sorry');
  when(last.has('wrong'), 'last-wrong');
  when(last.has('sorry'), 'last-sorry');
  when(last.has('wrong') && last.has('sorry'), 'last-wrong-sorry');
  when(has('neighbour', 'parcel'), 'kept-parcel');
  if (has('reschedule') || has('confirm') || has('reminder'))
    for (const concept of concepts) when(appointmentConcepts.has(concept), `moved:${concept}`);
  return features;
}
