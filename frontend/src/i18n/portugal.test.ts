import { expect, test } from 'vitest';

import { overlaid } from '#shared/values/overlay.ts';

type Phrases = { [key: string]: string | Phrases };
const brazil = import.meta.glob<Phrases>('./pt/*.json', { import: 'default', eager: true });
const portugal = import.meta.glob<Phrases>('./pt-PT/*.json', { import: 'default', eager: true });

const flatten = (phrases: Phrases, path = ''): [string, string][] =>
  Object.entries(phrases).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );
const markupIn = (phrase = '') => (phrase.match(/\{\{.*?\}\}|<\/?\w+>/g) ?? []).sort();

/** What only Brazilians say: a call, “you”, a rent, a file, a screen, a user, a gerund. */
const brazilian =
  /alugue[lr]|\bachar\b|\bbaix(ar|e)\b|\bequipe|\barquivo|liga[çc](ão|ões)|\bvocês?(?!\p{L})|celular|\btela\b|usuári|contato|\bregistro|\bsenha|\bsalv[ao]|aplicativo|compartilh|\bdisqu|\bdisc[ao]|carregando|\bsuporte\b|movimentaç|\best(ou|á|ão) \p{L}+ndo\b/iu;

const pages = Object.entries(portugal).map(
  ([path, over]) => [path, brazil[path.replace('pt-PT', 'pt')], over] as const,
);

test.each(pages)('%s rewords phrases of Brazil, with their placeholders', (_, base, over) => {
  const known = new Map(flatten(base ?? {}));
  for (const [key, phrase] of flatten(over)) {
    expect(known.has(key), key).toBe(true);
    expect(phrase, key).not.toBe(known.get(key));
    expect(markupIn(phrase), key).toEqual(markupIn(known.get(key)));
  }
});

test.each(pages)('%s leaves nothing that only Brazilians say', (_, base, over) => {
  const read = flatten(overlaid<Phrases>(base!, over));
  expect(read.filter(([, phrase]) => brazilian.test(phrase))).toEqual([]);
});
