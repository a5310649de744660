/** What reasons are made of, whatever the language. */
export const concepts = [
  ...['parcel', 'courier', 'deliver', 'neighbour', 'doorway', 'flowers', 'bulky'],
  ...['appointment', 'reschedule', 'confirm', 'reminder', 'table', 'salon', 'dentist', 'counter'],
  ...['medic', 'medicine', 'results', 'hospital', 'ill', 'animal'],
  ...['school', 'teacher', 'nursery', 'pupil', 'lessons', 'closed', 'parents'],
  ...['order', 'invoice', 'contract', 'meeting', 'shift', 'team', 'breakdown', 'vacancy', 'supply'],
  ...['repair', 'utilities', 'garage', 'law', 'tax', 'installation'],
  ...['insurance', 'quote', 'requested', 'secondhand', 'offer', 'windows'],
  ...['bank', 'card', 'loan', 'fraud', 'account', 'branch'],
  ...['wrong', 'isThat', 'taxi'],
  ...['landlord', 'rent', 'politics', 'found', 'disturbance', 'police', 'association', 'building'],
  ...['kin', 'child', 'meal', 'love', 'mate', 'party', 'leisure', 'borrow', 'baby', 'reunion', 'formal', 'familiar'],
  ...[
    'org',
    'automated',
    'price',
    'quantity',
    'ownkin',
    'travel',
    'sorry',
    'ready',
    'authority',
    'stuck',
    'coming',
    'stranger',
  ],
  ...['viewing', 'claim', 'guard', 'customs', 'tutoring', 'yourwork', 'municipal', 'practice'],
] as const;
export type Concept = (typeof concepts)[number];

/**
 * The words of a language by what they mean, `|` between: beginnings of words, whole ones with `=` after them; of a phrase
 * each word but the last is whole.
 */
export type ReasonWords = Record<Concept, string>;
