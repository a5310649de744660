import {
  endOf,
  from,
  honorific,
  introduces,
  leads,
  places,
  relatives,
  roles,
  selves,
  startOf,
  strong,
} from '#functions/nlu/name/japanese/lists.ts';
import { isName } from '#functions/nlu/name/japanese/spelling.ts';

/** Particles after which a new word begins. */
const borders = /[のはがをにでともへ]/u;
const office = /^の([^のはがを]{1,14}?)(?:です|でござい|と申し|ですが|でし|だけど|からの|から|$)/u;
/** The subject of the call: “車検の件で”. */
const matter = /^(?:の(?:件|こと|話|ほう|方(?!で)|お届け|ご?予約|ご?注文|修理|お?見積)|について|に関して|を|に(?!て))/u;
/** A nickname for oneself: “ケンちゃんだけど”. */
const nick =
  /^(?:ちゃん|くん|っち|りん|ぽん|たん|ちん|やん|坊)(?:だよ|だけど|です(?!か|よね)|っす|やけど|だ$|より|から)/u;
const notice = /^から(?:の)?(?:ご)?(?:一斉)?(?:連絡|案内|お知らせ|通知|確認|お電話|電話)/u;

/** Whether a name is followed by the caller’s relation: 「良子おばちゃんやけど」. */
const called = (rest: string): boolean => {
  const relation = startOf(rest, relatives);
  return relation !== undefined && introduces(rest.slice(relation.length));
};

/** What follows, in the same piece or the next. */
export function afterOf(rest: string, next: string): string {
  const read = rest || next;
  const pause = rest ? '' : 'pause:';
  if (!read) return 'end';
  if (startOf(read, strong)) return `${pause}strong`;
  if (rest && nick.test(rest)) return 'nick';
  if (startOf(read, honorific)) return `${pause}honorific`;
  if (rest && introduces(read)) return 'intro';
  if (rest && called(rest)) return 'kin';
  if (notice.test(rest)) return 'notice';
  if (rest && startOf(read, from) && !rest.startsWith('の')) return 'from';
  const part = office.exec(rest)?.[1];
  if (part && isName(part)) return 'の-name';
  if (part && (endOf(part, roles) || endOf(part, places) || part === '者' || part === '方')) return 'の-office';
  if (matter.test(rest)) return 'matter';
  if (rest.startsWith('の')) return 'の';
  const unit = rest && startOf(rest, roles);
  if (unit && (introduces(rest.slice(unit.length)) || rest[unit.length] === 'の')) return 'office';
  return rest ? 'else' : 'pause';
}

/** What precedes, in the same piece or the last. */
export function beforeOf(lead: string, previous: string): string {
  if (lead.endsWith('の')) {
    const owner = lead.slice(0, -1);
    if (endOf(owner, places) || places.some((place) => place.length > 1 && owner.includes(place))) return 'place-の';
    if (endOf(owner, relatives)) return 'kin-の';
    return endOf(owner, roles) ? 'role-の' : 'の';
  }
  if (!lead) {
    if (!previous) return 'start';
    if (endOf(previous, leads) === previous) return 'greeting';
    if (endOf(previous, selves)) return 'self';
    if (endOf(previous, places)) return 'place';
    return endOf(previous, roles) ? 'role' : 'pause';
  }
  if (endOf(lead, selves) || /(?:こちら|うち|私|わたくし|わたし|僕|俺)[はもが]$/u.test(lead)) return 'self';
  if (endOf(lead, leads)) return 'greeting';
  if (endOf(lead, places)) return 'place+';
  if (endOf(lead, roles)) return 'role+';
  return borders.test(lead.at(-1)!) ? 'particle' : 'else';
}
