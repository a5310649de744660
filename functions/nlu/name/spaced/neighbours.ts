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

/** Titles and the small words among them: “maréchal des logis”. */
const MOST_TITLES = 4;

/** Where the titles end that start at a position: “Policía local, | agente | Requena”; undefined without one. */
function pastTitles({ book, words }: Page, from: number): number | undefined {
  const isTitle = (at: number) => book.titles.has(words[at]?.folded ?? '') && !bareArticle.has(words[at]!.folded);
  const isSmall = (at: number) =>
    bareArticle.has(words[at]?.folded ?? '') || book.particles.has(words[at]?.folded ?? '');
  if (!isTitle(from)) return undefined;
  let at = from + 1;
  while (at < from + MOST_TITLES && (isTitle(at) || isSmall(at))) at++;
  return at;
}

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
    const officer = places === 'place' && to > from + 1 ? pastTitles(page, to) : undefined;
    for (const person of byStart.get(officer ?? -1) ?? []) person.features.push('p:officer');
    for (const person of within) person.features.push(`p:ends-place:${places}`);
    for (let gap = 0; gap <= MOST_BETWEEN; gap++)
      for (const person of byStart.get(to + gap) ?? []) {
        const after = `p:after-place:${gap}:${places}`;
        if (!person.features.includes(after)) person.features.push(after, `${after}:${sureOf(person)}`);
      }
  }
  for (const person of people) person.features.splice(0, Infinity, ...new Set(person.features));
}
