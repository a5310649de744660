/** The cost of an Arabic article that is there or not. */
const ARTICLE_COST = 0.8;
export const ARTICLE = 'al';

/** A spelling of a query word; `hasArticle` if only the article was added, which matters for names that have one. */
export type WordForm = { form: string; cost: number; hasArticle?: boolean };
/** Where short vowels are not written. */
export const SAME_CONSONANTS = 3;

/** In a word that could be Japanese, t and d before i and u have another sound code: Bumedin, but not Boumedienne. */
export const otherSounds = (form: string): string[] =>
  /[td][iuy]/.test(form) ? [form.replace(/[td](?=[iuy])/g, '$&h'), form.replace(/[td](?=[iuy])/g, 's')] : [];

export const hasNoVowels = (word: string) => /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(word);

/** The cost of a name with the same consonants alone, if they are enough to tell names apart. */
export const costOfConsonants = (sound: string) => (sound.replace(/^a+/, '').length > 1 ? SAME_CONSONANTS : Infinity);

/** Particles that may be joined with a name. */
const FUSED =
  /^(?:van(?:der?|den)?|von(?:der)?|de(?:l|la|los|las)?|d[aiou]s?|l[ae]|[ae]l|ibn|bin|abou?l?|abul?|bou?)(?=[a-z]{4})/;

/** “alqahtani” also matches “qahtani” and vice versa, “vanderberg” matches “berg”. */
export function withoutArticle({ form, cost }: WordForm): WordForm[] {
  const particle = FUSED.exec(form)?.[0];
  // Essebsi, Ennaceur: the l of the article is that of the name.
  const bare = /^e([nsrtdz])(?=\1[a-z]{3})/.test(form) ? form.slice(2) : '';
  return [
    ...(bare ? [{ form: bare, cost: cost + ARTICLE_COST }] : []),
    ...(particle
      ? [{ form: form.slice(particle.length), cost: cost + ARTICLE_COST * (/^[ae]l$/.test(particle) ? 1 : 4) }]
      : []),
    { form: ARTICLE + form, cost: cost + 2 * ARTICLE_COST, hasArticle: true },
  ];
}
