import { parseOptions, typedPath, wholeNumber } from '#scripts/command-line.ts';
import { UserError } from '#scripts/user-error.ts';

export const USAGE =
  'npm run bench:search -- [--people 1000000] [--per-category 100] [--seed N] [--queries FILE] [--persons FILE] ' +
  '[--rounds 3] [--index-only] [--growth [100000,400000,…]] [--json]';

export type Options = {
  people: number;
  perCategory: number;
  seed: number;
  rounds: number;
  /** Files of people and queries; synthetic ones by default. */
  persons: string | undefined;
  queries: string | undefined;
  indexOnly: boolean;
  /** Index sizes, ascending, to measure growth. */
  growth: number[] | undefined;
  json: boolean;
};

const SIZES = [100_000, 200_000, 400_000, 1_000_000, 2_000_000, 4_000_000];

/** @throws UserError for a value that makes no sense */
export function optionsOf(args: string[]): Options {
  const { values, positionals } = parseOptions(USAGE, { allowPositionals: true, options }, args);
  const [list, ...more] = positionals;
  if (more.length || (list !== undefined && !values.growth))
    throw new UserError(`What is “${positionals.at(-1)}”? ${USAGE}`);
  const growth = list?.split(',').map((size) => wholeNumber('growth', size, 100)) ?? SIZES;
  if (values.growth && new Set(growth).size < 2) throw new UserError('--growth needs at least two numbers of people.');
  if (values.growth && (values.persons || values.queries))
    throw new UserError('--growth invents its people: it takes no files.');
  return {
    people: wholeNumber('people', values.people, 100),
    perCategory: wholeNumber('per-category', values['per-category'], 1),
    seed: wholeNumber('seed', values.seed),
    rounds: wholeNumber('rounds', values.rounds, 1),
    persons: file(values.persons),
    queries: file(values.queries),
    indexOnly: values['index-only'],
    growth: values.growth ? growth.toSorted((one, other) => one - other) : undefined,
    json: values.json,
  };
}

const options = {
  people: { type: 'string', default: '1000000' },
  'per-category': { type: 'string', default: '100' },
  seed: { type: 'string', default: '42' },
  rounds: { type: 'string', default: '3' },
  persons: { type: 'string' },
  queries: { type: 'string' },
  'index-only': { type: 'boolean', default: false },
  growth: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

const file = (path: string | undefined) => path && typedPath(path);
