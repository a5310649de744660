import { isReasonCode, type Fact, type Reason } from '#functions/nlu/spam/reason-codes.ts';
import type { Signals } from '#functions/calls/verdict/signals.ts';

/** Countries whose carriers attest caller numbers. */
const ATTESTING = new Set(['US', 'CA', 'FR']);
const attested = ({ country, attestation }: Signals) => (country && ATTESTING.has(country) ? attestation : null);
const BURST = 3;

/** The points of each fact that holds. */
const rules: readonly { code: Fact; points: number; when: (signals: Signals) => boolean }[] = [
  { code: 'contact', points: -60, when: ({ contact }) => contact },
  // Less than a contact: numbers are spoofed and sold, so that a call that sounds like spam still gets a warning.
  { code: 'talked_before', points: -30, when: ({ contact, talkedBefore }) => talkedBefore && !contact },
  { code: 'attested', points: -10, when: (all) => attested(all) === 'A' },
  { code: 'attested_in_part', points: -3, when: (all) => attested(all) === 'B' },
  {
    code: 'not_attested',
    points: 10,
    when: (all) => attested(all) === 'C' || attested(all) === 'none',
  },
  { code: 'neighbour_number', points: 15, when: ({ neighbour, contact }) => neighbour && !contact },
  { code: 'invalid_number', points: 35, when: ({ numbering }) => numbering === 'invalid' },
  { code: 'withheld_number', points: 5, when: ({ numbering }) => numbering === 'withheld' },
  { code: 'premium_number', points: 20, when: ({ line }) => line === 'premium' },
  { code: 'internet_number', points: 10, when: ({ line }) => line === 'internet' },
  { code: 'burst', points: 20, when: ({ ownersCalled }) => ownersCalled > BURST },
  { code: 'keypad_menu', points: 25, when: ({ keypadMenu }) => keypadMenu },
  { code: 'talks_at_once', points: 20, when: ({ talksAtOnce, keypadMenu }) => talksAtOnce && !keypadMenu },
  { code: 'silent', points: 20, when: ({ silent, keypadMenu, talksAtOnce }) => silent && !keypadMenu && !talksAtOnce },
];

/** All reasons that move the score, in points for spam or against it. */
export function pointsOf(signals: Signals): Reason[] {
  const reported = reportPoints(signals.reports);
  return [
    ...rules.filter(({ when }) => when(signals)).map(({ code, points }) => ({ code, weight: points })),
    ...(reported ? [{ code: 'reported', weight: reported } as const] : []),
    ...wordPoints(signals.words),
  ];
}

const AT_MOST = { spam: 55, fine: 30 };

/** The words count from −30 to +55 by their spam probability, shared among the signs on that side. */
function wordPoints(words: Signals['words']): Reason[] {
  if (!words) return [];
  const leaning = 2 * Math.min(1, Math.max(0, words.probability)) - 1;
  const points = leaning * (leaning > 0 ? AT_MOST.spam : AT_MOST.fine);
  const signs = words.signs.filter(({ code, weight }) => isReasonCode(code) && weight * points > 0);
  const total = signs.reduce((sum, { weight }) => sum + Math.abs(weight), 0);
  if (total === 0) return points ? [{ code: points > 0 ? 'sounds_like_spam' : 'sounds_ordinary', weight: points }] : [];
  return signs.map(({ code, weight }) => ({ code, weight: (points * Math.abs(weight)) / total }) as Reason);
}

const FORGOTTEN_AFTER = 90;
const HALF_LIFE = 30;
/** One person’s word is not enough. */
const LEAST = 2;
const MOST_POINTS = 45;
/** Reports of today that bring two thirds of the points. */
const MANY = 3;

/** The points of recent reports: each reporter counts once, by their latest, and less each day. */
function reportPoints(reports: Signals['reports']): number {
  const latest = new Map<string, number>();
  for (const { reporter, daysAgo } of reports) {
    const days = Math.max(0, daysAgo);
    if (days <= FORGOTTEN_AFTER) latest.set(reporter, Math.min(days, latest.get(reporter) ?? Infinity));
  }
  if (latest.size < LEAST) return 0;
  const fresh = [...latest.values()].reduce((sum, days) => sum + 0.5 ** (days / HALF_LIFE), 0);
  return MOST_POINTS * (1 - Math.exp(-fresh / MANY));
}
