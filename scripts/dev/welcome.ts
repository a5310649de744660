import { demoNames } from '#scripts/dev/demo-accounts.ts';
import { type Configuration, isLoopback } from '#scripts/dev/configuration.ts';

/** The message on start: addresses, accounts and how to stop. */
export function welcome(address: string, { HOST, DATA_DIR, STRIPE_SECRET }: Configuration): string {
  const lines: [string, string][] = [
    ['Calluna', `${address}/en`],
    ...demoNames.map((as): [string, string] => [`as a ${as}`, `${address}/dev/login?as=${as}&redirect=/en`]),
    ['as support', `${address}/dev/login?as=agent&redirect=/en/support-inbox`],
    ['Outbox', `${address}/dev/outbox`],
    ['Clock', `${address}/dev/clock`],
    ...(STRIPE_SECRET
      ? []
      : [['Pay with', '4242 4242 4242 4242, any date to come, any code; more at /dev'] as [string, string]]),
    ['Gallery', `${address}/dev/gallery`],
    ['API', `${address}/docs/`],
  ];
  return [
    '',
    ...lines.map(([name, link]) => `  ${name.padEnd(16)}${link}`),
    '',
    ...(isLoopback(HOST)
      ? []
      : [`  HOST is ${HOST}: anyone who can reach this machine can log in as a demo account and move the clock.`]),
    `  Ctrl-C ends it. The data stays in ${DATA_DIR}.`,
    '',
  ].join('\n');
}
