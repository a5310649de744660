import { expect, test } from 'vitest';

import { optionsFrom } from '#scripts/ops/options.ts';

const because = ['--reason', 'They asked us to', '--operator', 'rosa'];

test.each([
  [[], 'npm run ops'],
  [['delete', 'x', '--desk'], 'no command'],
  [['find', '--desk'], 'takes 1'],
  [['find', 'x', 'y', '--desk'], 'takes 1'],
  [['find', 'x', '--nonsense', '--desk'], 'nonsense'],
  [['find', 'x'], 'Say where'],
  [['find', 'x', '--desk', '--table', 't'], 'which of them'],
  [['block', 'x', '--desk'], '--reason'],
  [['block', 'x', '--desk', '--reason', 'short'], '--reason'],
  [['block', 'x', '--desk', '--reason', 'long enough'], '--operator'],
  [['grant', 'x', '0', '--desk', ...because], 'CREDITS'],
  [['grant', 'x', '-5', '--desk', ...because], 'ption'],
  [['grant', 'x', '1000', '--desk', ...because], 'CREDITS'],
  [['grant', 'x', '1.5', '--desk', ...because], 'CREDITS'],
  [['refund', 'x', '--desk', ...because], 'takes 2'],
  [['refund', 'x', 'chg_1', '--desk'], '--reason'],
  [['cancel', 'x', '--desk'], '--reason'],
  [['numbers', '--desk'], 'takes some'],
  [['no-pay', 'x', 'maybe', '--desk', ...because], 'on'],
])('%j is refused, and told why', (args, why) => {
  expect(() => optionsFrom(args, {})).toThrow(why);
});

test('what is not said on the line is in the environment', () => {
  const env = { TABLE_NAME: 't', SITE_URL: 'https://calluna.example', SIGNING_KEYS: 'arn' };
  expect(optionsFrom(['find', 'x'], env).where).toEqual({
    table: 't',
    site: 'https://calluna.example',
    signingKeys: 'arn',
  });
  expect(optionsFrom(['find', 'x', '--desk'], env).where).toEqual({ desk: '.data' });
  expect(optionsFrom(['find', 'x', '--desk', '--data-dir', 'y'], env).where).toEqual({ desk: 'y' });
});
