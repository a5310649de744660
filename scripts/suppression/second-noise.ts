import type { RawRecord } from '#functions/people/import/record.ts';
import type { Noise, NoiseContext } from '#scripts/suppression/noise.ts';
import { type Draft, draftOf, fullName, recordOf } from '#scripts/suppression/second-noise/draft.ts';
import { type Noisy, noisy, textOf } from '#scripts/suppression/second-noise/kinds.ts';
import { isRecognisable } from '#scripts/suppression/second-noise/recognisable.ts';

/** One broker’s record made of two sources that each had noise of their own. */
function merged(one: Noisy, other: Noisy): Noisy {
  const [a, b] = [one.draft, other.draft];
  const draft = {
    ...a,
    aliases: [
      ...a.aliases,
      ...(fullName(a.name) === fullName(b.name) ? [] : [{ name: b.name, kind: 'also' as const }]),
      ...b.aliases,
    ],
    birth: a.birth ?? b.birth,
    addresses: [...a.addresses, ...b.addresses.map((each) => ({ ...each, current: false }))],
    phones: [...a.phones, ...b.phones],
    emails: [...a.emails, ...b.emails],
    relatives: [...a.relatives, ...b.relatives],
    jobs: [...a.jobs, ...b.jobs],
  };
  return { draft, cost: one.cost, kinds: ['merged of two sources', ...one.kinds, ...other.kinds] };
}

/** One person as two records of a source that did not join them: one with the homes, one with numbers and mailboxes. */
function split(whole: Noisy, clean: Draft): Noisy[] {
  const { draft, cost, kinds } = whole;
  const homes = { ...draft, phones: [], emails: [], profiles: [], jobs: [] };
  const contacts = { ...draft, addresses: draft.addresses.slice(0, 1), relatives: [], birth: null, schools: [] };
  const halves = [homes, contacts].filter(
    (half) => isRecognisable(clean, half, cost) && textOf(half) !== textOf(draft),
  );
  if (halves.length < 2) return [whole];
  return halves.map((half) => ({ draft: half, cost, kinds: ['split into two records', ...kinds] }));
}

const SOURCES = [
  'Voter extract',
  'Consumer file',
  'Web crawl',
  'Property rolls',
  'Phone directory',
  'Marketing list',
  'Old backup',
];

/** As `noise`, with the kinds that each record has. */
export function noiseWithKinds(
  record: RawRecord,
  context: NoiseContext,
): { source: string; record: RawRecord; kinds: string[] }[] {
  const { chance, round } = context;
  const clean = draftOf(record);
  const once = () => noisy(clean, context);
  const manner = chance.weigh({ one: 77, merged: 9, split: 8, twice: 6 });
  const made =
    manner === 'merged'
      ? [merged(once(), once())]
      : manner === 'split'
        ? split(once(), clean)
        : manner === 'twice'
          ? [once(), once()].map((each) => ({ ...each, kinds: ['from two sources', ...each.kinds] }))
          : [once()];
  const first = chance.below(SOURCES.length);
  return made.map(({ draft, kinds }, nth) => ({
    source: SOURCES[(first + nth) % SOURCES.length]!,
    record: recordOf(draft, `${String(record.id)}/${round}`),
    kinds,
  }));
}

/**
 * Noise by another hand than that of `noise.ts`, so that the rule is not only tested with what its author thought of.
 * The records look as feeds of brokers do; a careful clerk with the clean record beside them would still recognise the person.
 */
export const noise: Noise = (record, context) =>
  noiseWithKinds(record, context).map(({ source, record: made }) => ({ source, record: made }));
