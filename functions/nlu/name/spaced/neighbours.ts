import type { Candidate } from '#functions/nlu/name/candidate.ts';
import { bareArticle, type Page } from '#functions/nlu/name/spaced/page.ts';

/** A candidate of a page, with the words that it spans. */
export type Span = Candidate & { from: number; to: number };

/** Words between an organisation and its person: a trade, a title, an article. */
const MOST_BETWEEN = 2;

/** What is known of a person by the words of the name. */
const sureOf = ({ features }: Candidate): string => {
  const has = (name: string) => features.includes(`p:${name}`);
  if (has('patronymic') || (has('forename') && has('surname'))) return 'full';
  if (!has('forename')) return 'unknown';
  return has('everyday:0:true') || has('everyday:0:false') ? 'forename' : 'word';
};

/**
 * Tells people and organisations beside or inside each other apart: “Hillside Bank | Kristi Tamm”, “Petits Loups | madame
 * Nguema”. The person is the caller.
 */
export function addNeighbours(spans: readonly Span[], page: Page): void {
  const people = spans.filter(({ kind }) => kind === 'person');
  const byStart = Map.groupBy(people, ({ from }) => from);
  const byEnd = Map.groupBy(people, ({ to }) => to);
  const isFree = (from: number, to: number) => page.words.slice(from, to).every(({ stop }) => !stop);
  for (const { kind, from, to, features } of spans) {
    if (kind !== 'organisation') continue;
    const within = (byEnd.get(to) ?? []).filter((person) => person.from > from && isFree(from, to - 1));
    for (const name of new Set(within.map((person) => sureOf(person)))) features.push(`o:ends-person:${name}`);
    if (byStart.get(from)?.some((person) => person.to >= to)) features.push('o:is-person');
    for (let gap = 0; gap <= MOST_BETWEEN; gap++) {
      const next = byStart.get(to + gap) ?? [];
      for (const name of new Set(next.map((person) => sureOf(person)))) features.push(`o:then-person:${gap}:${name}`);
    }
    const places = features.includes('o:heads:0') ? 'plain' : 'place';
    const isTitle = (at: number) =>
      page.book.titles.has(page.words[at]?.folded ?? '') && !bareArticle.has(page.words[at]!.folded);
    // “Policía local, agente Requena”, but not “étude maître Roussel”
    if (to > from + 1 && places === 'place' && isTitle(to))
      for (const person of byStart.get(to + 1) ?? []) person.features.push('p:officer');
    for (const person of within) person.features.push(`p:ends-place:${places}`);
    for (let gap = 0; gap <= MOST_BETWEEN; gap++)
      for (const person of byStart.get(to + gap) ?? []) {
        const after = `p:after-place:${gap}:${places}`;
        if (!person.features.includes(after)) person.features.push(after, `${after}:${sureOf(person)}`);
      }
  }
  for (const person of people) person.features.splice(0, Infinity, ...new Set(person.features));
}
