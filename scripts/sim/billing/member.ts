import { checkoutStore } from '#functions/billing/checkout-store.ts';
import { goodCard } from '#functions/providers/payments/double/card-number.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import type { Answer } from '#scripts/sim/billing/call-endpoint.ts';
import type { SimulatedActor } from '#scripts/sim/billing/effects.ts';
import type { Operation } from '#scripts/sim/billing/fault-matrix.ts';
import type { TestCard } from '#scripts/sim/billing/provider.ts';
import type { Runtime } from '#scripts/sim/billing/runtime.ts';
import type { Place } from '#scripts/sim/billing/taxes.ts';
import type { World } from '#scripts/sim/billing/world.ts';
import type { AccountId, SubscriptionId } from '#shared/values/id.ts';
import type { Money } from '#shared/values/money.ts';

export type Member = {
  account_id: AccountId;
  network: string;
  device: string;
  place: Place;
  testCard: TestCard;
  isGone: boolean;
};
/** A request; `begins` is called each time it is sent. */
type Sender = { name: string; operation: Operation; member: Member; begins?: () => void; changes?: string };
type Subscription = {
  subscription_id: SubscriptionId;
  status: string;
  period: number;
  paid_until: string;
  charging: number | null;
  price: Money;
  pause?: object | null;
};

export const secret = async () => 'a secret of the simulation';

/** What every action of a member needs: requests that are repeated, stored rows, time, a new card. */
export function memberTools(world: World, runtime: Runtime) {
  const { random, schedule, effects, memory } = world;
  const { happens } = random;
  let cards = 0;

  const deps = (actor: SimulatedActor) => {
    const table = effects.table(actor);
    const context = runtime.contextFor(actor);
    return {
      table,
      context,
      pay: { ...context, checkouts: checkoutStore(table), limits: limiterOf(table, secret), secret },
    };
  };
  const row = (pk: string, sk: string) => memory.at({ pk, sk });
  const subscriptionOf = ({ account_id }: Member) =>
    row(`MONEY#${account_id}`, 'SUBSCRIPTION') as unknown as Subscription | undefined;
  const later = (ms: number, go: () => void) => schedule.at(schedule.now() + ms, go);
  const pause = (ms: number) => new Promise<void>((go) => later(ms, go));
  /** The turn and the time of a statement. */
  const order = () => ({ order: schedule.turns(), at: schedule.now() });

  function newCard(): TestCard {
    const mood = random.pick([
      'good',
      'good',
      'good',
      'good',
      'good',
      'poor',
      'bad',
      'careful',
      'slow',
      'asks',
    ] as const);
    const says = {
      good: () => 'yes' as const,
      poor: () => random.pick(['yes', 'yes', 'soft', 'soft'] as const),
      bad: () => random.pick(['soft', 'hard', 'yes'] as const),
      careful: () => random.pick(['authentication', 'yes', 'yes'] as const),
      slow: () => random.pick(['processing', 'yes', 'soft'] as const),
      asks: () => random.pick(['action', 'yes', 'yes'] as const),
    }[mood];
    return {
      number: goodCard(++cards),
      says,
      saves: () => (happens(0.1) ? 'soft' : happens(0.1) ? 'action' : 'yes'),
    };
  }

  /** Sends a request once; undefined without an answer. */
  async function request(who: Sender, send: (actor: SimulatedActor) => Promise<Answer>): Promise<Answer | undefined> {
    const { name, operation, member } = who;
    const sent = { account_id: member.account_id, kind: who.changes ?? '', from: schedule.turns(), until: Infinity };
    if (who.changes) world.requests.push(sent);
    const { value } = await world.spawn({ name, operation, account: member.account_id }, send);
    sent.until = schedule.turns();
    return value;
  }

  /** Repeats a request until it is answered, a few times; sometimes sends it twice at once. */
  async function retryUntilAnswered(
    who: Sender,
    send: (actor: SimulatedActor) => Promise<Answer>,
    onAnswer: (answer: Answer, alone: boolean) => void,
  ): Promise<Answer | undefined> {
    let answer: Answer | undefined;
    const once = async (twice: boolean, alone: boolean) => {
      who.begins?.();
      answer = await request(who, (actor) => {
        actor.isTwice = twice;
        if (twice) world.hit(actor, 'F4');
        return send(actor);
      });
      if (answer) onAnswer(answer, alone);
    };
    for (let tries = 0; tries < 4; tries++) {
      const twice = world.rates().death > 0 && happens(0.15);
      await Promise.all(twice ? [once(true, false), once(true, false)] : [once(tries > 0, true)]);
      if (answer && answer.status < 500 && answer.status !== 409) return answer;
      await pause(random.between(1_000, 120_000));
    }
    return answer;
  }

  return { deps, row, subscriptionOf, later, pause, order, newCard, request, retryUntilAnswered };
}
export type MemberTools = ReturnType<typeof memberTools>;
