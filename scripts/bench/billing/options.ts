import { parseArgs } from 'node:util';

import { UserError } from '#scripts/user-error.ts';

export const USAGE =
  'npm run bench:billing -- [--renewals 33333] [--checkouts 5000] [--charges 200] [--rounds 20] [--seed 1] [--json]';

export type Options = {
  /** Of the day: due months and checkouts. 0 renewals skip it. */
  renewals: number;
  checkouts: number;
  /** Of the speed: charges of each side in a round. 0 rounds skip it. */
  charges: number;
  rounds: number;
  seed: number;
  json: boolean;
};

/** What was typed; what cannot be meant is a `UserError`. */
export function optionsOf(args: string[]): Options {
  const { json, ...numbers } = parsed(args);
  const whole = (name: keyof typeof numbers, least: number) => {
    const text = numbers[name];
    if (!/^\d{1,7}$/.test(text) || Number(text) < least)
      throw new UserError(`--${name} is “${text}”: it must be a whole number, ${least} or more.`);
    return Number(text);
  };
  return {
    renewals: whole('renewals', 0),
    checkouts: whole('checkouts', 0),
    charges: whole('charges', 1),
    rounds: whole('rounds', 0),
    seed: whole('seed', 0),
    json,
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        renewals: { type: 'string', default: '33333' },
        checkouts: { type: 'string', default: '5000' },
        charges: { type: 'string', default: '200' },
        rounds: { type: 'string', default: '20' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UserError(`${(error as Error).message.split('. ')[0]}. ${USAGE}`);
  }
}
