import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';

import { Environment } from '#functions/platform/environment.ts';
import { enformion } from '#functions/providers/people-data/enformion.ts';
import { peopleDataLabs } from '#functions/providers/people-data/people-data-labs.ts';
import type { PeopleData } from '#functions/providers/people-data/port.ts';

/** A vendor and its daily budget. */
export type Vendor = PeopleData & { daily_minor_units: number };

/** Our accounts with the vendors: the JSON behind PEOPLE_DATA_SECRET and, on the dev server, the environment itself. */
const Accounts = z.object({
  PEOPLE_DATA_LABS_KEY: z.string().min(1).optional(),
  ENFORMION_NAME: z.string().min(1).optional(),
  ENFORMION_PASSWORD: z.string().min(1).optional(),
});

const cents = (minor_units: number) => ({ minor_units, currency: 'USD' as const });

/**
 * The vendors of this stage, in the configured order; by default none. Throws for a vendor without an account, so that
 * a wrong setting is not mistaken for “no match”.
 */
export async function vendorsOf(env: Record<string, string | undefined>): Promise<Vendor[]> {
  const settings = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const set = Environment.parse(settings);
  const wanted = new Set(set.PEOPLE_DATA_SOURCES.filter((name) => name !== 'own'));
  if (!wanted.size) return [];
  const { STAGE, PEOPLE_DATA_SECRET } = set;
  const accounts = Accounts.parse(STAGE === 'local' ? settings : await secretOf(PEOPLE_DATA_SECRET));
  return [...wanted].map((name): Vendor => {
    if (name === 'people-data-labs') {
      const { PEOPLE_DATA_LABS_KEY: key } = accounts;
      if (!key) throw new Error('people-data-labs is to be asked, and PEOPLE_DATA_LABS_KEY is not set');
      const vendor = peopleDataLabs({ key, credit: cents(set.PEOPLE_DATA_LABS_CREDIT_CENTS) });
      return { ...vendor, daily_minor_units: set.PEOPLE_DATA_LABS_DAILY_CENTS };
    }
    const { ENFORMION_NAME, ENFORMION_PASSWORD: password } = accounts;
    if (!ENFORMION_NAME || !password) {
      throw new Error('enformion is to be asked, and ENFORMION_NAME or ENFORMION_PASSWORD is not set');
    }
    const prices = { search: cents(set.ENFORMION_SEARCH_CENTS), report: cents(set.ENFORMION_REPORT_CENTS) };
    const vendor = enformion({ name: ENFORMION_NAME, password, ...prices });
    return { ...vendor, daily_minor_units: set.ENFORMION_DAILY_CENTS };
  });
}

async function secretOf(name: string | undefined): Promise<unknown> {
  if (!name) throw new Error('vendors are to be asked, and PEOPLE_DATA_SECRET is not set');
  const { SecretString } = await new SecretsManagerClient({}).send(new GetSecretValueCommand({ SecretId: name }));
  try {
    return JSON.parse(SecretString ?? '');
  } catch {
    throw new Error('PEOPLE_DATA_SECRET leads to no JSON'); // without the cause, which quotes the secret
  }
}

let configured: Promise<Vendor[]> | undefined;

/** The vendors of this stage, read once for each Lambda; a read that failed is tried again. */
export function vendors(): Promise<Vendor[]> {
  configured ??= vendorsOf(process.env);
  configured.catch(() => (configured = undefined));
  return configured;
}
