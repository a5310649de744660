import { privacy10 } from '#shared/legal/privacy-10.ts';
import { privacy11 } from '#shared/legal/privacy-11.ts';
import { privacy8 } from '#shared/legal/privacy-8.ts';
import { privacy9 } from '#shared/legal/privacy-9.ts';
import type { Structure } from '#shared/legal/structure.ts';
import { terms10 } from '#shared/legal/terms-10.ts';
import { terms8 } from '#shared/legal/terms-8.ts';
import { terms9 } from '#shared/legal/terms-9.ts';
import type { LegalName } from '#shared/legal/versions.ts';

/** Version 7 had one paragraph in each section. */
const ofParagraphs = (...sections: string[]): Structure => sections.map((id) => ({ id, blocks: [['text']] }));

export const structures: Record<LegalName, Record<number, Structure>> = {
  privacy: {
    7: ofParagraphs('short', 'members', 'records', 'calls', 'recording', 'rights'),
    8: privacy8,
    9: privacy9,
    10: privacy10,
    11: privacy11,
  },
  terms: {
    7: ofParagraphs('what', 'use', 'assistant', 'money', 'leaving', 'errors'),
    8: terms8,
    9: terms9,
    10: terms10,
  },
};
