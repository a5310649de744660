import { startingAt } from '#functions/nlu/name/phrasebook.ts';
import { isEveryday, isMarked, isName, type Page, valueOf } from '#functions/nlu/name/spaced/page.ts';
import type { Span } from '#functions/nlu/name/spaced/neighbours.ts';

/** Words between a name and the one that replaces it: “Songül Aydın ben ay pardon Songül Aydoğan”. */
const MOST_BETWEEN = 4;

/** Whether a span is a person’s name by its words, not only by its place. */
const isEvident = (page: Page, { from, to }: Span): boolean =>
  page.words
    .slice(from, to)
    .some((word, at) => (isName(page, word) || isMarked(page, from + at)) && !isEveryday(page, word)) ||
  (to > from + 1 && page.vocabulary.forenames.has(page.words[from]!.folded));

/** “Momo, well, Mohamed Benchikh”: a full name instead of a nickname, not instead of the owner’s who is addressed. */
const isFuller = ({ owners, vocabulary }: Page, nickname: readonly string[], name: readonly string[]): boolean =>
  name.length > nickname.length && vocabulary.forenames.has(name[0]!) && !nickname.some((word) => owners.has(word));

const longestAt = (people: readonly Span[], edge: 'from' | 'to', at: number): Span | undefined =>
  people
    .filter((span) => span[edge] === at)
    .reduce<Span | undefined>(
      (most, one) => (!most || one.to - one.from > most.to - most.from ? one : most),
      undefined,
    );

/** The words of names that are corrected in the same breath, folded. The right names stand where the wrong ones did. */
export function correct(page: Page, spans: Span[]): string[] {
  const people = spans.filter((span) => span.kind === 'person');
  const { words, book } = page;
  const taken: string[] = [];
  for (const end of new Set(people.map(({ to }) => to))) {
    const before = longestAt(people, 'to', end)!;
    if (!isEvident(page, before)) continue;
    for (let gap = 0; gap <= MOST_BETWEEN; gap++) {
      const length = startingAt(words, end + gap, book.correction);
      if (!length) continue;
      let start = end + gap + length;
      while (start < end + MOST_BETWEEN && !people.some(({ from }) => from === start)) start++;
      const after = longestAt(people, 'from', start);
      if (!after || !isEvident(page, after)) break;
      const { named = false } = after;
      const [one, other] = [before, after].map(({ from, to }) => words.slice(from, to).map(({ folded }) => folded));
      const wrong = one!.filter((word) => !other!.includes(word));
      const sameFirst = one![0] === other![0];
      const { forenames, surnames } = page.vocabulary;
      const isSurname = (word: string) => surnames.has(word) || !forenames.has(word);
      const lastOnly = one!.length > 1 && other!.length === 1 && isSurname(other![0]!);
      // “Becky Tran, no, Wallace”: only the last name is another.
      if (lastOnly) {
        taken.push(one!.at(-1)!);
        after.value = `${valueOf(page, before.from, before.to - 1)} ${valueOf(page, after.from, after.to)}`;
        after.features = [...before.features, 'p:mended'];
      } else if (wrong.length && (sameFirst || one!.length === other!.length || isFuller(page, one!, other!))) {
        taken.push(...wrong);
        spans.push({ ...after, features: [...before.features, 'p:mended'], named: page.asked === 'who' || named });
      }
      break;
    }
  }
  return taken;
}

/** What a caller says a name is not: “Meena not Meera”, “Aydın değil Aydoğan”. */
export function deniedIn(page: Page): string[] {
  const { words, book } = page;
  return words.flatMap((word, at) => {
    const isNamed = isName(page, word) && !isEveryday(page, word);
    const [before, after] = [words[at - 1], words[at + 1]];
    const beside = (other: typeof before) => other && isName(page, other) && !isEveryday(page, other);
    if (!isNamed) return [];
    if (page.language === 'tr')
      return after && book.denial.has(after.folded) && (beside(words[at + 2]) || beside(before)) ? [word.folded] : [];
    return before && book.denial.has(before.folded) && (beside(words[at - 2]) || beside(after)) ? [word.folded] : [];
  });
}
