/**
 * The kinds of words. `pazar*` may have one of the language’s endings; `~sat` counts only beside other words of time,
 * `~~may` only in a phrase about a time.
 */
export const kinds = [
  // amounts
  'num', // 0, 1, 2, 3 …
  'ord', // first, second …
  'times', // hundred: multiplies what comes before it
  'ordMark', // the “th” of “15th”
  'article', // “an” hour
  'and',
  'halfMore', // “and a half”
  // clock
  'at', // a time of day follows
  'oclock', // 3 “h”
  'hourish', // “nineish”: an hour by itself
  'hourName', // noon, midnight
  'share', // a quarter, half: minutes of an hour
  'past', // ten “past” three
  'to', // ten “to” three
  'minus', // three “minus” ten
  'gone', // three ten “past”
  'left', // three ten “to”
  'without', // “without” ten three
  'halfOf', // “half of the third”: 2:30
  'halfPast', // “half” three: 3:30
  'meridiem', // am, pm
  'part', // morning …
  'todays', // tonight, this morning
  'zone', // minutes ahead of UTC
  // calendar
  'weekday',
  'month',
  'monthMark', // month “6”, 6 “月”
  'dayMark', // day “15”, 25 “日”
  'dayOf', // “the” fifteenth
  'yearMark', // year “2021”, 2021 “年”
  'era', // 令和: years before its first
  'holiday',
  'ides',
  'quarterMark', // “q”4
  'day', // today, tomorrow: days from today
  'unit', // hour, week …
  'cycle', // last, this, next: −1, 0, 1
  'soonest', // “this coming” Thursday, not the one of next week
  'period', // next week, in one word: `1 week`
  'plus', // Monday “in eight”: days more
  'upcoming', // the “upcoming” two weeks: the second from now
  'edge', // the start, middle, end of
  'nextDay', // “the day after” Easter: days more
  'closest',
  // relations
  'now',
  'in', // “in” an hour
  'within', // “dakikaya”: in so many minutes
  'hence', // an hour “from now”
  'onwards', // two days “later”: a whole day
  'ago', // an hour “ago”
  'back', // “il y a” an hour
  'after', // a week “after” Easter
  'since', // Easter “sonra” a week: after, behind its noun
  'before',
  'of',
  'the',
  'glue', // no meaning
  // in running speech
  'weekend',
  'greeting', // good “morning”: no time
  'or',
  'no', // a correction
  'from',
  'between', // two hours, joined by `and`
  'among', // the same, after the two hours
  'until',
  'limit', // “before” eleven, if another hour follows that replaces it
  'limited', // the same, after the hour: eleven “olmadan”
  'notBefore', // “after” four
  'orLater', // the same, after the hour: four “or later”
  'during',
] as const;
export type Kind = (typeof kinds)[number];

/** `when.json`: the words of each kind, by their value where they have one. */
export type WhenWords = Partial<Record<Kind, string[] | Record<string, string[]>>>;

/** How the times of a language differ from those of others. */
export type WhenGrammar = {
  /** Which comes first in 4/7, and whether 15.2 is a date. */
  order: 'day' | 'month';
  dotted?: boolean;
  /** “Next Friday” on a Tuesday: three days ahead, or in the next week. */
  nextWeekday?: 'soonest' | 'next week';
  /** An hour has a word with it, «à onze heures»: a number after a weekday is most likely a date. */
  isHourMarked?: boolean;
  /** Hours are ordinals: “at the third”. */
  ordinalHours?: boolean;
  /** The ending of ordinals that are days of the month: “пятнадцатого”. */
  dayEnding?: string;
  /** Endings of number words that are an hour, “üçte”, or a day of the month, “dördünde”. */
  hourEnding?: string;
  dayPlaced?: string;
  /** “A quarter of the third” is 2:15. */
  minutesOf?: boolean;
  /** “Five and twenty” is 25. */
  onesFirst?: boolean;
  /** A past time of the current day or month stays current: 3:18 this morning, the first of this May. */
  keepsCurrent?: boolean;
  /** In scripts read letter by letter, how many letters count as a word. */
  lettersAWord?: number;
  /** What may follow a word that ends in `*`, as the source of a regular expression. */
  endings?: string;
  /** Prefixes written together with the next word, by kind. */
  clitics?: Partial<Record<Kind, string[]>>;
};
