import { parseOptions, wholeNumber } from '#scripts/command-line.ts';

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

/** @throws UserError for a value that makes no sense */
export function optionsOf(args: string[]): Options {
  const { json, ...numbers } = parseOptions(USAGE, { options }, args).values;
  const whole = (name: keyof typeof numbers, least: number) => wholeNumber(name, numbers[name], least);
  return {
    renewals: whole('renewals', 0),
    checkouts: whole('checkouts', 0),
    charges: whole('charges', 1),
    rounds: whole('rounds', 0),
    seed: whole('seed', 0),
    json,
  };
}

const number = (value: string) => ({ type: 'string', default: value }) as const;
const options = {
  renewals: number('33333'),
  checkouts: number('5000'),
  charges: number('200'),
  rounds: number('20'),
  seed: number('1'),
  json: { type: 'boolean', default: false },
} as const;
