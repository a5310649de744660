import { ar } from '#functions/billing/receipts/domain/words/ar.ts';
import { en } from '#functions/billing/receipts/domain/words/en.ts';
import { es } from '#functions/billing/receipts/domain/words/es.ts';
import { fr } from '#functions/billing/receipts/domain/words/fr.ts';
import { ja } from '#functions/billing/receipts/domain/words/ja.ts';
import { pt, ptPt } from '#functions/billing/receipts/domain/words/pt.ts';
import { ru } from '#functions/billing/receipts/domain/words/ru.ts';
import { tr } from '#functions/billing/receipts/domain/words/tr.ts';
import type { Words } from '#functions/billing/receipts/domain/words/types.ts';
import type { Variety } from '#shared/values/language.ts';

const words: Record<Variety, Words> = { en, fr, ja, tr, ar, pt, 'pt-PT': ptPt, ru, es };
export const wordsIn = (language: Variety): Words => words[language];
