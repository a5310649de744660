import * as z from 'zod';

import { Environment } from '#functions/platform/environment.ts';
import { UserError } from '#scripts/user-error.ts';

/** Settings of the dev server, from the environment or `.env`; `.env.example` describes each. */
const Configuration = Environment.extend({
  STAGE: z.literal('local', 'must be “local” or unset: the dev server never serves another stage').default('local'),
  /** 0 takes any free port. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  /** How many invented people the first start imports. */
  POPULATION: z.coerce.number().int().min(0).max(1_000_000).default(2000),
});
export type Configuration = z.infer<typeof Configuration>;

/** Reads the configuration and reports all mistakes at once. An empty value counts as unset. */
export function readConfiguration(env: Record<string, string | undefined>): Configuration {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const parsed = Configuration.safeParse(set);
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `${name} is “${set[name]}”: it ${demand(issue)}.`;
  });
  throw new UserError([...new Set(sentences)].join('\n'));
}

/** The descriptor shares its schema with the API, whose messages are keys. */
const demands: Record<string, string> = {
  'descriptor.long': 'must have at most 22 characters',
  'descriptor.letter': 'must contain a letter',
};

function demand(issue: z.core.$ZodIssue): string {
  const own = demands[issue.message];
  if (own) return own;
  if (issue.message.startsWith('must ')) return issue.message;
  if (issue.code === 'too_small') return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`;
  if (issue.code === 'invalid_type') return issue.expected === 'int' ? 'must be a whole number' : 'must be a number';
  if (issue.code === 'invalid_format' && issue.format === 'url')
    return 'must be a web address, such as http://localhost:3000';
  return 'is not understood';
}

/** Whether the dev server is reachable from this machine only. */
export const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127\./.test(host);

/** The host name by which a browser on this machine reaches the server. */
export function hostName(host: string): string {
  if (isLoopback(host) || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
