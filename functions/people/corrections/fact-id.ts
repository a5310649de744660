import { type FactField, identityOf, sections, singleFacts } from '#functions/people/import/merge-person.ts';
import { keyedDigest } from '#functions/platform/digest.ts';
import { appSecret } from '#functions/platform/secret.ts';
import type { Envelope, Person } from '#shared/values/person.ts';

/** The id of a fact: a keyed digest of its identity, so that a correction keeps nothing of what it withdraws. */
export type FactId = (field: FactField, fact: Envelope) => string;

/** A fact, and the field of the person that holds it. */
export type FactInField = { field: FactField; fact: Envelope };

export const factIds = async (secret = appSecret): Promise<FactId> => {
  const key = await secret();
  return (field, fact) => keyedDigest(key, 'fact', `${field}\n${identityOf(field, fact)}`);
};

/** The ids of facts for these people. The secret is read only if one of them has marks: an import mostly needs none. */
export const factIdsFor = async (
  people: Iterable<{ marks?: object | undefined }>,
  secret = appSecret,
): Promise<FactId> => ([...people].some(({ marks }) => marks) ? factIds(secret) : noMarks);

const noMarks: FactId = () => {
  throw new Error('Nobody here has marks');
};

/** The facts of a person by field. */
export const factsByField = (person: Person): FactInField[] => [
  ...sections.flatMap((field) => person[field].map((fact): FactInField => ({ field, fact }))),
  ...singleFacts.flatMap((field): FactInField[] => (person[field] ? [{ field, fact: person[field] }] : [])),
];
