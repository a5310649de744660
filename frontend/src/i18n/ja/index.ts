import type { DeepPartial, Phrases } from '#frontend/i18n/language.ts';

void import('#frontend/styles/japanese.css'); // the words need not wait for their letters

export default {} satisfies DeepPartial<Phrases>;
