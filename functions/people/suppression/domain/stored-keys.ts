import type { Digest } from '#functions/people/suppression/digests.ts';
import type { NameWords, Traits } from '#functions/people/suppression/domain/traits.ts';
import { storedFamilyForms, storedGivenForms } from '#functions/people/suppression/domain/word-forms.ts';
import { withoutOneLetter } from '#functions/people/suppression/domain/word-variants.ts';

/** The digests under which a person is found: every form of each name, and what belongs to them alone. */
export function storedKeys(traits: Traits, digest: Digest): number[] {
  const hasLatin = traits.names.some(({ isForeign }) => !isForeign);
  const formsOf = (name: NameWords) => [...storedFamilyForms(name, hasLatin), ...storedGivenForms(name, hasLatin)];
  const names = traits.names.flatMap(formsOf);
  const whole = traits.names.flatMap(storedWholeForms);
  return [...new Set([...names, ...whole, ...contactForms(traits), ...houseForms(traits.houses)])].map(digest);
}

/** Names that are written as one word, in both orders. */
const storedWholeForms = ({ family, given, isForeign }: NameWords): string[] => {
  const [last = '', first = ''] = [family[0], given[0]];
  if (isForeign || !last || !first) return [];
  return [first + last, last + first].flatMap(withoutOneLetter).map((form) => `w:${form}`);
};

/** The forms of what belongs to a person alone. */
export const contactForms = ({ emails, phones, usernames }: Traits): string[] => [
  ...emails.map((email) => `email:${email}`),
  ...phones.map((phone) => `phone:${phone}`),
  ...usernames.map((name) => `user:${name}`),
];

export const houseForms = (houses: string[]): string[] => houses.map((house) => `house:${house}`);
