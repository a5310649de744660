import parsePhoneNumber from 'libphonenumber-js/max';

import type { Table } from '#functions/platform/table/table.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { numberStore, type OurNumber } from '#functions/calls/telephony/number-store.ts';
import { UserError } from '#scripts/user-error.ts';
import { Phone } from '#shared/values/phone.ts';

/** Manages the pool of numbers to which calls are forwarded. */
export function numbers(what: string, args: string[], table: Table, now: Date): Promise<string> {
  const [one, ...more] = args;
  if (what === 'list' && !more.length) return list(one, table, now);
  if (what === 'add' && one) return add(args, table, now);
  if (what === 'retire' && one && !more.length) return retire(one, table, now);
  throw new UserError('numbers list [COUNTRY], numbers add NUMBER…, or numbers retire NUMBER: which of them?');
}

/** Lists the numbers of a country, or of all, with their accounts. */
async function list(country: string | undefined, table: Table, now: Date): Promise<string> {
  if (country !== undefined && !/^[A-Z]{2}$/.test(country)) throw new UserError('COUNTRY is two letters, such as US.');
  const all = await numberStore(table).all(country);
  if (!all.length) return country ? `There are no numbers in ${country}.` : 'There are no numbers.';
  return [...Map.groupBy(all, (each) => each.country)]
    .map(([where, ours]) => {
      const free = ours.filter((each) => standing(each, now) === 'free').length;
      const lines = ours.map((each) => `  ${each.number.padEnd(18)}${standing(each, now)}`);
      return [`${where}: ${ours.length}, ${free} of them free`, ...lines].join('\n');
    })
    .join('\n\n');
}

function standing({ account_id, neutral_until }: OurNumber, now: Date): string {
  if (account_id) return account_id;
  return isNeutral({ neutral_until }, now) ? `says until ${neutral_until} that nobody is there` : 'free';
}

const isNeutral = ({ neutral_until }: Pick<OurNumber, 'neutral_until'>, now: Date) =>
  neutral_until !== null && neutral_until > now.toISOString();

/** Adds bought numbers to the pool, all or none. */
async function add(args: string[], table: Table, now: Date): Promise<string> {
  const store = numberStore(table);
  const read = args.map(readNumber);
  const twice = read.find(({ number }, i) => read.findIndex((each) => each.number === number) !== i);
  if (twice) throw new UserError(`${twice.number} stands there twice.`);
  if (read.length > MOST) throw new UserError(`At most ${MOST} numbers at once.`);
  const existing = await Promise.all(read.map(({ number }) => store.of(number)));
  const ours = existing.find((each) => each !== undefined);
  if (ours) throw new UserError(`${ours.number} is a number of ours already.`);
  await table.commit(...read.flatMap(({ number, country }) => store.add(number, country, now)));
  const places = [...Map.groupBy(read, ({ country }) => country)].map(
    ([country, its]) => `${its.length} in ${country}`,
  );
  return `Added ${places.join(', ')}. They may be given to owners now.`;
}

/** As many as one transaction takes. */
const MOST = 30;

/** @throws UserError for a number that is not valid E.164 */
function readNumber(text: string): { number: Phone; country: string } {
  const number = Phone.safeParse(text).data;
  if (!number) throw new UserError(`“${text}” is not in E.164: a plus, the country’s code, the rest, nothing else.`);
  const parsed = parsePhoneNumber(number);
  if (!parsed?.country || !parsed.isPossible()) throw new UserError(`${number} is no number of any country.`);
  return { number, country: parsed.country };
}

/** Removes a number from the pool before it is returned to the provider. An assigned number stays. */
const retire = (text: string, table: Table, now: Date): Promise<string> =>
  retryOnConflict(async () => {
    const store = numberStore(table);
    const { number } = readNumber(text);
    const ours = await store.of(number);
    if (!ours) throw new UserError(`${number} is no number of ours.`);
    if (ours.account_id)
      throw new UserError(`${number} answers for ${ours.account_id}: they turn forwarding off first.`);
    if (isNeutral(ours, now))
      throw new UserError(`${number} says until ${ours.neutral_until} that nobody is there: retire it then.`);
    await table.commit(...store.retire(ours));
    return `${number} is no number of ours any more.`;
  });
