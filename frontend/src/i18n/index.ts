import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';

import type { Catalogue } from '#frontend/i18n/catalogue.ts';
import errors from '#frontend/i18n/en/errors.json';
import shell from '#frontend/i18n/en/shell.json';
import { missingPhrases, noticeMissing } from '#frontend/i18n/missing.ts';
import { choosePortuguese, varietyNow } from '#frontend/i18n/portuguese.ts';
import { formats } from '#frontend/lib/format.ts';
import { loadZoneNames } from '#frontend/lib/load-zone-names.ts';
import { loadFontFor } from '#frontend/lib/script-fonts.ts';
import type { LegalName } from '#shared/legal/versions.ts';
import { directionOf, type Language, localeOf, preferredLanguage } from '#shared/values/language.ts';
import type { Portuguese } from '#shared/values/portuguese.ts';

export type Namespace = keyof Catalogue | `${LegalName}${number}`;

/** `<language>/<namespace>.json`, each a chunk of its own; what every page shows in English is bundled instead. */
const files = import.meta.glob<ResourceKey>(
  ['./*/{billing,errors,home,proof,search,shell,validation}.json', '!./en/{errors,shell}.json', '!./pt-PT/*.json'],
  { import: 'default' },
);
const seldom = () => import('#frontend/i18n/seldom.ts');
const bundled = { en: { errors, shell } };

/** A catalogue, in the words of the variety that is read; what both varieties word alike is written once. */
async function read(language: string, namespace: string): Promise<ResourceKey> {
  const path = `./${language}/${namespace}.json`;
  const load = files[path] ?? (await seldom()).catalogues[path];
  if (!load) throw new Error(`No ${path}`);
  const variety = varietyNow(language as Language);
  if (variety === language) return load();
  const { catalogues, overlaid } = await seldom();
  const [phrases, over] = await Promise.all([load(), catalogues[`./${variety}/${namespace}.json`]?.()]);
  return over ? overlaid(phrases, over as never) : phrases;
}

/** Suspends a component that uses a namespace its route has not loaded. */
const backend: BackendModule = { type: 'backend', callbackApi: false, init: () => undefined, read }; // oxlint-disable-line typescript/no-misused-promises -- i18next awaits it

export const i18n = i18next.createInstance();
const missing = missingPhrases(async (report) => {
  const [{ call }, { support }] = await Promise.all([import('#frontend/lib/api.ts'), import('#shared/api/support.ts')]);
  await call(support.reportTranslations, report).catch(() => undefined); // fire and forget
});
void i18n
  .use(initReactI18next)
  .use(backend)
  .use(
    noticeMissing((language, key) => {
      missing(language, key);
      void load('en', [key.split(':')[0] ?? '']).catch(() => undefined); // then the key is shown
    }),
  )
  .init({
    lng: 'en',
    fallbackLng: 'en',
    ns: Object.keys(bundled.en),
    defaultNS: 'shell',
    resources: bundled,
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    react: { bindI18nStore: 'added' },
    postProcess: ['missing'],
    postProcessPassResolved: true,
  });

for (const [name, format] of Object.entries(formats)) {
  i18n.services.formatter?.add(name, (value: unknown, language) =>
    format(value as never, localeOf(varietyNow(language as Language))),
  );
}

/** Portugal says “0 créditos”, and Brazil “0 crédito”. */
const plurals = i18n.services.pluralResolver as { getRule: (language: string, options?: object) => Intl.PluralRules };
const ruleOf = plurals.getRule.bind(plurals);
plurals.getRule = (language, options) => ruleOf(varietyNow(language as Language), options);

/** The namespaces that the pages so far have needed: a change of language loads them all. */
const needed = new Set<string>(Object.keys(bundled.en));
/** At first that of the address, which `first-paint.js` wrote into the page: no page loads English beside its own language. */
let current: Language = import.meta.env.SSR ? 'en' : preferredLanguage(document.documentElement.lang, []);

/** Rejects when a file cannot be fetched, so that the router shows its failure page. */
async function load(language: Language, namespaces: Iterable<string>): Promise<void> {
  const absent = [...namespaces].filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  // The home page names no zone.
  const namesZones = absent.some((namespace) => !files[`./${language}/${namespace}.json`]);
  await Promise.all([
    namesZones && loadZoneNames(language).catch(() => undefined),
    ...absent.map(async (namespace) => i18n.addResourceBundle(language, namespace, await read(language, namespace))),
  ]);
}

/** Loads namespaces in the current language. English, the fallback, is loaded once a phrase is missing. */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) needed.add(namespace);
  await load(current, namespaces);
}

/** Loads a language whole, every namespace of it. */
export async function loadLanguage(language: Language): Promise<Language> {
  for (const path of [...Object.keys(files), ...Object.keys((await seldom()).catalogues)])
    needed.add(path.replace(/^.*\/|\.json$/g, ''));
  await Promise.all([load('en', needed), load(language, needed), loadFontFor(language)]);
  return language;
}

/** Shows the page in a language, and turns it into the direction of that language. */
export async function changeLanguage(language: Language): Promise<Language> {
  current = language;
  await Promise.all([load(language, needed), loadFontFor(language)]);
  i18n.options.ns = Object.keys(bundled.en); // i18next adds what is loaded here, and would load it in English as well
  await i18n.changeLanguage(language);
  if (!import.meta.env.SSR) {
    document.documentElement.lang = varietyNow(language);
    document.documentElement.dir = directionOf(language);
  }
  return language;
}

/** Rewords the page in a Portuguese, and what of it is loaded already. */
export async function readPortuguese(portuguese: Portuguese): Promise<void> {
  if (!choosePortuguese(portuguese)) return;
  const loaded = [...needed].filter((namespace) => i18n.hasResourceBundle('pt', namespace));
  await Promise.all(
    loaded.map(async (namespace) => i18n.addResourceBundle('pt', namespace, await read('pt', namespace), true, true)),
  );
  if (current === 'pt') document.documentElement.lang = varietyNow(current);
}
