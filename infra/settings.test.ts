import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { settable } from '#infra/needs.ts';
import { checkSettings, settingsIn } from '#infra/settings.ts';
import { stageSettings } from '#infra/stages.ts';
import { sellerSettings } from '#shared/values/seller.ts';

test.each([
  ['UNDERSTANDING', 'bedrock', 'BEDROCK_MODEL'],
  ['TELEPHONY', 'twiml', 'TELEPHONY_SECRET'],
  ['BOT_CHECK', 'turnstile', 'TURNSTILE_SITE_KEY=… -c TURNSTILE_SECRET'],
])('%s=%s is refused without %s', (setting, value, missing) => {
  expect(() => checkSettings({ [setting]: value })).toThrow(`-c ${setting}=${value} needs more: set -c ${missing}=…`);
  expect(() => checkSettings({})).not.toThrow();
});

test.each(['amazon.nova-lite-v1:0', 'deepseek.v3.2', 'us.anthropic.claude-haiku-4-5-20251001-v1:0'])(
  '%s is a model that may understand calls',
  (BEDROCK_MODEL) => expect(() => checkSettings({ UNDERSTANDING: 'bedrock', BEDROCK_MODEL })).not.toThrow(),
);

test.each([
  'claude',
  'eu.anthropic.claude-haiku-4-5-20251001-v1:0',
  'global.anthropic.claude-haiku-4-5-20251001-v1:0',
  'arn:aws:bedrock:us-east-1:000000000000:inference-profile/us.amazon.nova-lite-v1:0',
  'amazon.nova-*',
])('%s is none, or leaves the country', (BEDROCK_MODEL) => {
  expect(() => checkSettings({ BEDROCK_MODEL })).toThrow('BEDROCK_MODEL');
});

test('reads the settings of a stage from its file; without a file there are none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stages-'));
  writeFileSync(join(folder, 'staging.json'), '{ "ASSISTANT_MINUTES": 60, "owner": "calls" }');
  expect(settingsIn(folder, 'staging')).toEqual({ ASSISTANT_MINUTES: '60', owner: 'calls' });
  expect(settingsIn(folder, 'prod')).toEqual({});
  rmSync(folder, { recursive: true });
});

test('the example has what a lasting stage needs, and nothing that no stage takes', () => {
  const names = Object.keys(settingsIn('stages', 'example'));
  expect(names).toEqual(expect.arrayContaining([...Object.values(sellerSettings), 'alarmEmail', 'MAIL_FROM']));
  expect([...stageSettings, ...settable]).toEqual(expect.arrayContaining(names));
});
