import type { NoiseContext } from '#scripts/suppression/noise.ts';
import { birthKinds } from '#scripts/suppression/second-noise/births.ts';
import { contactKinds } from '#scripts/suppression/second-noise/contacts.ts';
import { type Draft, type Kind, recordOf } from '#scripts/suppression/second-noise/draft.ts';
import { gapKinds } from '#scripts/suppression/second-noise/gaps.ts';
import { givenNameKinds } from '#scripts/suppression/second-noise/given-names.ts';
import { lifeKinds } from '#scripts/suppression/second-noise/life.ts';
import { placeKinds } from '#scripts/suppression/second-noise/places.ts';
import { isRecognisable } from '#scripts/suppression/second-noise/recognisable.ts';
import { scriptKinds } from '#scripts/suppression/second-noise/scripts.ts';
import { spellingKinds } from '#scripts/suppression/second-noise/spelling.ts';
import { surnameKinds } from '#scripts/suppression/second-noise/surnames.ts';
import { writtenKinds } from '#scripts/suppression/second-noise/written.ts';

export const kinds: readonly Kind[] = [
  ...spellingKinds,
  ...givenNameKinds,
  ...surnameKinds,
  ...scriptKinds,
  ...writtenKinds,
  ...birthKinds,
  ...placeKinds,
  ...contactKinds,
  ...lifeKinds,
  ...gapKinds,
];

/** How often noise hits each part of a record. */
const PARTS: Record<Kind['part'], number> = {
  spelling: 20,
  name: 28,
  birth: 12,
  address: 13,
  phone: 8,
  email: 5,
  people: 4,
  work: 3,
  gap: 12,
};
const ofPart = Map.groupBy(kinds, ({ part }) => part);

/** How many kinds one record has. */
const AMOUNTS = { 1: 30, 2: 34, 3: 21, 4: 9, 5: 6 };
/** With more of one part than this nobody could recognise the person; and a source is of one kind. */
const mostOf = (part: Kind['part']) => (part === 'gap' ? 1 : 2);
/** A record that says little may have no room for more noise. */
const TRIES = 20;

/** What of a draft a source would deliver, to compare. */
export const textOf = (draft: Draft) => JSON.stringify(recordOf(draft, ''));

export type Noisy = { draft: Draft; cost: number; kinds: string[] };

/** With two of these, as an initial and the surname of the spouse, nothing of the name would be left. */
const isHard = ({ part, cost = 0 }: Kind) => part === 'name' && cost > 0;
const costOf = (taken: readonly Kind[]) => taken.reduce((sum, { cost = 0 }) => sum + cost, 0);

/** A draft with a few kinds of noise, each of which changes something and leaves the person recognisable. */
export function noisy(clean: Draft, context: NoiseContext): Noisy {
  const { chance } = context;
  const amount = Number(chance.weigh(AMOUNTS));
  const taken: Kind[] = [];
  let [draft, text] = [clean, textOf(clean)];

  /** Takes a kind of this part. Few apply to a given record, so that others of the part are tried in its place. */
  function take(part: Kind['part']): void {
    if (taken.filter((kind) => kind.part === part).length >= mostOf(part)) return;
    const left = new Map(
      ofPart
        .get(part)!
        .filter((kind) => !taken.includes(kind) && !(isHard(kind) && taken.some(isHard)))
        .map((kind) => [kind.title, kind]),
    );
    while (left.size) {
      const kind = left.get(chance.weigh(Object.fromEntries([...left].map(([title, { share }]) => [title, share]))))!;
      left.delete(kind.title);
      const changed = kind.change(draft, context);
      if (!changed || textOf(changed) === text || !isRecognisable(clean, changed, costOf([...taken, kind]))) continue;
      taken.push(kind);
      [draft, text] = [changed, textOf(changed)];
      return;
    }
  }
  for (let tries = 0; tries < TRIES && taken.length < amount; tries++) take(chance.weigh(PARTS));
  return { draft, cost: costOf(taken), kinds: taken.map(({ title }) => title) };
}
