import { ar } from '#functions/messaging/templates/ar/account.ts';
import { en } from '#functions/messaging/templates/en/account.ts';
import { es } from '#functions/messaging/templates/es/account.ts';
import { fr } from '#functions/messaging/templates/fr/account.ts';
import { ja } from '#functions/messaging/templates/ja/account.ts';
import { pt } from '#functions/messaging/templates/pt/account.ts';
import { ru } from '#functions/messaging/templates/ru/account.ts';
import { tr } from '#functions/messaging/templates/tr/account.ts';
import type { Templates } from '#functions/messaging/templates/types.ts';
import type { Language } from '#shared/values/language.ts';

/** What we write, in each language. */
export const templates: Record<Language, Templates> = { en, fr, ja, tr, ar, pt, ru, es };
