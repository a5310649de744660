import { russianTowns } from '#shared/places/russian-towns.ts';
import { spelledAlike, usTownWording } from '#shared/places/us-towns.ts';
import type { Language, Variety } from '#shared/values/language.ts';

/** What a place is called in some languages; `pt` is Brazilian. */
type Wording = Partial<Record<Variety, string>>;
/** The rewording of a place by its country, what it is, and how it is stored; a state of the US is known by its code. */
type Kind = 'state' | 'town';

const brazil = (pt: string, portugal: string): Wording => ({ pt, 'pt-PT': portugal });

/**
 * Names that the sources lack, have wrong, or have in the Portuguese of the other country. CLDR and GeoLite2 have one
 * Portuguese, in which both are mixed.
 */
const wordings: Readonly<Record<string, Readonly<Record<Kind, Readonly<Record<string, Wording>>>>>> = {
  US: {
    state: {
      // What the capital is called as a whole, with its district.
      DC: {
        en: 'Washington, DC',
        fr: 'Washington, D.C.',
        ja: 'ワシントンD.C.',
        tr: 'Washington, D.C.',
        ar: 'واشنطن العاصمة',
        pt: 'Washington, D.C.',
        ru: 'Вашингтон, округ Колумбия',
        es: 'Washington, D.\u00a0C.',
      },
      WA: { fr: 'Washington', tr: 'Washington' },
      VA: { tr: 'Virginia', ar: 'فيرجينيا' },
      NY: brazil('Nova York', 'Nova Iorque'),
      NJ: brazil('Nova Jersey', 'Nova Jérsia'),
      LA: brazil('Louisiana', 'Luisiana'),
      HI: brazil('Havaí', 'Havai'),
      ND: brazil('Dakota do Norte', 'Dacota do Norte'),
      SD: brazil('Dakota do Sul', 'Dacota do Sul'),
    },
    town: {
      Washington: { ja: 'ワシントン', ar: 'واشنطن' },
      Omaha: { ar: 'أوماها' },
      'New York City': brazil('Nova York', 'Nova Iorque'),
      'New Orleans': brazil('Nova Orleans', 'Nova Orleães'),
      'Santa Monica': brazil('Santa Mônica', 'Santa Mónica'),
    },
  },
  BE: { state: { Wallonia: brazil('Valônia', 'Valónia') }, town: {} },
  CA: { state: {}, town: { Vancouver: { pt: 'Vancouver' } } },
  CH: { state: {}, town: { Sitten: { pt: 'Sion' } } },
  CN: { state: { Tibet: brazil('Região Autônoma do Tibete', 'Região Autónoma do Tibete') }, town: {} },
  DE: {
    state: {
      Saxony: brazil('Saxônia', 'Saxónia'),
      'Lower Saxony': brazil('Baixa Saxônia', 'Baixa Saxónia'),
      'Saxony-Anhalt': brazil('Saxônia-Anhalt', 'Saxónia-Anhalt'),
    },
    town: { Köln: brazil('Colônia', 'Colónia'), Stuttgart: brazil('Stuttgart', 'Estugarda') },
  },
  DK: { state: {}, town: { Copenhagen: brazil('Copenhague', 'Copenhaga') } },
  ES: {
    state: { 'Madrid Autonomous Community': brazil('Comunidade de Madri', 'Comunidade de Madrid') },
    town: { Madrid: brazil('Madri', 'Madrid') },
  },
  FI: {
    state: { Lapland: brazil('Lapônia', 'Lapónia') },
    town: { Helsinki: brazil('Helsinque', 'Helsínquia') },
  },
  FR: {
    state: { 'Grand-Est': { pt: 'Grande Leste' }, 'Hauts-de-France': { pt: 'Altos da França' } },
    town: { Avignon: brazil('Avignon', 'Avinhão'), Rouen: { pt: 'Rouen' } },
  },
  GR: {
    state: {
      'Central Macedonia': brazil('Macedônia Central', 'Macedónia Central'),
      'West Macedonia': brazil('Macedônia Ocidental', 'Macedónia Ocidental'),
      'East Macedonia and Thrace': brazil('Macedônia Oriental e Trácia', 'Macedónia Oriental e Trácia'),
      'Ionian Islands': brazil('Ilhas Jônicas', 'Ilhas Jónicas'),
    },
    town: { Thessaloníki: brazil('Tessalônica', 'Salónica') },
  },
  HK: { state: {}, town: { 'Hong Kong': { pt: 'Hong Kong' } } },
  IQ: { state: { Baghdad: brazil('Bagdá', 'Bagdade') }, town: { Baghdad: brazil('Bagdá', 'Bagdade') } },
  IR: {
    state: { Tehran: brazil('Teerã', 'Teerão'), Isfahan: { pt: 'Isfahan' } },
    town: { Tehran: brazil('Teerã', 'Teerão') },
  },
  IT: { state: { Veneto: brazil('Vêneto', 'Véneto') }, town: { Genoa: brazil('Gênova', 'Génova') } },
  KE: { state: {}, town: { Nairobi: brazil('Nairóbi', 'Nairobi') } },
  MC: { state: {}, town: { Monaco: brazil('Mônaco', 'Mónaco') } },
  NL: {
    state: {},
    town: { Amsterdam: brazil('Amsterdã', 'Amesterdão'), Rotterdam: brazil('Roterdã', 'Roterdão') },
  },
  PK: { state: {}, town: { Islamabad: brazil('Islamabad', 'Islamabade') } },
  PL: {
    state: {
      'Lesser Poland': brazil('Voivodia da Pequena Polônia', 'Voivodia da Pequena Polónia'),
      'Greater Poland': brazil('Voivodia da Grande Polônia', 'Voivodia da Grande Polónia'),
    },
    town: {},
  },
  RU: {
    state: { Moscow: brazil('Moscou', 'Moscovo'), Chechen: brazil('Chechênia', 'Chechénia') },
    town: { Moscow: brazil('Moscou', 'Moscovo') },
  },
  SA: { state: {}, town: { Riyadh: brazil('Riad', 'Riade') } },
  TH: { state: { Bangkok: brazil('Bangkok', 'Banguecoque') }, town: { Bangkok: brazil('Bangkok', 'Banguecoque') } },
  UA: {
    state: { Crimea: brazil('República Autônoma da Crimeia', 'República Autónoma da Crimeia') },
    town: {},
  },
};

type Named = { country: string; name: string; code?: string; names: Partial<Record<Language, string>> };

function wordingOf(kind: Kind, { country, name, code, names }: Named): Wording | undefined {
  const wording = wordings[country]?.[kind][kind === 'state' && country === 'US' ? (code ?? '') : name];
  if (kind === 'state' || country !== 'US') return wording;
  const ru = russianTowns[name];
  const ar = names.ar && spelledAlike(names.ar, name);
  return { ...(ar && ar !== names.ar && { ar }), ...usTownWording(name), ...(ru && { ru }), ...wording };
}

/** A place with the names that natives use. The one of Portugal and those replaced are spellings that it is
 * also found by. */
export function reworded<P extends Named & { aliases: string[] }>(kind: Kind, place: P): P {
  const { 'pt-PT': portugal, ...names } = wordingOf(kind, place) ?? {};
  const replaced = (Object.keys(names) as Language[]).map((language) => place.names[language]);
  const now = Object.values<string | undefined>({ ...place.names, ...names });
  const aliases = [portugal, ...replaced].filter((each) => each && !now.includes(each)) as string[];
  return portugal || Object.keys(names).length
    ? { ...place, names: { ...place.names, ...names }, aliases: [...place.aliases, ...aliases] }
    : place;
}

/** What a place is called in Portugal, where it is called otherwise in Brazil. */
export const inPortugal = (kind: Kind, place: Named): string | undefined => wordingOf(kind, place)?.['pt-PT'];
