import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod';

type Settings = Partial<Record<string, string>>;

const Values = z.record(z.string(), z.union([z.string(), z.number()]).transform(String));

/** The settings that are kept for a stage, in `{folder}/{stage}.json`; none without that file. */
export function settingsIn(folder: string, stage: string): Settings {
  const path = join(folder, `${stage}.json`);
  return existsSync(path) ? Values.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
}

/** Settings that do nothing, or break the stage, without others. */
const pairs: readonly { setting: string; value: string; needs: readonly string[] }[] = [
  { setting: 'UNDERSTANDING', value: 'bedrock', needs: ['BEDROCK_MODEL'] },
  { setting: 'TELEPHONY', value: 'twiml', needs: ['TELEPHONY_SECRET'] },
  { setting: 'BOT_CHECK', value: 'turnstile', needs: ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET'] },
];

/** A model of our region, or a profile that stays in the United States: no words of a call leave the country. */
const MODEL = /^(us\.)?(?!(eu|apac|jp|au|ca|global|us-gov)\.)[a-z0-9-]+\.[\w.:-]+$/;

/** Refuses settings with which a stage would not do what it is set to do. @throws before synthesis */
export function checkSettings(settings: Settings): void {
  for (const { setting, value, needs } of pairs) {
    const unset = needs.filter((name) => !settings[name]);
    if (settings[setting] === value && unset.length)
      throw new Error(`-c ${setting}=${value} needs more: set -c ${unset.join('=… -c ')}=…`);
  }
  const model = settings.BEDROCK_MODEL;
  if (model && !MODEL.test(model))
    throw new Error(
      `-c BEDROCK_MODEL=${model}: the id of a model in us-east-1, such as amazon.nova-lite-v1:0, or of an inference profile of the United States, such as us.anthropic.claude-haiku-4-5-20251001-v1:0.`,
    );
}
