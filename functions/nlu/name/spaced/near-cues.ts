import { endingAt, startingAt } from '#functions/nlu/name/phrasebook.ts';
import { memo, type Page } from '#functions/nlu/name/spaced/page.ts';
import { maybeName } from '#functions/nlu/name/spaced/person-words.ts';
import { classOf } from '#functions/nlu/name/spaced/word-class.ts';

const FARTHEST = 3;
const cues = ['strong', 'intro', 'from', 'others', 'kin', 'possessives', 'roles', 'places'] as const;
const laterCues = ['namingAfter', 'after', 'called', 'roles', 'kin'] as const;

/** Cues a few words before a position, past a trade that no list has: “ben kombici | Ramazan”. */
const cuesBefore = (page: Page, from: number): readonly string[] =>
  memo(page, 'near-before', from, () => {
    const { words, book } = page;
    const found: string[] = [];
    for (let gap = 1; gap <= FARTHEST && from - gap >= 0; gap++) {
      const at = from - gap;
      if (words[at]!.stop) break;
      for (const cue of cues)
        if (endingAt(words, at, book[cue])) {
          found.push(`near:${cue}:${gap}`, `near:${cue}:${gap}:${classOf(page, from - 1)}`);
          if (cue === 'strong' || cue === 'intro') return found;
        }
    }
    return found;
  });

/** Cues a few words after a position. */
const cuesAfter = (page: Page, to: number): readonly string[] =>
  memo(page, 'near-after', to, () => {
    const { words, book } = page;
    const found: string[] = [];
    for (let gap = 1; gap <= FARTHEST && to + gap < words.length; gap++) {
      if (words[to + gap - 1]!.stop) break;
      for (const cue of laterCues) if (startingAt(words, to + gap, book[cue])) found.push(`then-near:${cue}:${gap}`);
    }
    return found;
  });

/** The places of a turn at which a caller introduces themselves. */
const introductions = (page: Page): readonly number[] =>
  memo(page, 'introductions', 0, () => {
    const { words, book } = page;
    return words.flatMap((_, at) =>
      (endingAt(words, at, book.strong) || endingAt(words, at, book.intro)) && maybeName(page, at, true) ? [at] : [],
    );
  });

/** What speaks for or against a span from farther away. */
export function nearFeatures(page: Page, from: number, to: number): string[] {
  // “Bruninha … é a Dandara”: who is introduced elsewhere is the caller, and this one is addressed.
  const elsewhere = introductions(page).filter((at) => at < from || at >= to);
  const where = elsewhere.length ? (elsewhere.some((at) => at >= to) ? 'later' : 'earlier') : 'none';
  return [
    ...cuesBefore(page, from),
    ...cuesAfter(page, to),
    `elsewhere:${where}`,
    `elsewhere:${where}:${from === 0 ? 'start' : 'within'}`,
  ];
}
