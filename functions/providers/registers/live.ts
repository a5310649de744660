import * as z from 'zod';

import { Environment } from '#functions/platform/environment.ts';
import { secret } from '#functions/platform/secret.ts';
import { courtListener } from '#functions/providers/registers/courtlistener.ts';
import { registersDouble } from '#functions/providers/registers/double.ts';
import { nppes } from '#functions/providers/registers/nppes.ts';
import { openSanctions } from '#functions/providers/registers/opensanctions.ts';
import type { Register } from '#functions/providers/registers/port.ts';

/** A register and how often it may be asked on a day. */
export type ConnectedRegister = Register & { daily_calls: number };

/** Our accounts: the JSON behind REGISTERS_SECRET; on the dev server, its file. */
const Accounts = z.object({
  OPENSANCTIONS_KEY: z.string().min(1).optional(),
  COURTLISTENER_TOKEN: z.string().min(1).optional(),
});
type Accounts = z.infer<typeof Accounts>;

/** The registers of this stage; by default none. Throws for one without its account. */
export async function registersOf(env: Record<string, string | undefined>): Promise<ConnectedRegister[]> {
  const set = Environment.parse(Object.fromEntries(Object.entries(env).filter(([, value]) => value)));
  const wanted = new Set(set.REGISTERS);
  const isDouble = wanted.delete('double');
  if (isDouble && (set.STAGE !== 'local' || wanted.size))
    throw new Error('The double of all registers is for the dev server, alone');
  const needsAccount = wanted.has('opensanctions') || wanted.has('courtlistener');
  const accounts = isDouble
    ? { OPENSANCTIONS_KEY: 'double', COURTLISTENER_TOKEN: 'double' }
    : needsAccount
      ? accountsIn(await secret(set.REGISTERS_SECRET))
      : {};
  const more = isDouble ? { send: registersDouble().send } : {};
  const price = { minor_units: set.OPENSANCTIONS_CALL_CENTS, currency: 'USD' as const };
  const make = {
    opensanctions: (): ConnectedRegister => ({
      ...openSanctions({ key: keyOf(accounts, 'OPENSANCTIONS_KEY'), price, ...more }),
      daily_calls: Math.floor(set.OPENSANCTIONS_DAILY_CENTS / Math.max(1, price.minor_units)),
    }),
    courtlistener: (): ConnectedRegister => ({
      ...courtListener({ token: keyOf(accounts, 'COURTLISTENER_TOKEN'), ...more }),
      daily_calls: set.COURTLISTENER_DAILY_CALLS,
    }),
    nppes: (): ConnectedRegister => ({ ...nppes(more), daily_calls: set.NPPES_DAILY_CALLS }),
  };
  const names = isDouble ? (Object.keys(make) as (keyof typeof make)[]) : ([...wanted] as (keyof typeof make)[]);
  return names.map((name) => make[name]());
}

function keyOf(accounts: Accounts, name: keyof Accounts): string {
  const key = accounts[name];
  if (!key) throw new Error(`A register is to be asked, and ${name} is not set`);
  return key;
}

function accountsIn(json: string): Accounts {
  try {
    return Accounts.parse(JSON.parse(json));
  } catch {
    throw new Error('REGISTERS_SECRET leads to no accounts'); // without the cause, which quotes the secret
  }
}

let configured: Promise<ConnectedRegister[]> | undefined;

/** The registers of this stage, read once for each Lambda; a read that failed is tried again. */
export function registers(): Promise<ConnectedRegister[]> {
  configured ??= registersOf(process.env);
  configured.catch(() => (configured = undefined));
  return configured;
}
