import { figuresOf } from '#functions/nlu/when/tokens.ts';
import { valueAt, type Match, type Reader } from '#functions/nlu/when/reader.ts';
import type { TimeParts } from '#functions/nlu/when/time-parts.ts';
import { daysIn } from '#functions/nlu/when/wall.ts';

type Figures = { to: number; parts: string[]; mark: string };

/** Digits joined by one kind of mark: 15:30, 3/4/2026. */
function figuresAt(reader: Reader, index: number, marks: RegExp): Figures | null {
  const text = (at: number) => reader.lexemes[at]?.text.normalize('NFKC') ?? '';
  const glued = (at: number) => reader.lexemes[at]?.glued;
  const mark = text(index + 1);
  if (!/^\d+$/.test(figuresOf(text(index))) || !marks.test(mark)) return null;
  const parts = [figuresOf(text(index))];
  let to = index + 1;
  while (parts.length < 3 && text(to) === mark && glued(to) && glued(to + 1) && /^\d+$/.test(figuresOf(text(to + 1)))) {
    parts.push(figuresOf(text(to + 1)));
    to += 2;
  }
  return parts.length > 1 ? { to, parts, mark } : null;
}

/** 15:30, 15:30:20; with a point unless that is a date. */
export function clockFigures(reader: Reader, index: number): Match<TimeParts>[] {
  const figures = figuresAt(reader, index, /^[:.]$/);
  if (!figures) return [];
  const [hour = 0, minute = 0, second = 0] = figures.parts.map(Number);
  const [hours = '', minutes = ''] = figures.parts;
  if (hour > 24 || minute > 59 || second > 59 || hours.length > 2 || minutes.length !== 2) return [];
  if (figures.mark === '.' && (figures.parts.length > 2 || (reader.grammar.dotted && minute <= 12 && minute > 0)))
    return [];
  const grain = figures.parts.length > 2 ? 'second' : 'minute';
  const isCertain = hour > 12 || hour === 0 || hours.startsWith('0');
  return [{ to: figures.to, value: { time: { hour, minute, second, grain, isCertain } } }];
}

/** 4/7, 4/7/2026, 2026-07-04, 7/2026. */
export function dateFigures(reader: Reader, index: number): Match<TimeParts>[] {
  const figures = figuresAt(reader, index, /^[/.-]$/) ?? (reader.isWhen ? spacedFigures(reader, index) : null);
  if (!figures) return [];
  const { to, parts, mark } = figures;
  const timeParts = dateOf(parts, reader.grammar.order === 'month' && mark !== '.');
  if (!timeParts) return [];
  const isShort = parts.length === 2 && timeParts.year === undefined;
  const isUnsure = mark === '-' || (mark === '.' && !reader.grammar.dotted);
  if (isShort && isUnsure && !reader.isWhen) return [];
  return [{ to, value: timeParts }];
}

/** “17 02 2014”, if nothing else is possible. */
function spacedFigures(reader: Reader, index: number): Figures | null {
  if (reader.grammar.order === 'month' || valueAt(reader, index - 1, 'at') !== undefined) return null;
  const parts: string[] = [];
  for (let at = index; at < index + 3 && /^\d+$/.test(reader.lexemes[at]?.text ?? ''); at++)
    parts.push(reader.lexemes[at]?.text ?? '');
  return parts.length > 1 ? { to: index + parts.length, parts, mark: ' ' } : null;
}

function dateOf(parts: string[], isMonthFirst: boolean): TimeParts | null {
  const [a = 0, b = 0, c] = parts.map(Number);
  const [first = '', second = ''] = parts;
  if (first.length === 4 && c === undefined) return validDate({ year: a, month: b });
  if (second.length === 4 && c === undefined) return validDate({ year: b, month: a });
  if (first.length === 4) return validDate({ year: a, month: b, day: c });
  const year = c === undefined ? {} : { year: (parts[2]?.length ?? 0) > 2 ? c : c < 50 ? 2000 + c : 1900 + c };
  const usual = isMonthFirst ? validDate({ month: a, day: b, ...year }) : validDate({ month: b, day: a, ...year });
  return usual ?? (isMonthFirst ? validDate({ month: b, day: a, ...year }) : validDate({ month: a, day: b, ...year }));
}

function validDate(parts: { year?: number; month: number; day?: number }): TimeParts | null {
  const isMonth = parts.month >= 1 && parts.month <= 12;
  return isMonth && (parts.day ?? 1) >= 1 && (parts.day ?? 1) <= daysIn(parts.year ?? 2000, parts.month) ? parts : null;
}

/** 2.5 and 1/2, of hours. */
export function decimalAt(reader: Reader, index: number): Match<number>[] {
  const figures = figuresAt(reader, index, /^[.,/]$/);
  if (figures?.parts.length !== 2) return [];
  const [a = 0, b = 0] = figures.parts.map(Number);
  const value = figures.mark === '/' ? a / b : Number(figures.parts.join('.'));
  return Number.isFinite(value) ? [{ to: figures.to, value }] : [];
}
