import { expect, test } from 'vitest';

import { parseRecord, toPerson } from '#functions/people/import/to-person.ts';
import { mergePerson } from '#functions/people/import/merge-person.ts';
import { POPULATION } from '#scripts/population/people.ts';
import { pastPeople, referencePeople } from '#scripts/population/reference-people.ts';
import { AS_OF } from '#scripts/population/time.ts';
import { type Confidence, type Envelope, factsOf, type Person } from '#shared/values/person.ts';

const all = [...referencePeople, ...pastPeople];
const people = all.map((record) => toPerson(parseRecord(record), { source: POPULATION, asOf: AS_OF }));
const byId = new Map(people.map((person) => [person.person_id, person]));
const nameOf = (person: Person) => person.names[0]!.full_name;

/** A directory of officials states each of its facts as certain. */
const OFFICIAL = 'Marguerite Ashdown';

/** The confidence of a fact whose sources are imported one after the other, each as sure as `base`. */
function counted(person: Person, fact: Envelope, base: Confidence): Confidence {
  const alone = fact.sources.map((source) => ({
    ...person,
    names: [{ ...person.names[0]!, sources: [source], confidence: base }],
  }));
  return alone.reduce(mergePerson).names[0]!.confidence;
}

test('facts are as sure as an import counts them: a source alone is good or itself unsure, a second one raises it', () => {
  for (const person of people)
    for (const fact of factsOf(person)) {
      const bases: Confidence[] = nameOf(person) === OFFICIAL ? [4] : fact.sources.length > 1 ? [3] : [2, 3];
      const possible = bases.map((base) => counted(person, fact, base));
      expect(possible, `${nameOf(person)}: ${JSON.stringify(fact)}`).toContain(fact.confidence);
    }
});

test('two relatives say the same of each other, with the same sources, dates and confidence', () => {
  let pairs = 0;
  for (const person of people)
    for (const { person_id, sources, confidence } of person.family_members) {
      const relative = byId.get(person_id!)!;
      const back = relative.family_members.find((each) => each.person_id === person.person_id)!;
      expect(
        { sources: back.sources, confidence: back.confidence },
        `${nameOf(person)} and ${nameOf(relative)}`,
      ).toEqual({
        sources,
        confidence,
      });
      pairs++;
    }
  expect(pairs).toBeGreaterThan(40);
});

test('who is listed as married is as surely married as the spouse is the spouse', () => {
  const married = people.flatMap(({ family_members, relation_ship_status: status }) =>
    family_members.filter(({ relation }) => relation === 'spouse').map((spouse) => ({ spouse, status })),
  );
  expect(married).toHaveLength(6);
  for (const { spouse, status } of married)
    expect(status).toMatchObject({ relation_ship_status: 'married', confidence: spouse.confidence });
});

test('a sibling of the spouse is a sibling-in-law, and so is the spouse of a sibling', () => {
  const kin = (person: Person, relation: string) =>
    person.family_members.filter((each) => each.relation === relation).map(({ person_id }) => byId.get(person_id!)!);
  for (const person of people) {
    const inLaw = [
      ...kin(person, 'spouse').flatMap((spouse) => kin(spouse, 'sibling')),
      ...kin(person, 'sibling').flatMap((sibling) => kin(sibling, 'spouse')),
    ].map(nameOf);
    expect(kin(person, 'sibling_in_law').map(nameOf).toSorted(), nameOf(person)).toEqual(inLaw.toSorted());
  }
});
