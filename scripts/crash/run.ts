import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { monthOf } from '#functions/billing/domain/period.ts';
import { takenIn, wrongIn, writtenIn } from '#scripts/crash/books.ts';
import { goodCard } from '#functions/providers/payments/double/card-number.ts';
import { type Member, newMember } from '#scripts/crash/member.ts';
import { type Product, startProduct } from '#scripts/crash/product.ts';
import { nameAt, startWriter, type Writes } from '#scripts/crash/writer.ts';
import { freePort } from '#scripts/dev/ports.ts';
import { random as seeded } from '#shared/values/chance.ts';

export type Crash = {
  /** The month to pay, and the captures of it before the kill. */
  month: number;
  taken_before: number;
  /** Whether the engine of the table was killed in the same moment. */
  whole: boolean;
  back_s: number;
  double: number;
  missed: number;
  /** Whether an acknowledged write is lost, or an unknown one is stored. */
  lost: boolean;
  /**
   * Whether the killed engine lost a write that it had acknowledged. DynamoDB Local does that in about one of twelve
   * kills without our code; DynamoDB does not.
   */
  lost_by_engine: boolean;
  trouble: string | null;
};
export type Options = { times: number; members: number; seed: number; onCrash?: (crash: Crash) => void };

const MINUTE = 60_000;
/** The sweep picks up interrupted charges within a quarter of an hour. */
const SETTLED_AFTER = 40 * MINUTE;
/** The dev server’s clock goes ten years ahead at most. */
const MONTHS_A_FOLDER = 100;
/** Registrations per network; the next ones an hour later. */
const AT_ONCE = 5;

/**
 * Kills the running product in the middle of a month’s charges, restarts it on the same data, and compares the
 * double’s journal with the product, once a month.
 */
export async function crashes(options: Options): Promise<Crash[]> {
  const done: Crash[] = [];
  for (let left = options.times; left > 0; left -= MONTHS_A_FOLDER) {
    const folder = await mkdtemp(join(tmpdir(), 'calluna-crash-'));
    try {
      done.push(
        ...(await inFolder(folder, {
          ...options,
          times: Math.min(left, MONTHS_A_FOLDER),
          seed: options.seed + done.length,
        })),
      );
    } finally {
      await rm(folder, { recursive: true, maxRetries: 5 });
    }
  }
  return done;
}

async function inFolder(folder: string, { times, members: count, seed, onCrash }: Options): Promise<Crash[]> {
  const random = seeded(String(seed));
  const port = await freePort();
  let product: Product | undefined = await startProduct(folder, port);
  const { address } = product;
  const members: Member[] = [];
  const done: Crash[] = [];
  try {
    for (let n = 0; n < count; n++) {
      if (n && n % AT_ONCE === 0) await moveClock(address, { advance_seconds: 3600 });
      members.push(await newMember(address, goodCard(n + 1)));
    }
    const due = (month: number) =>
      members.map(({ anchor }) => Date.parse(monthOf(anchor, month).from)).sort((a, b) => a - b);
    const reach = (moment: number) => moveClock(address, { now: new Date(moment).toISOString() });
    const takenBy = () => [...takenIn(folder).values()].reduce((sum, each) => sum + each, 0);

    // The first month runs undisturbed, to measure how much the double writes.
    await reach(due(1)[0]! - MINUTE);
    const before = writtenIn(folder);
    await reach(due(1).at(-1)! + SETTLED_AFTER);
    const written = writtenIn(folder) - before;

    let writes: Writes = { acknowledged: 0, sent: 0 };
    for (let month = 2; month <= times + 1; month++) {
      await reach(due(month)[0]! - MINUTE);
      const [from, takenSoFar, whole] = [writtenIn(folder), takenBy(), random.happens(0.5)];
      const writer = await startWriter(address, writes);
      const running = reach(due(month).at(-1)! + MINUTE).catch(() => {});
      const until = from + random.next() * written;
      for (const late = Date.now() + MINUTE; writtenIn(folder) < until && Date.now() < late;) await sleep(1);
      await sleep(random.between(0, 40));
      await product.kill(whole);
      product = undefined;
      [writes] = await Promise.all([writer.stop(), running]);
      const taken_before = takenBy() - takenSoFar;

      product = await startProduct(folder, port);
      const kept = await nameAt(address);
      const { trouble } = await reach(due(month).at(-1)! + SETTLED_AFTER);
      const isGone = kept < writes.acknowledged;
      const crash: Crash = {
        month,
        taken_before,
        whole,
        back_s: product.seconds,
        trouble,
        ...(await wrongIn(folder, address, members, month)),
        lost: (isGone && !whole) || kept > writes.sent,
        lost_by_engine: isGone && whole,
      };
      writes.acknowledged = kept;
      done.push(crash);
      onCrash?.(crash);
    }
    return done;
  } finally {
    await product?.stop();
  }
}

async function moveClock(address: string, move: object): Promise<{ trouble: string | null }> {
  const answer = await fetch(`${address}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(move),
  });
  if (!answer.ok) throw new Error(`The clock cannot be moved: ${answer.status} ${await answer.text()}`);
  const { trouble = null } = (await answer.json()) as { trouble?: string | null };
  return { trouble };
}
