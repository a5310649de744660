import type { RawRecord } from '#functions/people/import/record.ts';
import { countriesOf } from '#scripts/population/cities.ts';
import { type Family, type Member, nameOf } from '#scripts/population/family.ts';
import type { Subject } from '#scripts/population/evidence.ts';
import { nicknames } from '#scripts/population/names/lists.ts';
import { spell } from '#scripts/population/names/naming.ts';

/** The displayed name: in its own script where that is used, else in Latin letters. */
export function shownName(family: Family, member: Member) {
  const { latin, native } = spell(nameOf(member), member.gender);
  return native && countriesOf[nameOf(member).tradition].includes(family.country) ? native : latin;
}

/** The present name, former names, and aliases. */
export function namesOf({
  random,
  family,
  member,
  observed,
  certain,
  always,
}: Subject): NonNullable<RawRecord['names']> {
  const name = nameOf(member);
  const since = { from: member.names.at(-1)!.from, until: null };
  const shown = shownName(family, member);
  const { latin, native } = spell(name, member.gender);
  const other = shown.full_name === latin.full_name ? native : latin;
  if (member.known === 'barely')
    return [certain(since, { ...shown, middle_name: null, full_name: shortOf(shown), kind: 'current' as const })];

  const earlier = member.names.slice(0, -1).flatMap((each, nth) => {
    const until = member.names[nth + 1]!.from;
    const spelled = spell(each.name, member.gender).latin;
    if (spelled.full_name === latin.full_name) return [];
    return observed(
      ['households', 'directories', 'lines', 'property'],
      { from: each.from, until },
      { ...spelled, kind: 'earlier' as const },
      0.9,
    );
  });
  const nickname = random.pick(nicknames[name.given.latin] ?? [null]);
  return [
    certain(since, { ...shown, kind: 'current' as const }),
    ...earlier,
    // sources differ by script; but a Japanese name is known in both
    ...(other ? [certain(since, { ...other, kind: 'also' as const }, ['households', 'web'])] : []),
    ...(nickname && random.happens(0.4)
      ? observed(['web', 'directories'], always, {
          full_name: `${nickname} ${latin.last_name}`,
          first_name: nickname,
          middle_name: null,
          last_name: latin.last_name,
          kind: 'also' as const,
        })
      : []),
  ];
}

/** Without the middle name, as in sources with little data. */
const shortOf = ({ full_name, middle_name }: { full_name: string; middle_name: string | null }) =>
  middle_name ? full_name.replace(` ${middle_name} `, ' ') : full_name;
