import type { DeepPartial, Phrases } from '#frontend/i18n/language.ts';

export default {} satisfies DeepPartial<Phrases>;
