import { type Account, firstNameOf } from '#functions/account/public.ts';
import { spokenForms } from '#functions/names/spoken/index.ts';
import type { AssistantSettings } from '#shared/api/assistant.ts';
import type { Language } from '#shared/values/language.ts';
import { type NameScript, nameScriptOf, nameScripts } from '#shared/values/name-script.ts';

type Named = Pick<AssistantSettings, 'spoken_name'>;

/** A first name as it is said in each script: as its owner wrote it there, else in the usual form. */
export function spokenNames(name: string, { spoken_name }: Named): Record<NameScript, string> {
  const usual = spokenForms(name);
  return Object.fromEntries(
    nameScripts.map((script) => [script, spoken_name[script] || usual[script]]),
  ) as typeof usual;
}

/** The owner’s first name for callers who speak a language. */
export const ownerNameIn = (language: Language, account: Pick<Account, 'name'>, settings: Named): string =>
  spokenNames(firstNameOf(account), settings)[nameScriptOf(language)];
