import { describe, expect, test } from 'vitest';

import { hostName, isLoopback, readConfiguration } from '#scripts/dev/configuration.ts';
import { UserError } from '#scripts/user-error.ts';

const faults = (env: Record<string, string>) => {
  try {
    readConfiguration(env);
  } catch (error) {
    if (error instanceof UserError) return error.message.split('\n');
    throw error;
  }
  return [];
};

describe('the configuration', () => {
  test('needs nothing set', () => {
    expect(readConfiguration({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: '.data', POPULATION: 2000 });
  });

  test('takes an empty value for none', () => {
    expect(readConfiguration({ PORT: '', POPULATION: '0' })).toMatchObject({ PORT: 3000, POPULATION: 0 });
  });

  test('reports all faults at once, in sentences', () => {
    expect(
      faults({
        PORT: '70000',
        POPULATION: '2.5',
        PRICE_MINOR_UNITS: '0',
        TRIAL_DAYS: 'one',
        SITE_URL: 'here',
        STAGE: 'production',
      }),
    ).toEqual([
      'STAGE is “production”: it must be “local” or unset: the dev server never serves another stage.',
      'SITE_URL is “here”: it must be a web address, such as http://localhost:3000.',
      'PRICE_MINOR_UNITS is “0”: it must be more than 0.',
      'TRIAL_DAYS is “one”: it must be a number.',
      'PORT is “70000”: it must be at most 65535.',
      'POPULATION is “2.5”: it must be a whole number.',
    ]);
  });
});

test.each([
  ['127.0.0.1', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['192.168.1.5', false],
])('%s is this machine alone: %s', (host, alone) => {
  expect(isLoopback(host)).toBe(alone);
});

test.each([
  ['127.0.0.1', 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['192.168.1.5', '192.168.1.5'],
  ['fd00::5', '[fd00::5]'],
])('listening on %s is called %s', (host, name) => {
  expect(hostName(host)).toBe(name);
});
