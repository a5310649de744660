/** Words after which something is missing, in all languages: conjunctions, prepositions, articles. */
const open = new Set(
  [
    'and but or so because that if whether to of for with at in on by from about the a an my your his her their our is are was were i we she he they who which when while than as it',
    'et mais ou donc que qui si de du des au aux pour avec dans sur par le la les un une mon ma mes votre vos son sa ses est je il elle nous vous parce ne où',
    'y e o u pero porque del al para por con en el los las una mi su tu es cuando se lo como más',
    'mas da do dos das ao à os as no na nos nas um uma meu minha seu sua é pra com em não quando',
    've ama veya ki bir bu şu çünkü ile',
    'и а но или что чтобы если в во на с со к ко о об от до из за по для у не как когда потому я мы она он они ли',
    'و في من على عن إلى الى مع أن ان إن اللي إذا اذا لو بس يا لأن أو او ما',
  ].flatMap((words) => words.split(' ')),
);
/** A text is rather cut where a clause ends, if that leaves so much of it. */
const ENOUGH = 0.6;

/**
 * A text of at most so many letters; a longer one ends with “…”, after a clause if one ends near, else after a word, and never
 * at “and” or “to the”.
 */
export function cutText(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const room = letters.slice(0, Math.max(0, most - 1)).join('');
  return `${withoutOpenEnd(upToClause(room) ?? upToWord(room, letters[most - 1]!))}…`;
}

/** Up to the last clause that ends near; null if none does. */
function upToClause(text: string): string | null {
  const end = Math.max(...[...text.matchAll(/[.;,!?،؛؟](?=\s)|[。、！？]/gu)].map(({ index }) => index), -1);
  return end >= text.length * ENOUGH ? text.slice(0, end) : null;
}

function upToWord(text: string, next: string): string {
  const isWhole = !/[\p{L}\p{M}\p{N}]/u.test(next) || !/\s/u.test(text);
  return isWhole ? text : text.replace(/[^\s]+$/u, '');
}

function withoutOpenEnd(text: string): string {
  const bare = text.replace(/[\s\p{P}]+$/u, '');
  const [last = ''] = /[^\s]+$/u.exec(bare) ?? [];
  return last !== bare && open.has(last.toLocaleLowerCase()) ? withoutOpenEnd(bare.slice(0, -last.length)) : bare;
}
