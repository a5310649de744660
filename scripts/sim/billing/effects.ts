import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

import { createTable, type Table } from '#functions/platform/table/table.ts';
import type { Payments } from '#functions/providers/payments/port.ts';
import { type Command, cancelledBy, type Memory } from '#functions/platform/table/memory.ts';
import { callFates, unkeyedFates } from '#scripts/sim/billing/call-fates.ts';
import { KeyMisused, type SimulatedProvider, type Verb } from '#scripts/sim/billing/provider.ts';
import type { FaultId, Operation } from '#scripts/sim/billing/fault-matrix.ts';
import type { Random } from '#shared/values/chance.ts';
import type { Actor, Schedule } from '#scripts/sim/billing/schedule.ts';

/** Probability of each fault per effect. */
export type Rates = { table: number; lost: number; conflict: number; provider: number; slow: number; death: number };
export const CALM: Rates = { table: 0, lost: 0, conflict: 0, provider: 0, slow: 0, death: 0 };

/** A request or a job that runs, and when it dies. */
export type SimulatedActor = Actor & {
  operation: Operation;
  /** Dies in the middle of this effect, before or after it is carried out. */
  dies: { at: number; how: 'F1' | 'F2' } | undefined;
  effects: number;
  /** Number of started jobs. */
  started: number;
  /** The same request runs concurrently, or ran before. */
  isTwice: boolean;
  /** It changes the billing of an account: an ambush can hit it. */
  isWork: boolean;
  /** Called when it dies. */
  onDeath: () => void;
};

type Dependencies = {
  random: Random;
  schedule: Schedule;
  memory: Memory;
  provider: SimulatedProvider;
  rates: () => Rates;
  hit: (actor: SimulatedActor, fault: FaultId) => void;
  trace: (actor: SimulatedActor, text: () => string) => void;
  report: (invariant: string, words: string) => void;
  /** Called after each effect. */
  afterEffect: (actor: SimulatedActor) => void;
};

const refusedByTable = (name: string) => Object.assign(new Error(name), { name });

/**
 * Every effect of the code under test passes through here: it waits for its turn, may fail in every way the real one
 * can, may be the last one of its actor, and returns in a turn of its own.
 */
export function effectsOf(deps: Dependencies) {
  const { random, schedule, memory, provider, hit, trace } = deps;

  /** Resolves when it is this actor’s turn; never, once it is dead. */
  async function turn(actor: SimulatedActor): Promise<void> {
    await schedule.turn(actor);
  }

  function die(actor: SimulatedActor, fault: FaultId): Promise<never> {
    hit(actor, fault);
    trace(actor, () => `dies (${fault})`);
    actor.isDead = true;
    actor.onDeath();
    return new Promise(() => undefined);
  }

  const isLast = (actor: SimulatedActor, how: 'F1' | 'F2') =>
    actor.dies?.at === actor.effects && actor.dies.how === how;

  async function effect<T>(actor: SimulatedActor, perform: () => Promise<T> | T): Promise<T> {
    await turn(actor);
    actor.effects++;
    if (isLast(actor, 'F1')) return die(actor, 'F1');
    let failed: Error | undefined;
    let value: T | undefined;
    try {
      const done = perform();
      value = done instanceof Promise ? await done : done;
    } catch (error) {
      failed = error instanceof Error ? error : new Error(String(error));
    }
    if (isLast(actor, 'F2')) return die(actor, 'F2');
    deps.afterEffect(actor);
    await turn(actor);
    if (failed) throw failed;
    return value as T;
  }

  function send(actor: SimulatedActor, command: Command): Promise<unknown> {
    const name = command.constructor.name;
    const writes = name !== 'GetCommand' && name !== 'BatchGetCommand' && name !== 'QueryCommand';
    return effect(actor, () => {
      const rates = deps.rates();
      if (random.happens(rates.table)) {
        hit(actor, 'F6');
        trace(actor, () => `${describe(command)} → refused by the table`);
        throw refusedByTable(random.happens(0.5) ? 'ProvisionedThroughputExceededException' : 'InternalServerError');
      }
      if (name === 'TransactWriteCommand' && random.happens(rates.conflict)) {
        hit(actor, 'F7');
        trace(actor, () => `${describe(command)} → conflict`);
        throw cancelledBy(command.input.TransactItems!.map((_, i) => ({ Code: i ? 'None' : 'TransactionConflict' })));
      }
      try {
        const answer = memory.execute(command);
        const isLost = writes && random.happens(rates.lost);
        trace(actor, () => describe(command) + (isLost ? ' → done, answer lost' : ''));
        if (!isLost) return answer;
      } catch (error) {
        trace(actor, () => `${describe(command)} → ${(error as Error).name}`);
        if ((error as Error).name === 'TransactionCanceledException') hit(actor, 'F7');
        throw error;
      }
      hit(actor, 'F3');
      // The SDK repeats the request, whose condition now fails.
      throw refusedByTable('TimeoutError');
    });
  }

  const table = (actor: SimulatedActor): Table =>
    createTable('sim', { send: (command: Command) => send(actor, command) } as unknown as DynamoDBDocumentClient);

  /** A call to the provider: done, rejected, lost on the way there or back, late, or answered by a stored error. */
  function call(actor: SimulatedActor, verb: Verb, input: never, key: string | undefined): Promise<unknown> {
    return effect(actor, async () => {
      const rates = deps.rates();
      const chance = random.next();
      const how = chance >= rates.provider ? 'done' : random.pick(key === undefined ? unkeyedFates : callFates);
      paysAtOnce(actor, verb, input);
      const label = () => `${verb} ${JSON.stringify(input)}${key ? ` [${key}]` : ''}`;
      if (how !== 'done') {
        hit(actor, 'F8');
        trace(actor, () => `${label()} → ${how}`);
      }
      try {
        const answer = await provider.call(verb, input, key, how);
        if (random.happens(rates.slow)) await schedule.after(actor, random.between(1, 7_000));
        trace(actor, () => `${label()} → ${JSON.stringify(answer)}`);
        if (verb === 'confirmPayment' && (answer as { state: string }).state !== 'paid') hit(actor, 'F9');
        if (verb === 'saveCard' || verb === 'retrieveSetupIntent') begins(actor, (answer as { state: string }).state);
        return answer;
      } catch (error) {
        if (error instanceof KeyMisused) deps.report('R-IDEM-1', error.message);
        throw error;
      }
    });
  }

  /** Once its card is tried for money, the checkout counts as one payment. */
  function paysAtOnce(actor: SimulatedActor, verb: Verb, input: object): void {
    if (actor.operation !== 'checkout' || verb !== 'confirmPayment' || !('confirmation_token' in input)) return;
    actor.operation = 'one payment';
    if (actor.isTwice) hit(actor, 'F4');
  }

  /** Once the card is saved, the checkout counts as a trial. */
  function begins(actor: SimulatedActor, state: string): void {
    if (state !== 'saved') return hit(actor, 'F9');
    if (actor.operation !== 'checkout') return;
    actor.operation = 'trial';
    if (actor.isTwice) hit(actor, 'F4');
    if (actor.skew) hit(actor, 'F11');
  }

  /** The payments port of this actor. */
  const payments = (actor: SimulatedActor): Payments => ({
    ensureCustomer: (input, key) => call(actor, 'ensureCustomer', input as never, key) as never,
    previewCard: (input) => call(actor, 'previewCard', input as never, undefined) as never,
    saveCard: (input, key) => call(actor, 'saveCard', input as never, key) as never,
    retrieveSetupIntent: (input) => call(actor, 'retrieveSetupIntent', input as never, undefined) as never,
    createPayment: (input, key) => call(actor, 'createPayment', input as never, key) as never,
    findPayment: (input) => call(actor, 'findPayment', input as never, undefined) as never,
    confirmPayment: (input, key) => call(actor, 'confirmPayment', input as never, key) as never,
    retrievePayment: (input) => call(actor, 'retrievePayment', input as never, undefined) as never,
    voidPayment: (input, key) => call(actor, 'voidPayment', input as never, key) as never,
    refundPayment: (input, key) => call(actor, 'refundPayment', input as never, key) as never,
    readEvent: () => Promise.reject(new Error('Events are read elsewhere')),
  });

  return { effect, table, payments, die };
}
export type Effects = ReturnType<typeof effectsOf>;

function describe({ constructor, input }: Command): string {
  const name = constructor.name.replace('Command', '');
  const keyOf = (each: { Item?: { pk: string; sk: string }; Key?: { pk: string; sk: string } } | undefined) => {
    const { pk = '', sk = '' } = each?.Item ?? each?.Key ?? {};
    const more = each?.Item as Record<string, unknown> | undefined;
    const state = more?.state ?? more?.status;
    return `${pk.split('#')[0]}/${sk.slice(0, 24)}${typeof state === 'string' ? `=${state}` : ''}${more?.revision ? `@${more.revision as number}` : ''}`;
  };
  if (input.TransactItems)
    return `${name} ${input.TransactItems.map((each) => keyOf(each.Put ?? each.Update ?? each.Delete)).join(', ')}`;
  if (input.RequestItems) return name;
  if (input.KeyConditionExpression) return `${name} ${JSON.stringify(input.ExpressionAttributeValues)}`;
  return `${name} ${keyOf(input)}`;
}
