import { expect, test } from 'vitest';

import { optionsFrom } from '#scripts/ops/options.ts';

const because = ['--reason', 'They asked us to', '--operator', 'rosa'];

test.each([
  [[], 'npm run ops'],
  [['find', '--help'], 'npm run ops'],
  [['delete', 'x', '--dev'], 'no command'],
  [['tickets', '--dev'], 'needs one of these:\n\n  tickets list'],
  [['find', '--dev'], 'takes 1'],
  [['find', 'x', 'y', '--dev'], 'takes 1'],
  [['find', 'x', '--nonsense', '--dev'], 'nonsense'],
  [['find', 'x'], 'Say where'],
  [['find', 'x', '--dev', '--table', 't'], 'which of them'],
  [['block', 'x', '--dev'], '--reason'],
  [['block', 'x', '--dev', '--reason', 'short'], '--reason'],
  [['block', 'x', '--dev', '--reason', 'long enough'], '--operator'],
  [['grant', 'x', '0', '--dev', ...because], 'CREDITS'],
  [['grant', 'x', '-5', '--dev', ...because], 'ption'],
  [['grant', 'x', '1000', '--dev', ...because], 'CREDITS'],
  [['grant', 'x', '1.5', '--dev', ...because], 'CREDITS'],
  [['refund', 'x', '--dev', ...because], 'takes 2'],
  [['refund', 'x', 'chg_1', '--dev'], '--reason'],
  [['cancel', 'x', '--dev'], '--reason'],
  [['numbers', '--dev'], 'needs one of these:\n\n  numbers list'],
  [['no-pay', 'x', 'maybe', '--dev', ...because], 'on'],
])('rejects %j with a reason', (args, why) => {
  expect(() => optionsFrom(args, {})).toThrow(why);
});

test('options that are not given come from the environment', () => {
  const env = { TABLE_NAME: 't', SITE_URL: 'https://calluna.example', SIGNING_KEYS: 'arn' };
  expect(optionsFrom(['find', 'x'], env).where).toEqual({
    table: 't',
    site: 'https://calluna.example',
    signingKeys: 'arn',
  });
  expect(optionsFrom(['find', 'x', '--dev'], env).where).toEqual({ devServer: '.data' });
  expect(optionsFrom(['find', 'x', '--dev', '--data-dir', 'y'], env).where).toEqual({ devServer: 'y' });
  expect(optionsFrom(['find', 'x', '--desk'], env).where).toEqual({ devServer: '.data' }); // its former name
});
