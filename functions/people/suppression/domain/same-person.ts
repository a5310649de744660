import { type Facts, middleForms } from '#functions/people/suppression/domain/facts.ts';
import type { Traits } from '#functions/people/suppression/domain/traits.ts';
import type { Birth } from '#shared/values/day.ts';

/**
 * How a record's name agrees with that of a removed person: spelled alike; a nickname; a typo or another script; a typo
 * that makes another first name, as siblings may have; a hint such as an initial; a few consonants; only the given name, as
 * after a wedding; only the family name; or not at all.
 */
export type NameLikeness = 'exact' | 'same' | 'near' | 'akin' | 'hint' | 'faint' | 'given' | 'family' | 'other';

/** How two birth dates agree. */
type BirthLikeness = 'same' | 'year' | 'close' | 'other-month' | 'generation' | 'far' | 'unknown';

/**
 * Whether a record is about a removed person. The names agree somehow; the rest distinguishes a person from a namesake.
 * Where too little is known for that, the record counts as the removed person's.
 */
export function isSamePerson(name: NameLikeness, record: Traits, facts: Facts): boolean {
  const birth = birthLikeness(record.birth, facts);
  const shared = sharedFacts(record, facts);
  if (contradicts(record, facts)) {
    if (!['exact', 'same', 'near', 'akin'].includes(name)) return false;
    if (shared.personal > 0) return birth !== 'far';
    return birth === 'same' ? shared.household > 0 : birth !== 'far' && birth !== 'generation' && isSettled(shared);
  }
  if (name !== 'exact' && !shared.personal && birth !== 'same' && isRelative(record, facts)) return false;
  const isContradictory = birth === 'far' || birth === 'generation';
  switch (name) {
    case 'other':
      return isAnotherName(birth, shared, record, facts);
    case 'given':
      if (isAnotherName(birth, shared, record, facts)) return true;
      if (isContradictory) return false;
      return shared.personal > 0 || shared.household >= (birth === 'same' || birth === 'year' ? 1 : 2);
    case 'family': // an unknown nickname, or a name that is beyond recognition, but neither a twin nor a spouse
      if (isAnotherName(birth, shared, record, facts)) return true;
      if (isContradictory) return false;
      if (isSettled(shared) && shared.own > 0) return true;
      if (!hasInitial(record, facts)) return false;
      return shared.personal > 0 || (shared.household > 0 && birth !== 'unknown');
    case 'faint':
    case 'hint':
      if (isContradictory) return false;
      if (shared.personal || birth === 'same') return true;
      if (birth === 'other-month') return false;
      return shared.all > (birth === 'unknown' && name === 'faint' ? shared.towns : 0);
    case 'akin':
      if (isContradictory) return shared.personal > 0 || isWrongDate(shared);
      return agreesWith(name, birth, shared, differsInLife(record, birth, shared, facts));
    case 'near':
    case 'same':
    case 'exact':
      return agreesWith(name, birth, shared, differsInLife(record, birth, shared, facts));
  }
}

/**
 * A person under a name that is not like theirs: in another script, which may be unreadable, or changed. Couples share a
 * mailbox, and so it takes more than one.
 */
function isAnotherName(
  birth: BirthLikeness,
  { personal, own, household }: Shared,
  record: Traits,
  facts: Facts,
): boolean {
  if (birth === 'far' || birth === 'generation') return false;
  if (personal >= 2 || (personal >= 1 && birth === 'same')) return true;
  const isUnreadable = facts.knows('foreign') !== record.names.some(({ isForeign }) => isForeign);
  return isUnreadable && (personal >= 1 || (own >= 2 && household > 0));
}

const hasInitial = ({ names }: Traits, facts: Facts): boolean =>
  names.some(({ given }) => given.some((word) => facts.has('initial', word[0]!)));

/** Whether the removed person's record names this one as a relative: mothers and daughters may have like names. */
const isRelative = ({ names }: Traits, facts: Facts): boolean =>
  names.some(({ given, family }) => facts.has('kin', `${given[0] ?? ''} ${family.at(-1) ?? ''}`));

/** Whether more than the name says so, so that what else the record says is the person's as well. */
export function isSurelySame(record: Traits, facts: Facts): boolean {
  const { personal, household } = sharedFacts(record, facts);
  return personal + household > 0 || birthLikeness(record.birth, facts) === 'same';
}

type Shared = ReturnType<typeof sharedFacts>;

function agreesWith(name: NameLikeness, birth: BirthLikeness, shared: Shared, differs: boolean): boolean {
  const isOwn = shared.personal > 0 || shared.own >= 2;
  // Relatives share towns, houses and numbers: under a name that is only like it, that says nothing.
  const isNamed = name === 'exact' || name === 'same';
  switch (birth) {
    case 'same':
      return true;
    case 'far': // father and son share a name, a phone and a house, but no mailbox, job and school
      return isOwn || isWrongDate(shared);
    case 'generation':
      return isOwn || isWrongDate(shared) || (name !== 'akin' && (shared.household > 0 || shared.kin >= FAMILY));
    case 'other-month':
      return isOwn || isSettled(shared) || (isNamed ? shared.all > 0 : name === 'near' && shared.household > 0);
    case 'year':
    case 'close':
    case 'unknown':
      return shared.all > 0 || !differs;
  }
}

/** Two houses, or one and two numbers: parents and children may share one of each. */
const SEVERAL = 4;
/** Two relatives, each by spelling and by sound. */
const FAMILY = 4;
const isSettled = ({ household }: Shared): boolean => household >= SEVERAL;
const isWrongDate = (shared: Shared): boolean => shared.isSlip || isSettled(shared);

/** What a record has in common with a removed person, by how much it says. */
function sharedFacts(record: Traits, facts: Facts) {
  const personal = facts.shared('email', record.emails) + facts.shared('user', record.usernames);
  const homes = new Set(record.homes.filter((keys) => facts.shared('house', keys) > 0).map(([key]) => key)).size;
  const household = facts.shared('phone', record.phones) + 2 * homes;
  const towns = facts.shared('town', record.towns);
  const kin = facts.shared('kin', record.kin);
  const jobs = facts.shared('job', record.jobs);
  const schools = facts.shared('school', record.schools);
  const month = record.birth?.month && facts.has('month', String(record.birth.month)) ? 1 : 0;
  const all = personal + household + towns + kin + jobs + schools;
  return {
    personal,
    /** Numbers, and houses twice. */
    household,
    /** Whether the month of birth is the same, and the year is a digit off or the whole family agrees. */
    isSlip:
      month > 0 &&
      all > 0 &&
      (facts.has('born', `slip ${record.birth?.year ?? ''}`) || (household > 0 && kin >= FAMILY)),
    towns,
    kin,
    /** What relatives do not share. */
    own: personal + jobs + schools + month,
    all,
  };
}

function birthLikeness(birth: Birth | null, facts: Facts): BirthLikeness {
  if (!birth || !facts.knows('birth')) return 'unknown';
  const { year, month } = birth;
  const hasMonths = month !== null && facts.knows('month');
  const isSameMonth = hasMonths && facts.has('month', String(month));
  if (facts.has('born', String(year))) return !hasMonths ? 'year' : isSameMonth ? 'same' : 'other-month';
  // A year computed from an age is often off by one.
  if (facts.has('born', `near ${year}`)) return hasMonths && !isSameMonth ? 'other-month' : 'close';
  return facts.has('born', `about ${year}`) ? 'generation' : 'far';
}

/** Attributes that a namesake has differently and the person does not: gender, generation, middle name. */
function contradicts(record: Traits, facts: Facts): boolean {
  if (record.gender && facts.knows('gender') && !facts.has('gender', record.gender)) return true;
  if (record.suffix && facts.knows('suffix') && !facts.has('suffix', record.suffix)) return true;
  // Middle names in another script are a guess, and some people go by theirs, or keep a former family name in it.
  const middles = record.names.flatMap(({ middle, isForeign }) => (isForeign ? [] : middle));
  const isOwn = (word: string) =>
    middleForms(word).some((form) => facts.has('middle', form) || facts.has('part', form));
  return middles.length > 0 && facts.knows('middle') && !facts.knows('foreign') && !middles.some(isOwn);
}

/**
 * Whether the lives differ: both have relatives, jobs or schools, or no birth date but places, and none is the same.
 * Who is born in the same year may have a new job.
 */
function differsInLife(record: Traits, birth: BirthLikeness, { all }: Shared, facts: Facts): boolean {
  if (all > 0) return false;
  return (
    (record.kin.length >= 6 && facts.knows('kin')) ||
    (record.schools.length > 0 && facts.knows('schools')) ||
    (birth === 'unknown' && record.jobs.length > 0 && facts.knows('jobs')) ||
    (record.birth !== null && !facts.knows('birth') && record.towns.length > 0 && facts.knows('places'))
  );
}
