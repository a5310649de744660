/** About how wide a text is in Plex Sans, in em: good enough to keep labels apart without measuring on a page. */
const widthOf = (character: string) => {
  if (/\p{M}/u.test(character)) return 0;
  if (/[\u1100-\u11ff\u2e80-\uffdc]/u.test(character) && !/[\ufb50-\ufeff]/u.test(character)) return 1;
  if (/[\sijl.,:;'’|!()[\]·-]/u.test(character)) return 0.32;
  return /[\p{Lu}mw—…]/u.test(character) ? 0.7 : 0.56;
};

export const textWidth = (text: string, size: number): number =>
  Array.from(text).reduce((width, character) => width + widthOf(character), 0) * size;

/** Wraps text into at most this many lines of a width, ending with “…” if cut. */
export function wrapText(text: string, size: number, width: number, most = 2): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text, size, width)) {
    if (textWidth((line + piece).trim(), size) <= width) line += piece;
    else {
      lines.push(line.trim());
      line = piece;
    }
  }
  lines.push(line.trim());
  const shown = lines.filter(Boolean);
  if (shown.length <= most) return shown;
  return [...shown.slice(0, most - 1), ellipsis(shown.slice(most - 1).join(' '), size, width)];
}

/** Wraps a name like `wrapText`; one that would be cut has the initials of its middle names instead, or fewer names. */
export function wrapName(name: string, size: number, width: number, most = 2): string[] {
  const lines = [name, ...shorterNames(name)].map((each) => wrapText(each, size, width, most));
  return lines.find((each) => !each.at(-1)?.endsWith('…')) ?? lines[0]!;
}

/** The same name with initials, without what is between the first name and the last, and with the initial of the first. */
function shorterNames(name: string): string[] {
  const words = name.split(/\s+/);
  const [first, last] = [words[0]!, words.at(-1)!];
  if (words.length < 2 || !words.every((word) => /^\p{L}/u.test(word)) || !/^\p{Lu}/u.test(name)) return [];
  const initialOf = (word: string) => (/^\p{Lu}\p{L}+$/u.test(word) ? `${graphemes(word)[0]}.` : word);
  return [
    [first, ...words.slice(1, -1).map(initialOf), last].join(' '),
    `${first} ${last}`,
    `${initialOf(first)} ${last}`,
  ];
}

/** The text cut to this width. */
export function ellipsis(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  const letters = graphemes(text);
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Words with the space behind them; a word wider than a line in its letters. */
const piecesOf = (text: string, size: number, width: number) =>
  (text.match(/\S+\s*/gu) ?? [])
    .flatMap((word) => (textWidth(word, size) > width ? (word.match(/[^-]*-|[^-]+/gu) ?? []) : [word]))
    .flatMap((word) => (textWidth(word, size) > width ? graphemes(word) : [word]));

const graphemes = (text: string) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
