import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

import { createTable, type Table } from '#functions/platform/table/table.ts';
import type { Payments } from '#functions/providers/payments/port.ts';
import { type Command, cancelledBy, type Memory } from '#functions/platform/table/memory.ts';
import { type Bank, KeyMisused, passages, type Verb } from '#scripts/sim/billing/bank.ts';
import type { FaultId, Operation } from '#scripts/sim/billing/cells.ts';
import type { Random } from '#scripts/sim/billing/random.ts';
import type { Actor, Schedule } from '#scripts/sim/billing/schedule.ts';

/** How often what goes wrong, of each effect. */
export type Rates = { table: number; lost: number; conflict: number; provider: number; slow: number; death: number };
export const CALM: Rates = { table: 0, lost: 0, conflict: 0, provider: 0, slow: 0, death: 0 };

/** Somebody who acts: what of, and how much longer it lives. */
export type Acting = Actor & {
  operation: Operation;
  /** After so many effects it dies; in the middle of one, before or after it is done. */
  dies: { at: number; how: 'F1' | 'F2' } | undefined;
  effects: number;
  /** How many jobs it started. */
  started: number;
  /** Whether the same is asked by another one at once, or was before. */
  isTwice: boolean;
  /** Whether it works on somebody’s money: what others may lie in wait for. */
  isWork: boolean;
  /** Told when it dies. */
  onDeath: () => void;
};

type Ground = {
  random: Random;
  schedule: Schedule;
  memory: Memory;
  bank: Bank;
  rates: () => Rates;
  hit: (actor: Acting, fault: FaultId) => void;
  trace: (actor: Acting, text: () => string) => void;
  broken: (invariant: string, words: string) => void;
  /** Told after each effect: somebody may lie in wait for it. */
  passed: (actor: Acting) => void;
};

const refusedByTable = (name: string) => Object.assign(new Error(name), { name });

/**
 * What the code under test does to the world goes through here. Each effect waits for its turn, may fail in every way in
 * which the real one fails, may be the last thing that its actor does, and answers in a turn of its own.
 */
export function effectsOf(ground: Ground) {
  const { random, schedule, memory, bank, hit, trace } = ground;

  /** Resolves when this actor may go on; never, where it is over for it. */
  async function turn(actor: Acting): Promise<void> {
    await schedule.turn(actor);
  }

  function die(actor: Acting, fault: FaultId): Promise<never> {
    hit(actor, fault);
    trace(actor, () => `dies (${fault})`);
    actor.isDead = true;
    actor.onDeath();
    return new Promise(() => undefined);
  }

  const isLast = (actor: Acting, how: 'F1' | 'F2') => actor.dies?.at === actor.effects && actor.dies.how === how;

  async function effect<T>(actor: Acting, perform: () => Promise<T> | T): Promise<T> {
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
    ground.passed(actor);
    await turn(actor);
    if (failed) throw failed;
    return value as T;
  }

  function send(actor: Acting, command: Command): Promise<unknown> {
    const name = command.constructor.name;
    const writes = name !== 'GetCommand' && name !== 'BatchGetCommand' && name !== 'QueryCommand';
    return effect(actor, () => {
      const rates = ground.rates();
      if (random.chance(rates.table)) {
        hit(actor, 'F6');
        trace(actor, () => `${told(command)} → refused by the table`);
        throw refusedByTable(random.chance(0.5) ? 'ProvisionedThroughputExceededException' : 'InternalServerError');
      }
      if (name === 'TransactWriteCommand' && random.chance(rates.conflict)) {
        hit(actor, 'F7');
        trace(actor, () => `${told(command)} → conflict`);
        throw cancelledBy(command.input.TransactItems!.map((_, i) => ({ Code: i ? 'None' : 'TransactionConflict' })));
      }
      try {
        const answer = memory.execute(command);
        const isLost = writes && random.chance(rates.lost);
        trace(actor, () => told(command) + (isLost ? ' → done, answer lost' : ''));
        if (!isLost) return answer;
      } catch (error) {
        trace(actor, () => `${told(command)} → ${(error as Error).name}`);
        if ((error as Error).name === 'TransactionCanceledException') hit(actor, 'F7');
        throw error;
      }
      hit(actor, 'F3');
      // Sent again by the SDK, a write that stands already meets its own condition.
      throw refusedByTable('TimeoutError');
    });
  }

  const table = (actor: Acting): Table =>
    createTable('sim', { send: (command: Command) => send(actor, command) } as unknown as DynamoDBDocumentClient);

  /** One call to the provider: done, refused, lost on the way there or back, late, or answered by an error that is kept. */
  function call(actor: Acting, verb: Verb, asked: never, key: string | undefined): Promise<unknown> {
    return effect(actor, async () => {
      const rates = ground.rates();
      const chance = random.next();
      const how = chance >= rates.provider ? 'done' : random.oneOf(key === undefined ? unkeyed : passages);
      const label = () => `${verb} ${JSON.stringify(asked)}${key ? ` [${key}]` : ''}`;
      if (how !== 'done') {
        hit(actor, 'F8');
        trace(actor, () => `${label()} → ${how}`);
      }
      try {
        const answer = await bank.call(verb, asked, key, how);
        if (random.chance(rates.slow)) await schedule.after(actor, random.between(1, 7_000));
        trace(actor, () => `${label()} → ${JSON.stringify(answer)}`);
        if (verb === 'confirmPayment' && (answer as { state: string }).state !== 'paid') hit(actor, 'F9');
        if (verb === 'saveCard' || verb === 'retrieveSetupIntent') begins(actor, (answer as { state: string }).state);
        return answer;
      } catch (error) {
        if (error instanceof KeyMisused) ground.broken('R-IDEM-1', error.message);
        throw error;
      }
    });
  }

  /** With a card that is saved a checkout becomes a beginning. */
  function begins(actor: Acting, state: string): void {
    if (state !== 'saved') return hit(actor, 'F9');
    if (actor.operation !== 'checkout') return;
    actor.operation = 'trial';
    if (actor.isTwice) hit(actor, 'F4');
    if (actor.skew) hit(actor, 'F11');
  }

  /** The port of payments, as this actor reaches the provider. */
  const payments = (actor: Acting): Payments => ({
    ensureCustomer: (asked, key) => call(actor, 'ensureCustomer', asked as never, key) as never,
    previewCard: (asked) => call(actor, 'previewCard', asked as never, undefined) as never,
    saveCard: (asked, key) => call(actor, 'saveCard', asked as never, key) as never,
    retrieveSetupIntent: (asked) => call(actor, 'retrieveSetupIntent', asked as never, undefined) as never,
    createPayment: (asked, key) => call(actor, 'createPayment', asked as never, key) as never,
    findPayment: (asked) => call(actor, 'findPayment', asked as never, undefined) as never,
    confirmPayment: (asked, key) => call(actor, 'confirmPayment', asked as never, key) as never,
    retrievePayment: (asked) => call(actor, 'retrievePayment', asked as never, undefined) as never,
    voidPayment: (asked, key) => call(actor, 'voidPayment', asked as never, key) as never,
    refundPayment: (asked, key) => call(actor, 'refundPayment', asked as never, key) as never,
    readEvent: () => Promise.reject(new Error('Events are read elsewhere')),
  });

  return { effect, table, payments, die };
}
export type Effects = ReturnType<typeof effectsOf>;

/** What can become of a call that only looks. */
const unkeyed = ['refused', 'lost before'] as const;

function told({ constructor, input }: Command): string {
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
